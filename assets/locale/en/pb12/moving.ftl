### Planning a Move: the card, the signs on the way, the reach.

moving-title-running = { $figure } moves on
moving-points = { $spent } of { $points } movement points
moving-cost = cost { $cost } AP · Moved ×{ $markers } afterwards
moving-markers = Moved ×{ $markers } afterwards
moving-explanation = A click or Enter sets a waypoint; then Enter or a click on the ghost walks the route.
moving-onward = On to the mouse: { $points } movement points in all{ $missing ->
    [0] .
   *[other] , { $missing } too many.
  }
moving-note-running = What you do not use is lost when you stop.
moving-addend = { $what }: { $points } BP ({ $rule })
moving-nothing-yet = Point at a place to see the cheapest route there.
moving-waypoints-hint = Enter or a click on the ghost walks the route.
moving-heights = { $count } heights here, now { $height }: Ctrl and wheel, or { $keys }.
moving-too-far = Too far: { $missing ->
    [1] 1 movement point is
   *[other] { $missing } movement points are
  } missing. Only the bright part is walked.
moving-too-dear = Only the bright part will be walked: { $reason }
moving-falls = { $height ->
    [0] The figure finds no safe stand on this route and slips aside, without losing height.
   *[other] The figure falls { $height } { $height ->
        [one] step
       *[other] steps
    } on this route{ $damage }.
}
moving-collides = The figure runs into { $obstacle } on this route{ $damage }.
moving-damage = {" "}and takes damage { $damage }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
  }
moving-height-label = at { $height }
moving-full = Full move +{ $bonus }
moving-full-note = All action points in one Move; no free action this turn. R1.7.3
moving-straight = Straight
moving-straight-note = You draw the legs by hand, with no way round anything. Shift does the same for one click.
moving-climb = Climb
moving-climb-note = Hold on to climbable terrain, as high as one option goes. R6.1.8
moving-take-back = Take back
moving-stop = Stop here
moving-commit = Go
moving-activate-and-go = Activate and go
attack-activate-first = Activate · { $attack }
moving-activates-first = Going also activates the figure; until then nothing is decided.
moving-note-up = ↑{ $height } · { $points } BP
moving-note-down = ↓{ $height } · { $points } BP
moving-note-across = { $points } BP
moving-note-climb = holds · { $points } BP
moving-note-slow = { $points } BP
moving-note-turn = { $side ->
    [left] ↺
   *[right] ↻
} { $degrees }° · { $points } BP
moving-reach-label = { $number } AP
moving-reach-points = { $points } BP
moving-reach-bonus = full move

random-direction-title = { $player }: where does { $figure } stumble?
random-direction-explanation = The die leaves the direction to you. Point there and click.
random-direction-way = { $way } to the { $direction }
random-direction-collides = A collision with { $obstacle }.
random-direction-stepper = Direction
random-direction-commit = This way

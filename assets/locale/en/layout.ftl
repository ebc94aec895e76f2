### The measures of a layout: the sub-command, its summary, and the report.

## The command line

layout-help = Measure a layout: sight, concealment, ways, choke points, whom it favours; and try it by games between bots.
layout-grid-help = Size of the cells that are measured, in steps.
layout-height-help = Height of the figures that are looked at, in steps (may be given several times; 0 is the bare ground).
layout-games-help = Let bots play so many games on the layout, with the same forces on every side in turn.
layout-against-help = A second layout, by id or path: told is how it differs, map by map and number by number; with --games the same forces play on both, and it is judged whether the difference is more than chance.
layout-seed-help = Equal seeds bring equal games.
layout-bot-help = The bots that play: { $bots }.
layout-html-help = Write a report with pictures into this HTML file.
layout-anew-help = Use nothing that was found out before.
layout-bad-grid = { $found } is no cell size: a number of steps from { $least } to { $most } is expected.
layout-too-fine = Cells of { $found } { $found ->
    [one] step
   *[other] steps
} are too small for this table; { $finest } { $finest ->
    [one] step
   *[other] steps
} is the least.
layout-bad-height = { $found } is no height of a figure: a number of steps from 0 to { $most } is expected.
layout-no-html = the report can only be written as an HTML file, not as { $found }.
layout-swap-other-number-of-sides = The other layout has { $found } sides, but there are { $expected } forces.
layout-swap-figures-aboard = Sides cannot be swapped here: { $figure } is aboard something, or has steering points.
layout-swap-no-place-on-side = There is no room for { $figure } on the side of { $side }, nor an entry zone to wait at.
layout-written = Report: { $file }
layout-reused = Used again from before: { $share }.

time-left-moment = a few seconds left
time-left-seconds = about { $seconds } s left
time-left-minutes = about { $minutes } min left
layout-in-all = In all, { $left }
layout-stage-sites = Places to stand
layout-stage-sight = Sight
layout-stage-cover = Concealment
layout-stage-ways = Ways
layout-stage-chokes = Choke points
layout-stage-games = Games

## Names

layout-whole-table = the whole table
layout-start-of = { $player }’s starting places
layout-side-of = { $player }’s side
layout-interval = { $value } % ({ $low } to { $high } %)
layout-chance = chance alone does that with p = { $p }
layout-chance-tiny = chance alone does that with p < 0.01

## What was found

layout-nobody-stands = There is no place on this table where a figure could stand.
layout-finding-no-sides = There are no two sides on this table that figures come from, so nothing is said about crossing it.
layout-finding-uncrossable = No figure can cross this table: there is no way from { $start } to { $end }.
layout-finding-crossing = The cheapest way across leads from { $start } to { $end }: { $cost } points for { $length } { $length ->
    [one] step
   *[other] steps
}.
layout-finding-sight = From the ground { $player } comes from, { $share } of the table is in sight.
layout-finding-dead = { $share } of the table is dead ground to { $enemies }: not to be seen from where those figures come from.
layout-finding-doors = ways lead through closed doors, which are opened on them: { $doors }.
layout-finding-shut-doors = nobody opens { $doors } here: there is no room to stand and do so. { $options } measures the table as if it stood open.
layout-finding-lane = The longest free line of sight measures { $length } { $length ->
    [one] step
   *[other] steps
}.
layout-finding-choke =
    The tightest place lies at { $place }: were it closed, { $ways ->
        [one] one way would cost { $more } points more
       *[other] { $ways } ways would together cost { $more } points more
    }.
layout-finding-choke-cut =
    The tightest place lies at { $place }: were it closed, { $ways ->
        [one] one way would be cut off
       *[other] { $ways } ways would be cut off
    }.
layout-finding-no-choke = There is no choke point: whatever place is closed, the ways hardly get longer.
layout-finding-favoured = { $count } for { $player }
layout-finding-balance = Of { $total } measures there are { $told }; { $even ->
        [0] none is even
        [one] one is even
       *[other] { $even } are even
    }.

layout-games-undecided = { $layout }: in { $games } games nobody ever came off better.
layout-games-favour = { $layout } favours { $player }’s side: in { $games } games it came off better in { $interval } of those decided, and { $chance }.
layout-games-even = { $layout } is fair as far as { $games } games can tell: { $player }’s side came off better in { $interval } of those decided, and { $chance }.
layout-difference-unknown = Too few games were decided to compare the layouts.
layout-difference-none = The games show no difference between the layouts: on both { $player }’s side came off better in { $before } of the games decided. The true difference lies between { $low } and { $high } percentage points, with 95 % certainty.
layout-difference-real = The layouts differ by more than chance: { $player }’s side came off better in { $before } of the games decided on { $first }, and in { $after } on { $second }. That is { $count ->
        [1] 1 percentage point
       *[other] { $points } percentage points
    } { $more ->
        [more] more
       *[less] less
    }; the true difference lies between { $low } and { $high } percentage points with 95 % certainty, and { $chance }.
layout-difference-chance = The difference between the layouts can be chance: { $player }’s side came off better in { $before } of the games decided on { $first }, and in { $after } on { $second }. That is { $count ->
        [1] 1 percentage point
       *[other] { $points } percentage points
    } { $more ->
        [more] more
       *[less] less
    }; the true difference lies between { $low } and { $high } percentage points with 95 % certainty, and { $chance }.

layout-games-open = { $layout }: { $games } games are too few to tell whether it favours a side; { $player }’s side came off better in { $interval } of those decided.

## Measures of the players

layout-measure-reached-first = share of the table that is reached first
layout-measure-in-sight = share of the table in sight of one’s own ground
layout-measure-exposed = how much of the enemy’s ground sees a place nearer to oneself
layout-measure-dead-ground = dead ground among the places nearer to oneself
layout-measure-concealment = mean concealment there against the enemy’s ground
layout-measure-height = mean height of the places nearer to oneself
layout-measure-way-to = cheapest way to “{ $goal }”
layout-apart-share = { $value } percentage points
layout-apart-levels = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } levels
layout-unit-points = { $value } points
layout-unit-levels = level { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
layout-unit-steps = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } { $value ->
    [one] step
   *[other] steps
}

## The report

layout-report-title = What is this layout worth?
layout-report-title-two = Two layouts compared
layout-report-of = { $width } × { $depth } { $depth ->
    [one] step
   *[other] steps
}, { $pieces } pieces of terrain, measured in cells of { $grid ->
        [one] one step
       *[other] { $grid } steps
    }
layout-report-short = In short
layout-report-contents = Contents
layout-report-players = Who is better off
layout-report-players-note = What every player gets out of the table before anybody moves. “Nearer to oneself” are the places a player’s figures reach first. Shares differ by percentage points: 42 % is 2 percentage points more than 40 %. Differences up to 2 percentage points, 1 point, 0.1 levels or 0.1 steps are no more than the cells can tell and count as even.
layout-report-measure = measure
layout-report-favours = favours
layout-report-even = even
layout-report-difference = difference
layout-report-first = Who is there first
layout-report-first-note = Each place in the colour of the player whose figures get there with fewer points; uncoloured where nobody does, or both as soon.
layout-report-exposure = Where one is seen
layout-report-exposure-note = From how much of the opponents’ ground a standing figure’s base point is in sight. What it stands on may hide it, too. Black is dead ground: it is seen from nowhere. Without colour: nobody can stand there.
layout-report-exposure-of = Seen from the ground of { $enemies }
layout-report-exposure-table = Seen from the whole table
layout-report-seen-none = unseen
layout-report-seen-all = seen from everywhere
layout-report-cover = Where one is concealed
layout-report-cover-note = The mean concealment level of a standing figure against those who have a sight line to it. Black: nobody has one.
layout-report-cover-of = Concealment against the ground of { $enemies }
layout-report-cover-table = Concealment against the whole table
layout-report-cover-none = level 0
layout-report-cover-all = level { $level } and more
layout-report-cover-hidden = not to be seen at all
layout-report-sight-shares = Share of the table in sight
layout-report-ground = ground
layout-report-whose = whose
layout-report-places = places
layout-report-in-sight = in sight
layout-report-seen-at-once = in sight from an average place
layout-report-lanes = The longest free lines of sight
layout-report-lanes-note = From base point to base point, with nothing in between; of lines side by side only the longest is told.
layout-report-from = from
layout-report-to = to
layout-report-length = length
layout-report-steps = { $value } { $value ->
    [one] step
   *[other] steps
}
layout-report-ways = Ways and choke points
layout-report-ways-note = The cheapest legal ways of an average human, alone on the table, from the middle of one ground to that of another. Rings are the places whose closing, { $radius ->
        [one] one step
       *[other] { $radius } steps
    } around, lengthens these ways most.
layout-report-cost = points
layout-report-no-way = no way
layout-report-nowhere = nobody can stand there
layout-report-place = place
layout-report-cut-off = cut off
layout-report-more = more points
layout-report-affected = ways affected
layout-report-no-chokes = No place is a choke point.
layout-report-games = Tried by play
layout-report-games-note = { $games } games between bots (“{ $bot }”, seed { $seed }) on each layout, the same forces on every side in turn. A side came off better when it won alone, or shared the victory having lost fewer figures. Intervals are Wilson’s at 95 %; whether a side is favoured is judged by the exact binomial test, a difference between layouts by Fisher’s exact test.
layout-report-sides = Which side came off better
layout-report-forces = Which force came off better
layout-report-force-of = { $player }’s force
layout-report-better = { $better } of { $decided }
layout-report-rounds = Rounds
layout-report-rounds-told = { $mean } on average ({ $low } to { $high })
layout-report-decided = decided
layout-report-alone = won alone
layout-report-shared = shared
layout-report-unfinished = broken off
layout-report-games-column = games
layout-report-layout = layout
layout-report-losses = Losses over time
layout-report-losses-note = Figures lost per game up to the end of each round.
layout-report-losses-across = game round
layout-report-losses-up = figures lost
layout-report-heat = Where the figures were
layout-report-stood = Where they stood
layout-report-moved = Where they moved
layout-report-fell = Where they fell
layout-report-heat-none = rarely
layout-report-heat-all = most often
layout-report-fair = The dashed line is an even share.
layout-report-how = How it was measured
layout-report-how-note = Figures on the table are left out of all maps; games are played with them. A place is the middle of a cell, at each height where an average human (radius 0.25, 2 steps high, base point at 1.8) stands safely. Sight is measured from base point to base point; floors, roofs and hills hide, even those that one of the two stands on. Concealment is told from at most { $observers } evenly spread places of each ground. The numbers of all maps and tables stand in this file as JSON, in the element “numbers”.
layout-report-made = Made by pb12table { $version } in { $minutes } min { $seconds } s.

## Two layouts beside each other

layout-compared = What is different
layout-compared-same = In no number do the layouts differ by more than the cells can tell.
layout-compared-no-piece = Both layouts have the same terrain.
layout-compared-altered = { $count ->
    [one] One piece of terrain is another one
   *[other] { $count } pieces of terrain are others
}: { $pieces }.
layout-compared-added = { $count ->
    [one] One piece of terrain is new
   *[other] { $count } pieces of terrain are new
}: { $pieces }.
layout-compared-removed = { $count ->
    [one] One piece of terrain is gone
   *[other] { $count } pieces of terrain are gone
}: { $pieces }.
layout-compared-more = { $count } more
layout-compared-player = For { $player }, { $better ->
    [0] no number is better
    [one] one number is better
   *[other] { $better } numbers are better
} and { $worse ->
    [0] none is worse
    [one] one is worse
   *[other] { $worse } are worse
} than before.
layout-compared-seen-at-once = From an average place, { $after } of the table is in sight; it was { $before }.
layout-compared-hidden = { $after } of the places are seen from nowhere; it was { $before }.
layout-compared-longest-lane = The longest free line of sight measures { $after }; it was { $before }.
layout-compared-closed = { $count ->
    [one] One way is closed
   *[other] { $count } ways are closed, among them
}: { $way }.
layout-compared-opened = { $count ->
    [one] One way has opened
   *[other] { $count } ways have opened, among them
}: { $way }.
layout-compared-numbers = Every number beside the other
layout-compared-numbers-note = The change is what the second layout has more than the first; “=” stands where they differ by no more than the cells can tell. Green changes are good for the player whose number it is, red ones bad.
layout-compared-change = change
layout-compared-maps-note = Beside each other, and as a difference: orange places are seen from more of that ground than before, blue ones from less, and pale ones as before. A place is the same where a figure stands in the same cell as high on both.
layout-compared-difference = The difference
layout-compared-came = a new place
layout-compared-went = no place any more
layout-change-places = places to stand
layout-change-seen-at-once = share of the table in sight from an average place
layout-change-hidden = places seen from nowhere
layout-change-longest-lane = longest free line of sight
layout-change-ground-in-sight = share of the table in sight from “{ $ground }”
layout-change-way = from “{ $start }” to “{ $end }”
layout-change-new = new
layout-change-gone = gone

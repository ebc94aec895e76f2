### The measures of a layout: the sub-command, its summary, and the report.

## The command line

layout-help = Measure a layout: sight, cover, routes, choke points, which side it favours; and try it out in games between bots.
layout-grid-help = Size of the measured cells, in steps.
layout-height-help = Height of the figures to look for, in steps (can be given several times; 0 is the bare ground).
layout-games-help = Let bots play this many games on the layout, with the same forces on every side in turn.
layout-against-help = A second layout, by id or path, compared map by map and number by number; with --games the same forces play on both, and a test judges whether the difference is more than chance.
layout-deployments-help = Measure all deployments of the layout and set them side by side in one table; with --games the same forces play on each.
layout-no-deployments = { $name } has no deployments to set side by side.
layout-seed-help = The same seed makes the same games.
layout-bot-help = The bots that play: { $bots }.
layout-html-help = Write a report with pictures to this HTML file.
layout-anew-help = Measure everything again, using no earlier results.
layout-bad-grid = { $found } is not a cell size: give a number of steps from { $least } to { $most }.
layout-too-fine = Cells of { $found } { $found ->
    [one] step
   *[other] steps
} are too small for this table; { $finest } { $finest ->
    [one] step
   *[other] steps
} is the least.
layout-bad-height = { $found } is not the height of a figure: give a number of steps from 0 to { $most }.
layout-no-html = the program writes the report only as an HTML file, not as { $found }.
layout-swap-other-number-of-sides = The other layout has { $found } sides, but there are { $expected } forces.
layout-swap-figures-aboard = The sides cannot swap places here: { $figure } is aboard something, or has steering points.
layout-swap-no-place-on-side = There is no room for { $figure } on { $side }'s side, nor an entry zone to wait at.
layout-written = Report: { $file }
layout-reused = From earlier results: { $share }.

time-left-moment = a few seconds left
time-left-seconds = about { $seconds } s left
time-left-minutes = about { $minutes } min left
layout-in-all = In all, { $left }
layout-stage-sites = Places to stand
layout-stage-sight = Sight
layout-stage-cover = Cover
layout-stage-ways = Routes
layout-stage-chokes = Choke points
layout-stage-games = Games

## Names

layout-whole-table = the whole table
layout-start-of = { $player }’s starting places
layout-side-of = { $player }’s side
layout-interval = { $value } % ({ $low } to { $high } %)
layout-chance = the chance of that happening by luck alone is p = { $p }
layout-chance-tiny = the chance of that happening by luck alone is p < 0.01

## What was found

layout-nobody-stands = There is no place on this table where a figure can stand.
layout-finding-no-sides = No two sides enter this table, so there is nothing to say about crossing it.
layout-finding-uncrossable = No figure can cross this table: there is no route from { $start } to { $end }.
layout-finding-crossing = The cheapest route across leads from { $start } to { $end }: { $cost } points for { $length } { $length ->
    [one] step
   *[other] steps
}.
layout-finding-sight = From { $player }’s starting ground, { $share } of the table is in sight.
layout-finding-dead = { $share } of the table is dead ground to { $enemies }: their starting ground does not see it.
layout-finding-doors = routes lead through closed doors, which the figures open: { $doors }.
layout-finding-shut-doors = nobody can open { $doors } here, for lack of room to stand. { $options } measures the table with open doors.
layout-finding-lane = The longest free line of sight measures { $length } { $length ->
    [one] step
   *[other] steps
}.
layout-finding-choke =
    The tightest spot is at { $place }: if it were closed, { $ways ->
        [one] one route would cost { $more } points more
       *[other] { $ways } routes would together cost { $more } points more
    }.
layout-finding-choke-cut =
    The tightest spot is at { $place }: if it were closed, { $ways ->
        [one] one route would be cut off
       *[other] { $ways } routes would be cut off
    }.
layout-finding-no-choke = There is no choke point: whichever place you close, the routes get hardly any longer.
layout-finding-favoured = { $count ->
    [one] 1 favours
   *[other] { $count } favour
} { $player }
layout-finding-balance = Of { $total } measures, { $told }; { $even ->
        [0] none is even
        [one] one is even
       *[other] { $even } are even
    }.

layout-games-undecided = { $layout }: in { $games } games, neither side ever came off better.
layout-games-favour = { $layout } favours { $player }’s side: in { $games } games it came off better in { $interval } of those decided, and { $chance }.
layout-games-otherwise = { $kind } see { $layout } otherwise: { $player }’s side came off better in { $interval } of the decided ones among their { $games } games.
layout-games-even = { $layout } is fair as far as { $games } games can tell: { $player }’s side came off better in { $interval } of those decided, and { $chance }.
layout-difference-unknown = Too few games were decided to compare the layouts.
layout-difference-few = Too few games yet to compare the layouts: the true difference lies between { $low } and { $high } percentage points with 95 % certainty.
layout-difference-none = The games show no difference between the layouts: on both { $player }’s side came off better in { $before } of the games decided. The true difference lies between { $low } and { $high } percentage points, with 95 % certainty.
layout-difference-real = The layouts differ by more than chance: { $player }’s side came off better in { $before } of the games decided on { $first }, and in { $after } on { $second }. That is { $count ->
        [1] 1 percentage point
       *[other] { $points } percentage points
    } { $more ->
        [more] more
       *[less] less
    }; the true difference lies between { $low } and { $high } percentage points with 95 % certainty, and { $chance }.
layout-difference-chance = The difference between the layouts may be chance: { $player }’s side came off better in { $before } of the games decided on { $first }, and in { $after } on { $second }. That is { $count ->
        [1] 1 percentage point
       *[other] { $points } percentage points
    } { $more ->
        [more] more
       *[less] less
    }; the true difference lies between { $low } and { $high } percentage points with 95 % certainty, and { $chance }.

layout-games-open = { $layout }: { $games } games are too few to tell whether it favours a side; { $player }’s side came off better in { $interval } of those decided.
layout-first-open = { $layout }: { $games } decided games are too few to tell whether the first turn matters; whoever had it came off better in { $interval }.
layout-first-even = { $layout }: the first turn is worth little as far as { $games } decided games can tell. Whoever had it came off better in { $interval }, and { $chance }.
layout-first-favoured = { $layout }: the first turn is an advantage. In { $games } decided games whoever had it came off better in { $interval }, and { $chance }.
layout-first-worse = { $layout }: the first turn is a drawback. In { $games } decided games whoever had it came off better in { $interval }, and { $chance }.
layout-first-always = { $layout }: { $player }’s side always had the first turn, so that games cannot tell its turn and its side apart.

## Measures of the players

layout-measure-reached-first = share of the table reached first
layout-measure-in-sight = share of the table in sight of your own ground
layout-measure-exposed = how much of the enemy’s ground sees a place nearer to you
layout-measure-dead-ground = dead ground among the places nearer to you
layout-measure-concealment = mean cover there against the enemy’s ground
layout-measure-height = mean height of the places nearer to you
layout-measure-way-to = cheapest route to “{ $goal }”
layout-apart-share = { $value } percentage points
layout-apart-levels = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } levels
layout-unit-points = { $value } points
layout-unit-levels = level { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
layout-unit-steps = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } { $value ->
    [one] step
   *[other] steps
}

## The report

layout-report-title = How does this layout play?
layout-report-title-two = Two layouts compared
layout-report-title-deployments = The deployments on a layout
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
layout-report-players-note = What the table gives every player before anybody moves. “Nearer to you” are the places that your figures reach first. Shares differ by percentage points: 42 % is 2 percentage points more than 40 %. Differences up to 2 percentage points, 1 point, 0.1 levels or 0.1 steps are below what the cells can resolve and count as even.
layout-report-measure = measure
layout-report-favours = favours
layout-report-even = even
layout-report-difference = difference
layout-report-first = Who gets there first
layout-report-first-note = Each place in the colour of the player whose figures get there with fewer points; uncoloured where nobody does, or both do at the same cost.
layout-report-exposure = Where you are seen
layout-report-exposure-note = How much of the opponents’ ground sees a standing figure. What the figure stands on may hide it, too. Black is dead ground, seen from nowhere. Where there is no colour, nobody can stand.
layout-report-exposure-of = Seen from the ground of { $enemies }
layout-report-exposure-table = Seen from the whole table
layout-report-seen-none = unseen
layout-report-seen-all = seen from everywhere
layout-report-cover = Where you have cover
layout-report-cover-note = The mean level of cover of a standing figure against everybody with a sight line to it. Black: nobody has one.
layout-report-cover-of = Cover against the ground of { $enemies }
layout-report-cover-table = Cover against the whole table
layout-report-cover-none = level 0
layout-report-cover-all = level { $level } and more
layout-report-cover-hidden = completely out of sight
layout-report-sight-shares = Share of the table in sight
layout-report-ground = ground
layout-report-whose = whose
layout-report-places = places
layout-report-in-sight = in sight
layout-report-seen-at-once = in sight from an average place
layout-report-lanes = The longest free lines of sight
layout-report-lanes-note = From figure to figure, with nothing in between; of neighbouring lines, only the longest is listed.
layout-report-from = from
layout-report-to = to
layout-report-length = length
layout-report-steps = { $value } { $value ->
    [one] step
   *[other] steps
}
layout-report-ways = Routes and choke points
layout-report-ways-note = The cheapest legal routes of an average human, alone on the table, from the middle of one ground to that of another. Rings mark the places that, closed { $radius ->
        [one] one step
       *[other] { $radius } steps
    } around, lengthen these routes most.
layout-report-cost = points
layout-report-no-way = no route
layout-report-nowhere = nobody can stand there
layout-report-place = place
layout-report-cut-off = cut off
layout-report-more = more points
layout-report-affected = routes affected
layout-report-no-chokes = No place is a choke point.
layout-report-games = Tried out in games
layout-report-games-note = { $games } games between bots (“{ $bot }”, seed { $seed }) on each layout, the same forces on every side in turn. A side came off better when it won alone, or shared the victory having lost fewer figures. Intervals are Wilson’s at 95 %; the exact binomial test judges whether a side is favoured, Fisher’s exact test whether layouts differ.
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
layout-report-losses-note = Figures lost per game by the end of each round.
layout-report-losses-across = game round
layout-report-losses-up = figures lost
layout-report-heat = Where the figures were
layout-report-stood = Where they stood
layout-report-moved = Where they moved
layout-report-fell = Where they fell
layout-report-heat-none = rarely
layout-report-heat-all = most often
layout-report-fair = The dashed line is an even share.
layout-report-turns = Who had the first turn
layout-report-turns-note = Each side by itself, in the decided games in which it had the first turn and in the others.
layout-report-turns-first = { $side }, first turn
layout-report-turns-later = { $side }, later
layout-report-how = How this was measured
layout-report-how-note = The maps leave out the figures on the table; the games are played with them. A place is the middle of a cell, at each height where an average human (radius 0.25, 2 steps high, base point at 1.8) stands safely. Sight is measured from base point to base point; floors, roofs and hills hide, even those that one of the two stands on. Concealment is measured from at most { $observers } evenly spread places of each ground. This file contains the numbers of all maps and tables as JSON, in the element “numbers”.
layout-report-made = Made by pb12table { $version } in { $minutes } min { $seconds } s.

## Two layouts beside each other

layout-compared = What is different
layout-compared-same = No number differs by more than the cells can resolve.
layout-compared-no-piece = Both layouts have the same terrain.
layout-compared-altered = { $count ->
    [one] One piece of terrain has changed
   *[other] { $count } pieces of terrain have changed
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
layout-compared-seen-at-once = From an average place, { $after } of the table is in sight; before, it was { $before }.
layout-compared-hidden = { $after } of the places are seen from nowhere; before, it was { $before }.
layout-compared-longest-lane = The longest free line of sight measures { $after }; before, { $before }.
layout-compared-closed = { $count ->
    [one] One route is closed
   *[other] { $count } routes are closed, among them
}: { $way }.
layout-compared-opened = { $count ->
    [one] One route has opened
   *[other] { $count } routes have opened, among them
}: { $way }.
layout-compared-numbers = All numbers side by side
layout-compared-numbers-note = The change is how much more the second layout has than the first; “=” means that they differ by no more than the cells can resolve. Green changes are good for the player in question, red ones bad.
layout-compared-change = change
layout-compared-maps-note = Side by side, and as a difference: orange places are seen from more of that ground than before, blue ones from less, pale ones as before. A place counts as the same if a figure stands in the same cell at the same height on both.
layout-compared-difference = The difference
layout-compared-came = a new place
layout-compared-went = no longer a place
layout-change-places = places to stand
layout-change-seen-at-once = share of the table in sight from an average place
layout-change-hidden = places seen from nowhere
layout-change-longest-lane = longest free line of sight
layout-change-ground-in-sight = share of the table in sight from “{ $ground }”
layout-change-way = from “{ $start }” to “{ $end }”
layout-change-new = new
layout-change-gone = gone

layout-symmetry-half-turn = The terrain is the same when turned by 180°{ $count ->
    [0] .
   *[other] , but for { $odd }.
}
layout-symmetry-east-west = East and west of the terrain mirror each other{ $count ->
    [0] .
   *[other] , but for { $odd }.
}
layout-symmetry-north-south = North and south of the terrain mirror each other{ $count ->
    [0] .
   *[other] , but for { $odd }.
}
layout-symmetry-piece = { $name } ({ $at })
layout-symmetry-more = { $count ->
    [one] one more piece
   *[other] { $count } more pieces
}

## Narrow places

layout-narrow-help = Width below which narrow places are listed, in steps (1.2) or as that of a round base in millimetres (50mm). If you leave it out, twice the width of the average figure.
layout-bad-narrow = { $found } is not a width: give steps (1.2) or a base in millimetres (50mm), and nothing wider than ten steps.
layout-report-narrow = Narrow places
layout-narrow-note = Where two pieces, or a piece and the edge of the table, come closest to each other with more room on both sides, measured from outline to outline at the height of a standing figure. Doors that figures open are open.
layout-narrow-count = { $count ->
    [0] No passage is
    [one] One passage is
   *[other] { $count } passages are
} narrower than { $width }.
layout-narrow-shut = { $count ->
    [one] One of them is
   *[other] { $count } of them are
} too narrow for the average figure, which is { $person } wide.
layout-narrow-base = A { $base } mm base ({ $width }) { $count ->
    [0] gets through every passage.
    [one] does not get through one passage.
   *[other] does not get through { $count } passages.
}
layout-narrow-wide = width
layout-narrow-place = place
layout-narrow-between = between

## The deployments on a layout, side by side

deployments-title = Deployments
deployments-note = A row for the other side, and one for each goal. Routes are the cheapest from each player’s starting ground; in sight is the share of all pairs of places, one on that ground and one on the goal, before anybody moves. Routes lead to one place of a goal: where nobody can stand in its middle, that lies beside it, and so much more or less counts as even.
deployments-name = Deployment
deployments-aim = To
deployments-way = Route: { $player }
deployments-seen = In sight: { $player }
deployments-even = Even?
deployments-games = Won by { $side }
deployments-across = the other side
deployments-is-even = even
deployments-is-uneven = not even
deployments-favours = { $even } (of { $all } measures: { $favours })
deployments-working = Measuring { $done } of { $all } …
deployments-grid = Cells of { $grid } do not divide the table: what lies mirrored is not measured alike. Choose others to judge how even it is.
deployments-value = route { $way } · { $seen } in sight

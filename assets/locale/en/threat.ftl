### After a move and along a way: whom a side could attack, and how exposed the way is.

## The threat map

threat-help = Show whom a side could shoot and strike after one move of each of its figures.
threat-player-help = The id of the player whose figures move and attack.
threat-grid-help = How far apart the tested places are, in steps; on a map of cells, these are the places.
threat-figure-help = Only this figure moves and attacks.
threat-output-help = Draw the map to this PNG file.
threat-no-such-player = there is no player { $found }; choose from { $known }
threat-no-such-figure = the player has no figure { $found }; choose from { $known }
threat-nobody = { $player } has no figure that could attack.
threat-found = After one move, { $player }’s figures could attack somebody on { $share } of all places, and strike in melee on { $struck }; { $most ->
    [0] no place is threatened
    [one] no place is threatened by more than one of them
   *[other] { $most } of them threaten the most dangerous place
}.
threat-at-height = { $share } of the { $spots } places at least { $height } { $height ->
    [one] step
   *[other] steps
} up.
threat-on-storey = { $share } of the { $spots } places on this storey: { $storey }.
threat-shoots = from afar
threat-strikes = in melee
threat-column-figure = figure
threat-column-means = means
threat-column-how = how
threat-column-here = from where it stands
threat-column-moved = after a move
threat-picture = What { $name } could attack after one move
threat-spot-none = { $player } could not attack anybody here.
threat-spot-by = { $figure }: { $means }
threat-spot = { $height ->
    [0] {""}
   *[other] { NUMBER($height, maximumFractionDigits: 1) } high ·{" "}
}{ $attackers }
threat-shown = What { $player } could attack after one move. { $key } shows the next side.
threat-working = { $done } of { $all } figures have moved so far; the map is still growing.
threat-off = The threat map is off.
threat-none-here = This game has no threat map.
threat-legend-strike = ● also in melee
threat-legend-growing = { $done } of { $all } figures have moved
command-show-threat = What each side could attack after a move
worth-group-threat = Could attack …
worth-threat-of = What { $player } could attack after one move
worth-threat-note = A figure that stood alone on a coloured place could be attacked there. The figures start as placed on the layout, and each may move once first. More figures threaten darker places; a dot marks where they could also strike in melee. Point at the table to see by whom, and from where.
worth-threat-share = of the places threatened
worth-threat-struck = where melee is possible
worth-threat-figures = By figure and means
worth-threat-count = { $count ->
    [one] by one figure
   *[other] by { $count } figures
}
worth-threat-more = by { $count } figures and more

## Along a way

along-help = Show how exposed a route is: how much of the enemy’s ground sees each place on it.
along-points-help = The places the route goes through, each as x,y in steps; between them it takes the cheapest route.
along-player-help = The id of the player whose figure walks and whose opponents look; without one, the whole table looks.
along-height-help = The height of the first place, in steps, if there are several.
along-step-help = How far apart the listed places are along the route, in steps.
along-html-help = Write the curve and all places to this HTML file.
along-bad-point = { $found } is not a place: give two numbers with a comma between them, such as 12,7.5
along-off-the-table = { $found } is not on the table, which is { $width } by { $depth } { $depth ->
    [one] step
   *[other] steps
}
along-too-few = a route goes through two to { $most } places
along-bad-step = { $found } is not a distance between places: give a number of steps from { $least } to { $most }
along-no-start = no figure can stand at the first place, { $x },{ $y }
along-no-way = no route leads on to { $x },{ $y }
along-kicker = Along a route
along-title = { $layout }: how exposed is this route?
along-length = The route is { NUMBER($length) } { $length ->
    [one] step
   *[other] steps
} long and costs { $cost }.
along-mean = On average, { $share } of { $ground } sees it.
along-most = It is most exposed at { $at }, { NUMBER($along) } { $along ->
    [one] step
   *[other] steps
} along it: { $share }.
along-hidden = { $length ->
    [0] No part of it is out of sight.
    [one] One step of it is out of sight.
   *[other] { NUMBER($length) } steps of it are out of sight.
}
along-nobody-looks = No figure can stand on { $ground }, so nobody sees the route from there.
along-column-along = steps along the route
along-column-place = place
along-column-seen = seen from
worth-view-along = Along a route
worth-along-head = How exposed a route is
worth-along-hint = Click where the route starts, then the places it goes through. Right-click to undo the last one, { $key } to clear them all.
worth-along-working = Finding the route …
worth-along-none = No route leads to this place.
worth-along-start = No figure can stand where the route starts.
worth-along-looks = Seen from
worth-along-here = { $share } after { NUMBER($along) } { $along ->
    [one] step
   *[other] steps
}
command-worth-clear = clear the whole route
cli-without-threat = { $system } does not say whom a side could attack

## Between two grounds

between-help = Show what one ground sees of another: the share of pairs of places, by range and cover, now and after a move.
between-from-help = The ground that looks: the id of a zone, start-PLAYER for starting places, “table” for all of it, or the corners of a polygon such as "2,3 8,3 8,9" in steps.
between-to-help = The ground that is looked at, in the same way.
between-band-help = Also count the pairs up to this range; give it again for each further band.
between-range-help = How far one shoots at most; without it any distance counts.
between-move-help = How far one walks in a move: also tell whom one sees after one move, and after two. A body that drives has so many movement points, and its turns count.
between-html-help = Write the numbers and a map of each ground to this HTML file.
between-bad-length = { $found } is not a distance: give a number of steps above 0 and up to { $most }
between-many-bands = at most { $most } bands can be told apart
between-unknown = there is no ground “{ $found }”: give one of { $known }, or at least three corners such as "2,3 8,3 8,9"
between-nobody-stands = No figure can stand on this ground: { $ground }. Smaller cells (--grid) may find a place.
between-too-many = these grounds have { $pairs } pairs of places; choose larger cells (--grid)
between-kicker = From ground to ground
between-title = { $layout }: what one ground sees of another
between-polygon = the polygon { $corners }
between-nothing = nothing
between-in-sight = { $first } → { $second }: { $share } of all { $pairs } pairs of places are in sight.
between-band = { $low } to { $high }: { $share } of { $pairs } pairs are in sight.
between-band-beyond = Beyond { $low }: { $share } of { $pairs } pairs are in sight.
between-level = Cover level { $level }: { $share } of pairs.
between-level-hidden = Completely out of sight: { $share } of pairs.
between-shots = { $moves ->
    [0] Before anybody moves,
    [one] After one move,
   *[other] After { $moves } moves,
} { $share } of this ground is in somebody’s sight: { $second }.
between-shots-within = { $moves ->
    [0] Before anybody moves,
    [one] After one move,
   *[other] After { $moves } moves,
} { $share } of this ground is in sight within { $range } of somebody: { $second }.
between-driven = The moves are driven, turns counted: from up to 24 places of this ground, looking at the other one. They surely lead there; there may be more.
between-best = Best place to look from: { $at }, { $share } in sight.
between-worst = Worst place to look from: { $at }, { $share } in sight.
between-barest = Most exposed place there: { $at }, seen from { $share }.
between-safest = Most sheltered place there: { $at }, seen from { $share }.
between-map-sees = { $first }: how much each place sees
between-map-seen = { $second }: from how much each place is seen
worth-view-between = From ground to ground
worth-view-deployments = Deployments
worth-between-head = What one ground sees of another
worth-between-from = Looks
worth-between-to = Is looked at
worth-between-from-told = { $ground } looks
worth-between-to-told = { $ground } is looked at
worth-between-none = not chosen yet
worth-between-drawn = the ground drawn
worth-between-swap = Swap both
worth-between-ranges = By range
worth-between-any = At any range
worth-between-typed = Type a range
worth-between-move = Moves
worth-between-no-move = Type a move
worth-between-painted = On the map
worth-between-shares = Share in sight
worth-between-shots = Shots after moves
worth-between-ask-range = How far does one shoot?
worth-between-ask-move = How far does one walk in a move? (0: leave moves out)
worth-between-hint = Click a zone to choose it. Drag a rectangle for any other ground, or click its corners and then the first one again. Right-click to undo the last corner, { $key } to clear both.
worth-between-next-from = The next click chooses who looks.
worth-between-next-to = The next click chooses what is looked at.
worth-between-nobody = No figure can stand on one of these grounds. Smaller cells may find a place.
worth-between-too-many = These grounds have too many pairs of places. Choose larger cells or smaller grounds.
worth-between-in-sight = Pairs in sight
worth-between-band = { $low } to { $high }
worth-between-beyond = beyond { $low }
worth-between-cover = By cover
worth-between-hidden = out of sight
worth-between-level = level { $level }
worth-between-shots-head = In somebody’s sight
worth-between-shots-within = In sight within { $range }
worth-between-after = { $moves ->
    [0] before anybody moves
    [one] after one move
   *[other] after { $moves } moves
}
worth-between-coarse = Still counting: cover of { $pairs } pairs so far.
worth-between-places = Best and worst places
worth-between-mark-best = sees most
worth-between-mark-worst = sees least
worth-between-mark-barest = most exposed
worth-between-mark-safest = safest
worth-between-cell-sees = sees { $share }
worth-between-cell-seen = seen from { $share }
between-weapon-help = Also count by the ranges of this weapon of a figure on the table; without --range its longest one is how far one shoots.
between-no-weapon = nobody on the table shoots or throws “{ $found }”: there is { $known }
between-map-shots = { $second }: in somebody’s sight before anybody moves (red), after one move (orange), after two (yellow), or never (dark)

## A section along a line

section-help = Show a section along a line: the ground, how high the terrain is, where the sight line runs, and what blocks it.
section-from-help = The eye: a figure by its id, PROFILE@X,Y, or a place X,Y or X,Y,HEIGHT in steps; without a height it is the eye of a person who stands there.
section-to-help = The end of the line, in the same way: the base point of a figure, or a place.
section-html-help = Write the drawing and all numbers to this HTML file.
section-off-the-table = { $found } is not over the table, which is { $width } wide and { $depth } deep, up to { $most } high
section-same-end = both ends of the line are the same place
section-kicker = Section
section-title = { $layout }: a section along a line
section-ends = from { $start } to { $end }: { $length } { $length ->
    [one] step
   *[other] steps
} as seen from above; the line begins at height { $eye } and ends at { $aim }.
section-free = the sight line is free.
section-blocked = the sight line is blocked by { $names }.
section-borderline = it is a borderline case: something is only just touched.
section-column-piece = Piece
section-column-from = From
section-column-to = To
section-column-heights = Height
section-column-line = Line at
section-column-effect = What it does
section-between = { $first } to { $last }
section-rise = { $base } to { $first }, rising to { $last }
section-effect-blocks = blocks the line
section-effect-too-deep = blocks the line: { $inside } in it, and one sees { $depth } deep
section-effect-below = the line is above it
section-effect-above = the line is below it
section-effect-hides = { $inside } in it; one sees { $depth } deep
section-effect-endless = { $inside } in it; one sees into it and out of it
section-effect-leaves = { $inside } in it; conceals by { $level }
section-effect-through = { $inside } in it, and hides nothing
section-across = steps from the eye
section-up = height
section-strip-free = free{ $more }
section-strip-blocked = blocked by { $names }
section-strip-piece = { $piece }: { $words }
section-strip-length = { $length } { $length ->
    [one] step
   *[other] steps
}
section-strip-ends = line from height { $eye } to { $aim }

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

### After a move and along a way: whom a side could attack, and how exposed the way is.

## The threat map

threat-help = Tell whom a side could shoot and strike at after one move of each of its figures.
threat-player-help = The id of the player whose figures move and attack.
threat-grid-help = How far the places that are asked about lie apart, in steps; on a map of cells these are the places.
threat-figure-help = Only this figure moves and attacks.
threat-output-help = Draw the map into this PNG file.
threat-no-such-player = there is no player { $found }; the players are { $known }
threat-no-such-figure = the player has no figure { $found }; the figures are { $known }
threat-nobody = { $player } has no figure that could attack.
threat-found = { $player }’s figures could attack a person on { $share } of all places after one move, and strike one on { $struck }; { $most ->
    [0] none could anywhere
    [one] one of them at most anywhere
   *[other] { $most } of them at the most threatened place
}.
threat-at-height = { $share } of the { $spots } places at least { $height } { $height ->
    [one] step
   *[other] steps
} high.
threat-on-storey = { $share } of the { $spots } places on this storey: { $storey }.
threat-shoots = from afar
threat-strikes = in melee
threat-column-figure = figure
threat-column-means = means
threat-column-how = how
threat-column-here = from where it stands
threat-column-moved = after a move
threat-picture = What { $name } could attack after one move
threat-spot-none = { $player } could not attack a person here.
threat-spot-by = { $figure }: { $means }
threat-spot = { $height ->
    [0] {""}
   *[other] { NUMBER($height, maximumFractionDigits: 1) } high ·{" "}
}{ $attackers }
threat-shown = What { $player } could attack after one move. { $key } goes on to the next side.
threat-working = { $done } of { $all } figures have moved so far; the map still grows.
threat-off = No threat map is shown.
threat-none-here = This rule system does not tell threats.
threat-legend-strike = ● strike, too
threat-legend-growing = { $done } of { $all } figures have moved
command-show-threat = What each side could attack after a move
worth-group-threat = Could attack …
worth-threat-of = What { $player } could attack after one move
worth-threat-note = A person on a coloured place, instead of any figure that stands there, could be attacked. The figures stand as the layout has them; each may move once first. Darker places are threatened by more figures; a dot marks where one could strike, too. Move the mouse over the table to see by whom, and from where.
worth-threat-share = of the places threatened
worth-threat-struck = where one could strike
worth-threat-figures = By figure and means
worth-threat-count = { $count ->
    [one] by one figure
   *[other] by { $count } figures
}
worth-threat-more = by { $count } figures and more

## Along a way

along-help = Tell how exposed a way is: from how much of the enemy’s ground each place of it is seen.
along-points-help = The places the way leads through, each as x,y in steps; from each to the next it is the cheapest.
along-player-help = The id of the player on the way, whose opponents look; without one the whole table looks.
along-height-help = How high the first place lies, in steps, where one can stand at several heights.
along-step-help = How far the places that are told lie apart along the way, in steps.
along-html-help = Write the curve and all places into this HTML file.
along-bad-point = { $found } is no place: two numbers with a comma between are expected, such as 12,7.5
along-off-the-table = { $found } is not on the table, which is { $width } by { $depth } { $depth ->
    [one] step
   *[other] steps
}
along-too-few = a way leads through two to { $most } places
along-bad-step = { $found } is no distance of places: a number of steps from { $least } to { $most } is expected
along-no-start = there is no room to stand at the first place, { $x },{ $y }
along-no-way = no way leads on to { $x },{ $y }
along-kicker = Along a way
along-title = { $layout }: how exposed is this way?
along-length = The way is { NUMBER($length) } { $length ->
    [one] step
   *[other] steps
} long and costs { $cost }.
along-mean = On average it is seen from { $share } of { $ground }.
along-most = It is seen most at { $at }, { NUMBER($along) } { $along ->
    [one] step
   *[other] steps
} along it: { $share }.
along-hidden = { $length ->
    [0] No part of it is out of sight.
    [one] One step of it is out of sight.
   *[other] { NUMBER($length) } steps of it are out of sight.
}
along-nobody-looks = There is no room to stand on { $ground }, so the way is seen from nowhere.
along-column-along = steps along the way
along-column-place = place
along-column-seen = seen from
worth-view-along = Along a way
worth-along-head = How exposed a way is
worth-along-hint = Click where the way begins, then on the places it leads through. A right click takes the last one back, { $key } all of them.
worth-along-working = The way is being looked for …
worth-along-none = No way leads on to this place.
worth-along-start = There is no room to stand where the way begins.
worth-along-looks = Seen from
worth-along-here = { $share } after { NUMBER($along) } { $along ->
    [one] step
   *[other] steps
}
command-worth-clear = take the whole way back
cli-without-threat = { $system } does not say whom a side could attack

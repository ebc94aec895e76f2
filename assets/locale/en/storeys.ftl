### Storeys: of houses, bridges and all that one can stand beneath.

storey-name = { $number ->
    [0] ground floor
    [1] first floor
    [2] second floor
    [3] third floor
   *[other] floor { $number }
}
storey-all = all storeys
storey-from-to = { $low } to { $high }
storey-place = x { $x }, y { $y }, height { $height }
storey-map = { $map } – { $storey }
storey-joined = { $piece } ({ $storey })
storey-joined-times = { $number } × { $joined }
layout-report-storeys = Storeys
layout-report-storeys-note = A storey is above another where a figure can stand beneath it; hills and the roofs of solid houses belong to the ground floor. Each storey has its own maps and numbers.
layout-report-storey = storey
layout-report-heights = heights
layout-report-first-by = first there: { $player }
layout-report-joined = joined by

## In the window

command-show-storey = Show only one storey
storey-picker-tip = One storey only: what is above it fades to an outline; maps, reach and visible ground apply to that storey. { $key } shows the next one.
storey-at-height = Figures there stand at height { $heights }.
storey-shown = only { $storey }: height { $heights }
storey-shown-lidded = only { $storey }
storey-shown-all = all storeys
storey-none-here = This table has only one storey: nothing is above anybody’s head.
storey-here = { $storey }, { $height }
storey-here-on = { $storey }, { $height } ({ $piece })
storeys-here = here: { $storeys }

worth-cell-storey = { $storey }, { $height }: { $told }
worth-storey-alone = { $storey } only
worth-places = { NUMBER($places) } { $places ->
    [one] place
   *[other] places
}
worth-place-up = { $place } ({ $height } up)
worth-way-heights = { $way }; height { $heights }
worth-storey-in-sight = of the storey in sight

## On the command line

cli-open-help = Treat a door as open, by 90 degrees or by those after = (can be given several times).
cli-closed-help = Treat a door as closed (can be given several times).
cli-open-offer = { $options } shows the table with the door open.
cli-no-such-door = There is no door “{ $found }” here; choose from: { $known }.
cli-no-doors = There are no doors on this table, so there is no “{ $found }”.
cli-bad-angle = A door cannot be open by { $found }: after =, give degrees from 0 to { NUMBER($most) }.
draw-render-storey-help = Draw only one storey: 0 for the ground floor, 1 for the first above it.
draw-render-no-storey = There is no storey { $found } to draw here: { $most ->
    [0] nothing is above the ground floor, 0
   *[other] give a number from 0 to { $most }
}.

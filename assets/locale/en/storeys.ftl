### Storeys: of houses, bridges and all that one can stand beneath.

storey-name = { $number ->
    [0] ground storey
    [1] first storey
    [2] second storey
    [3] third storey
   *[other] storey { $number }
}
storey-all = all storeys
storey-from-to = { $low } to { $high }
storey-place = x { $x }, y { $y }, height { $height }
storey-map = { $map } – { $storey }
storey-joined = { $piece } ({ $storey })
storey-joined-times = { $number } × { $joined }
layout-report-storeys = Storeys
layout-report-storeys-note = A storey is one above another where a figure can stand beneath it; hills and the roofs of massive houses are of the ground storey. Each has maps and numbers of its own.
layout-report-storey = storey
layout-report-heights = heights
layout-report-first-by = first there: { $player }
layout-report-joined = joined by

## In the window

command-show-storey = Show one storey alone
storey-picker-tip = One storey alone: what lies above it fades to its outline, maps, reach and visible ground are of that storey. { $key } shows the next one.
storey-at-height = One stands there at height { $heights }.
storey-shown = { $storey } alone: height { $heights }
storey-shown-lidded = { $storey } alone
storey-shown-all = all storeys
storey-none-here = Nothing on this table lies above anybody’s head: it has one storey.
storey-here = { $storey }, { $height }
storey-here-on = { $storey }, { $height } ({ $piece })
storeys-here = here: { $storeys }

worth-cell-storey = { $storey }, { $height }: { $told }
worth-storey-alone = { $storey } alone
worth-places = { NUMBER($places) } { $places ->
    [one] place
   *[other] places
}
worth-place-up = { $place } ({ $height } up)
worth-way-heights = { $way }; height { $heights }
worth-storey-in-sight = of the storey in sight

## On the command line

cli-open-help = Let a door stand open as if, by 90 degrees or by those given behind = (may be given several times).
cli-closed-help = Let a door be closed as if (may be given several times).
cli-open-offer = With { $options } you see the table as if it stood open.
cli-no-such-door = There is no door “{ $found }” here; doors are: { $known }.
cli-no-doors = There is no door on this table, so none called “{ $found }” either.
cli-bad-angle = { $found } is no way for a door to stand open: after = a number of degrees from 0 to { NUMBER($most) } is expected.
draw-render-storey-help = Draw one storey alone: 0 for the ground storey, 1 for the first above it.
draw-render-no-storey = There is no storey { $found } here to be drawn alone: { $most ->
    [0] nothing lies above the ground storey, 0
   *[other] a number from 0 to { $most } is expected
}.

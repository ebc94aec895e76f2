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
layout-report-storeys = Storeys
layout-report-storeys-note = A storey is one above another where a figure can stand beneath it; hills and the roofs of massive houses are of the ground storey. Each has maps and numbers of its own.
layout-report-storey = storey
layout-report-heights = heights
layout-report-first-by = first there: { $player }
layout-report-joined = joined by

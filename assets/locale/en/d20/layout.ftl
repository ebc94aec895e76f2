### What layouts are worth, and what is seen, in metres.

layout-finding-crossing = The cheapest route across leads from { $start } to { $end }: { $length } m, which cost { $cost } m of movement.
layout-finding-lane = The longest free line of sight measures { $length } m.
layout-finding-choke =
    The tightest spot is at { $place }: if it were closed, { $ways ->
        [one] one route would cost { $more } metres more
       *[other] { $ways } routes would together cost { $more } metres more
    }.
layout-unit-metres = { NUMBER($value, maximumFractionDigits: 2) } m
layout-unit-steps = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } m
layout-report-steps = { $value } m
layout-report-first-note = Each place in the colour of the player whose figures get there over fewer metres; uncoloured where nobody does, or both do over equally many.
layout-report-cost = metres
layout-report-more = more metres
worth-choke = +{ $more } m
worth-way = { $cost } m to pay for { NUMBER($length) } m
worth-steps = { NUMBER($value) } m
cli-sight-distance = Distance: { $distance } m
look-steps = { $length } m
look-square-steps = { $area } m²
reach-level = At height { $height }: { $area } m²
visible-ground = { $name } sees { $area } m² of the table ({ $share } %).
visible-limited = Only what lies within { $limit } m counts.
visible-standing = { $name } sees the eyes of figures { $height } m high wherever they stand on { $area } m² of the table ({ $share } %).
layout-report-of = { $width } × { $depth } m, { $pieces } pieces of terrain, measured in cells of { $grid } m
layout-measure-concealment = mean cover there against the enemy’s ground
layout-report-players-note = What the table gives every player before anybody moves. “Nearer to you” are the places that your figures reach first. Shares differ by percentage points: 42 % is 2 percentage points more than 40 %. Differences up to 2 percentage points, 1 metre, 0.1 levels or 0.1 m of height are below what the cells can resolve and count as even. A level of cover is 1 for half cover and 2 for three quarters.
layout-report-how-note = The maps leave out the figures on the table; the games are played with them. A place is the middle of a cell, at each height where a creature of medium size (radius 0.75 m, 1.8 m high, eye at 1.62 m) stands safely. Sight is measured from eye to eye; floors, roofs and hills hide, even those that one of the two stands on. Cover is measured from at most { $observers } evenly spread places of each ground. This file contains the numbers of all maps and tables as JSON, in the element “numbers”.

### Layouts of terrain: what is wrong with them, and what is done with them.

## Checks

layout-outside = { $subject } sticks out over the edge of the table at ({ $x }, { $y }).
layout-zone-outside = The zone { $subject } lies beside the table.
layout-sealed-yard = Nobody can get to the place at ({ $x }, { $y }): it is walled in { $count ->
    [0] on all sides
   *[other] by { $pieces }
}.
layout-no-room = No average human finds room in the entry zone { $subject }.
layout-cut-off = No way leads from the entry zone { $subject } to { $other }.
layout-only-climbing = From the entry zone { $subject } to { $other } one has to climb; no level way leads there.

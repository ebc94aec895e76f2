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

## Maps from and to other programs

table-help = Import and export layouts: Universal VTT maps, measured plans, pictures.
table-step-cm-help = How long a step is on the real table, in centimetres.
table-no-toml = a layout is written as .toml, not { $found }
table-no-map = a map ends in one of { $known }, not { $found }

table-import-help = Make a layout from a Universal VTT map.
table-import-map-help = A .uvtt, .dd2vtt or .df2vtt file.
table-import-output-help = The scenario file to write; the map's picture is put beside it.
table-import-name-help = What the layout is called; else as the map's file.
table-import-cell-help = How many steps a cell of the map is wide.
table-import-height-help = How high walls and doors are, in steps.
table-import-thickness-help = How thick walls and doors are, in steps; 0 for walls without thickness.
table-import-object-height-help = How high objects are, in steps; else as walls.
table-import-kind-help = The kind of terrain walls and doors become.
table-import-object-kind-help = The kind of terrain objects become.
table-import-hollow-help = Make walls of objects whose line is closed, instead of filling them.
table-import-tolerance-help = How far a wall may be from where the map has it, in steps; the greater, the fewer pieces.
table-import-picture-help = Take the map's picture over as background.
table-imported = { $file }: a table of { $width } by { $depth } steps.
table-imported-pieces = Walls: { $walls }; objects: { $objects }; closed doors: { $doors }.
table-imported-open-doors = { $count ->
    [one] One door is open and was left out.
   *[other] { $count } doors are open and were left out.
}
table-imported-picture = The map's picture lies in { $file }.
table-imported-light = The map { $dark ->
    [yes] is dark
   *[no] is lit by day
} and has { $lights ->
    [0] no lights
    [one] one light
   *[other] { $lights } lights
}; a scenario says this with zones of darkness, which were not made.

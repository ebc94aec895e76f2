### Layouts of terrain: what is wrong with them, and what is done with them.

## Checks

layout-outside = { $subject } sticks out over the edge of the table at { spot-at }.
layout-zone-outside = The zone “{ $subject }” lies beside the table.
layout-zone-over-edge = The zone “{ $subject }” sticks out over the edge of the table at { spot-at }.
layout-sealed-yard = Nobody can get to the place at { spot-at }: it is walled in { $count ->
    [0] on all sides
   *[other] by { $pieces }
}.
layout-no-room = No average human finds room in the entry zone “{ $subject }”.
layout-cut-off = No way leads from the entry zone “{ $subject }” to “{ $other }”.
layout-only-climbing = From the entry zone “{ $subject }” to “{ $other }” one has to climb; no level way leads there.
layout-storey-cut-off = No way leads to “{ $subject }” ({ $storey }, height { $height }, at { spot-at }): stairs or something to climb are missing.
layout-scene-cut-off = No link leads from the zone “{ $other }” to “{ $subject }”.
layout-scene-count = The scene has { $count ->
    [one] one zone
   *[other] { $count } zones
}; from two to seven are handy.

## Maps from and to other programs

table-help = Import and export layouts: Universal VTT maps, measured plans, pictures.
table-step-cm-help = How long a step is on the real table, in centimetres.
table-no-toml = a layout is written as .toml, not { $found }
table-no-map = a map ends in one of { $known }, not { $found }

table-import-help = Make a layout from a Universal VTT map.
table-import-map-help = A .uvtt, .dd2vtt or .df2vtt file.
table-import-output-help = The scenario file to write; the map's picture is put beside it.
table-import-name-help = What the layout is called; else as the map's file.
table-import-cell-help = How many steps a cell of the map is wide; else as it was exported, and 2 for maps of other programs.
table-import-height-help = How high walls and doors are, in steps.
table-import-thickness-help = How thick walls and doors are, in steps; 0 for walls without thickness.
table-import-object-height-help = How high objects are, in steps; else as walls.
table-import-kind-help = The kind of terrain walls become.
table-import-object-kind-help = The kind of terrain objects become.
table-import-hollow-help = Make walls of objects whose line is closed, instead of filling them.
table-import-door-kind-help = The kind of terrain doors become.
table-import-windows-help = The numbers of portals that become windows, counted from 1, also as ranges such as 1-46; the others become doors.
table-import-open-portals-help = What the open portals of the map are: windows or doors; else open doors, and it is told how many.
table-no-numbers = portals are counted from 1 to { $most } and given with commas between them, ranges from the lower to the higher, as in 2,5-8; found { $found }
table-import-crop-help = Take only a part of the map: how far east and south of its corner it begins, its width and depth, in cells.
table-import-upper-help = The map of the storey above; once more for each further one.
table-import-floor-help = How thick the floors of upper storeys are, in steps.
table-import-floor-kind-help = The kind of terrain these floors become.
table-no-crop = a crop is four numbers with commas between them, as in 2,0,10.5,8; found { $found }
table-import-tolerance-help = How far a wall may be from where the map has it, in steps; the greater, the fewer pieces.
table-import-picture-help = Take the map's picture over as background.
table-imported = { $file }: a table of { $width } by { $depth } { $depth ->
    [one] step
   *[other] steps
}.
table-imported-pieces = Walls: { $walls }; objects: { $objects }; doors: { $doors }; windows: { $windows }.
table-imported-open-doors = { $count ->
    [one] One of the doors is open.
   *[other] { $count } of the doors are open.
}
table-imported-open-portals = { $count ->
    [one] One open portal has become an open door; “--open-portals windows” makes a window of it.
   *[other] { $count } open portals have become open doors; “--open-portals windows” makes windows of them.
}
table-imported-floors = { $count ->
    [one] One floor lies between the storeys.
   *[other] { $count } floors lie between the storeys.
}
table-imported-left-out = { $count ->
    [one] One thing is not on the table as the map has it:
   *[other] { $count } things are not on the table as the map has them:
}
table-imported-picture = The map's picture lies in { $file }.
table-imported-more-faults = … and { $count } more of this kind: “validate { $file }” tells all of them.
table-imported-light = The map { $dark ->
    [yes] is dark
   *[no] is lit by day
} and has { $lights ->
    [0] no lights
    [one] one light
   *[other] { $lights } lights
}; a scenario says this with zones of darkness, which were not made.

table-export-help = Write a layout as a measured plan (.svg, or .html on sheets to print), a Universal VTT map or a picture (.png).
table-export-output-help = The file to write; its ending says the format.
table-export-step-help = How long a step is on the real table, in centimetres; else as the scenario says (.svg, .html).
table-export-scale-help = Draw the plan 1:N; else as large as its drawing fits on A3, without the list of parts beside it (.svg), or on one sheet (.html).
table-export-cell-help = How many steps a cell of the map is wide (.uvtt).
table-export-pixels-help = How many pixels of the picture a cell has (.uvtt).
table-export-height-help = Terrain lower than this many steps blocks no sight on the map (.uvtt).
table-export-picture-help = Put a picture of the table into the map (.uvtt).
table-export-size-help = How many pixels the longer side has (.png).
table-export-progress = Painting
table-export-ending = a layout is written to one of { $known }, not to { $found }
table-export-too-large = the picture would have { $width } × { $height } pixels; at most { $most } on a side and { $millions } million in all are possible
table-export-paper-help = The paper of the sheets, which lie across: a4 or a3 (.html).
table-export-too-many-sheets = the plan would take { $sheets } sheets { $paper }; at most { $most } are possible: draw it smaller, with a larger --scale
table-exported-sheets = { $file }: a plan on { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}, drawn 1:{ $scale }{ $drawn ->
    [one] {""}
   *[other] {" "}on { $drawn } of them
}.
table-exported-svg = { $file }: a plan of { $width } × { $height } mm.
table-exported-png = { $file }: a picture of { $width } × { $height } pixels.
table-exported-map = { $file }: a map of { $width } × { $height } cells. Walls: { $walls }; objects: { $objects }; doors: { $doors }.
table-exported-windows = { $count ->
    [one] One window is an open portal there: such maps know no windows. Its heights are kept for the way back.
   *[other] { $count } windows are open portals there: such maps know no windows. Their heights are kept for the way back.
}

## Building plans

plan-heading = Table { $width } × { $depth } cm ({ $wide } × { $deep } { $deep ->
    [one] step
   *[other] steps
}). One step is { $step } cm. All measures in centimetres from the south-west corner.
plan-measure = { $cm } cm ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
plan-scale = cm on the table; drawn 1:{ $scale }
plan-north = N
plan-list = Parts
plan-ruler = { $length } mm on this sheet
plan-tile = { $name }: neighbouring sheets are laid on along the dashed lines
plan-foot = { $name } · drawn 1:{ $scale } · sheet { $sheet } of { $sheets }
plan-print = To print on { $paper }, lying across, at 100 % (“actual size”, not fitted to the page).
plan-rectangle = { $width } × { $depth }{ $turned ->
    [0] {""}
   *[other] , turned by { $turned }°
}
plan-circle = diameter { $diameter }
plan-line = wall { $length } long, { $thickness } thick
plan-polygon = { $width } × { $depth } over all, { $corners } corners
plan-height = height { $height }
plan-raised = height { $height }, begins { $base } above the table
plan-ramp = rises from { $low } to { $high }
plan-centre = centre { $place }
plan-hole = hole { $corners }

## Layouts made by chance

layout-kind-woods = Woods { $seed }
layout-kind-ruins = Ruins { $seed }
layout-kind-village = Village { $seed }
layout-kind-harbour = Harbour { $seed }
layout-kind-trenches = Trenches { $seed }
layout-made-by-chance = Made by chance: seed { $seed }, density { $density }, heights { $heights }, { $symmetry ->
    [mirrored] mirrored in both axes
    [half-turn] the same after half a turn
   *[none] without symmetry
}.
generate-help = Make a layout by chance; the same seed makes the same layout on every machine.
generate-kind-help = What it is: { $known }.
generate-output-help = The scenario file to write.
generate-seed-help = A number; without one chance chooses it, too.
generate-density-help = How much stands on the table, from 0 to 1.
generate-symmetry-help = Whether both sides are alike: not, mirrored in both axes, or after half a turn.
generate-heights-help = How high it all is, and how much of it can be climbed, from 0 to 1.
generate-width-help = How wide the table is, in steps.
generate-depth-help = How deep the table is, in steps.
generate-no-kind = there are no layouts of the kind { $found }; there are { $known }
generate-done = { $file }: { $name }, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} of terrain.

## Kinds of terrain

kind-earth-bank = earth bank
    .object = the earth bank
kind-barbed-wire = barbed wire
    .object = the barbed wire
kind-duckboards = duckboards
    .object = the duckboards

### Layouts of terrain: what is wrong with them, and what is done with them.

## Checks

layout-outside = { $subject } sticks out over the table's edge at { spot-at }.
layout-zone-outside = The zone “{ $subject }” is off the table.
layout-zone-over-edge = The zone “{ $subject }” sticks out over the table's edge at { spot-at }.
layout-sealed-yard = Nobody can get to the place at { spot-at }: it is walled in { $count ->
    [0] on all sides
   *[other] by { $pieces }
}.
layout-no-room = An average human does not fit into the entry zone “{ $subject }”.
layout-cut-off = There is no route from the entry zone “{ $subject }” to “{ $other }”.
layout-only-climbing = Figures must climb to get from the entry zone “{ $subject }” to “{ $other }”; no level route leads there.
layout-storey-cut-off = No route leads to “{ $subject }” ({ $storey }, height { $height }, at { spot-at }): there are no stairs and nothing to climb.
layout-scene-cut-off = No link connects the zone “{ $other }” with “{ $subject }”.
layout-scene-count = The scene has { $count ->
    [one] one zone
   *[other] { $count } zones
}; two to seven work best.

## Maps from and to other programs

table-help = Import and export layouts: Universal VTT maps, measured plans, pictures.
table-step-cm-help = How long a step is on the real table, in centimetres.
table-no-toml = the program writes a layout as .toml, not as { $found }
table-no-map = the name of a map must end with one of { $known }, not with { $found }

map-sort-wall = walls
map-sort-object = objects
map-sort-fence = fences
map-sort-hedge = hedges
map-sort-door = doors
map-sort-window = windows
map-sort-woods = woods
map-sort-water = water
map-sort-roof = roofs
map-sort-floor = floors
map-sort-building = buildings
map-sort-hill = hills
map-sort-rubble = rubble
map-sort-road = roads
map-sort-bridge = bridges
map-sort-objective = an objective
map-sort-nothing = nothing

table-import-help = Make a layout from a map of another program.
table-import-map-help = A map: Universal VTT (.uvtt, .dd2vtt, .df2vtt), Foundry VTT (.json), Dungeondraft (.dungeondraft_map), MegaMek (.board), Tiled (.tmx), or a drawing (.svg).
table-import-output-help = The scenario file to write; the map's picture goes next to it.
table-import-name-help = The name of the layout; without it, that of the map's file.
table-import-cell-help = How many steps wide a cell of the map is; without it, as exported, or 2 for maps from other programs.
table-import-height-help = How high walls and doors are, in steps.
table-import-thickness-help = How thick walls and doors are, in steps; 0 for walls without thickness.
table-import-object-height-help = How high objects are, in steps; without it, the same as walls.
table-import-kind-help = The kind of terrain for walls.
table-import-object-kind-help = The kind of terrain for objects.
table-import-hollow-help = Turn objects with a closed outline into walls instead of filling them.
table-import-door-kind-help = The kind of terrain for doors.
table-import-windows-help = The numbers of portals that become windows, counted from 1, also as ranges such as 1-46; the others become doors.
table-import-open-portals-help = What the open portals of the map are: windows or doors; without it, they become open doors, and the program says how many.
table-no-numbers = give portals as numbers from 1 to { $most } separated by commas, ranges from low to high, such as 2,5-8, not { $found }
table-import-crop-help = Import only a part of the map: how far east and south of the map's corner it begins, its width and its depth, in cells.
table-import-upper-help = The map of the storey above; repeat it for each further one.
table-import-floor-help = How thick the floors of upper storeys are, in steps.
table-import-floor-kind-help = The kind of terrain for these floors.
table-no-crop = give the part as four numbers separated by commas, such as 2,0,10.5,8, not { $found }
table-import-level-help = How high a level is, in steps, for boards that count heights in levels.
table-import-become-help = What things of the map become: what the map calls them (a layer, a name or a colour such as #ff0000; or wall, object, door, window), and a kind of terrain, objective or nothing; repeat it for others.
table-no-kind = say what things become as NAME=KIND, not { $found }; kinds are { $known }
table-no-thing = the map calls nothing { $found }; it has { $known }
table-imported-others = Others: { $pieces }.
table-import-tolerance-help = How far a wall may be from its place on the map, in steps; a greater tolerance makes fewer pieces.
table-import-picture-help = Use the map's picture as background.
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
    [one] One thing on the table differs from the map:
   *[other] { $count } things on the table differ from the map:
}
table-imported-picture = The map's picture is in { $file }.
table-imported-more-faults = … and { $count } more of this kind: “validate { $file }” lists them all.
table-imported-light = The map { $dark ->
    [yes] is dark
   *[no] is lit by day
} and has { $lights ->
    [0] no lights
    [one] one light
   *[other] { $lights } lights
}; scenarios use dark zones for that, which were not imported.

table-export-help = Write a layout as a measured plan (.svg, or .html on sheets to print), a Universal VTT map or a picture (.png).
table-export-output-help = The file to write; its ending determines the format.
table-export-step-help = How long a step is on the real table, in centimetres; without it, as in the scenario (.svg, .html).
table-export-scale-help = Draw the plan at 1:N; without it, as large as the drawing fits on A3, not counting the list of parts next to it (.svg), or on one sheet (.html).
table-export-cell-help = How many steps wide a cell of the map is (.uvtt).
table-export-pixels-help = How many pixels of the picture make a cell (.uvtt).
table-export-height-help = Terrain lower than this many steps blocks no sight on the map (.uvtt).
table-export-picture-help = Put a picture of the table into the map (.uvtt).
table-export-size-help = How many pixels the longer side has (.png).
table-export-progress = Painting
table-export-ending = the program writes a layout as one of { $known }, not as { $found }
table-export-too-large = the picture would have { $width } × { $height } pixels; at most { $most } per side and { $millions } million in total are possible
table-export-paper-help = The paper of the sheets, in landscape: a4 or a3 (.html).
table-export-tape-help = On the sheets to print (.html), list how far each corner of pieces and zones lies from the nearest edges of the table, for setting up with a tape measure.
table-export-deployments-help = On the sheets to print (.html), draw every deployment of the layout; each has its drawing, and with --tape its zones.
table-export-deployments-sheets = Only sheets to print (.html) show every deployment, not { $found }.
table-export-too-many-sheets = the plan would take { $sheets } sheets of { $paper }; at most { $most } are possible: draw it smaller, with a larger --scale
table-exported-sheets = { $file }: a plan on { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}, scale 1:{ $scale }{ $drawn ->
    [one] {""}
   *[other] {" "}on { $drawn } of them
}.
table-exported-svg = { $file }: a plan of { $width } × { $height } mm.
table-exported-png = { $file }: a picture of { $width } × { $height } pixels.
table-exported-map = { $file }: a map of { $width } × { $height } cells. Walls: { $walls }; objects: { $objects }; doors: { $doors }.
table-exported-windows = { $count ->
    [one] One window is an open portal there: such maps know no windows. Importing the map again restores its heights.
   *[other] { $count } windows are open portals there: such maps know no windows. Importing the map again restores their heights.
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
plan-scale = cm on the table; scale 1:{ $scale }
plan-north = N
plan-list = Parts
plan-tape = Set up with a tape measure
plan-tape-note = Each corner by its distance from the nearest edges of the table, in cm; north is up, A to L as in the small drawings.
plan-tape-place = { $across } from { $side ->
    [west] west
   *[east] east
} · { $along } from { $end ->
    [south] south
   *[north] north
}
plan-tape-middle = middle: { $told }
plan-ruler = { $length } mm on this sheet
plan-tile = { $name }: attach the neighbouring sheets along the dashed lines
plan-foot = { $name } · scale 1:{ $scale } · sheet { $sheet } of { $sheets }
plan-print = To print on { $paper } in landscape at 100 % (“actual size”, not fitted to the page).
plan-rectangle = { $width } × { $depth }{ $turned ->
    [0] {""}
   *[other] , rotated by { $turned }°
}
plan-circle = diameter { $diameter }
plan-line = wall { $length } long, { $thickness } thick
plan-polygon = { $width } × { $depth } overall, { $corners } corners
plan-height = height { $height }
plan-raised = height { $height }, starts { $base } above the table
plan-ramp = rises from { $low } to { $high }
plan-centre = centre { $place }
plan-hole = hole { $corners }

## Layouts made by chance

layout-kind-woods = Woods { $seed }
layout-kind-ruins = Ruins { $seed }
layout-kind-village = Village { $seed }
layout-kind-harbour = Harbour { $seed }
layout-kind-trenches = Trenches { $seed }
layout-made-by-chance = Generated: seed { $seed }, density { $density }, heights { $heights }, { $symmetry ->
    [mirrored] mirrored in both axes
    [half-turn] mirrored by half a turn
   *[none] without symmetry
}.
generate-help = Generate a random layout; the same seed makes the same layout on every machine.
generate-kind-help = The kind of layout: { $known }.
generate-output-help = The scenario file to write.
generate-seed-help = A number; without it, the program picks one at random.
generate-density-help = How much terrain there is on the table, from 0 to 1.
generate-symmetry-help = How the sides mirror each other: not at all, in both axes, or by half a turn.
generate-heights-help = How high the terrain is, and how much of it figures can climb, from 0 to 1.
generate-width-help = How wide the table is, in steps.
generate-depth-help = How deep the table is, in steps.
generate-no-kind = there are no layouts of the kind { $found }; choose from { $known }
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

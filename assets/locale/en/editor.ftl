### The layout editor.

start-edit = Edit
start-new-layout = New layout
cli-play-edit-help = Edit the scenario's layout.

edit-window-title = { $layout }: editing – { $game }
edit-tools = Tools
edit-kinds = Terrain
edit-zones = Zones
edit-figures = Figures
edit-problems = What is wrong
edit-menu = Menu
edit-mouse = { spot-at }
edit-sheet-table = The table
edit-sheet-terrain = Terrain
edit-sheet-zone = Zone
edit-sheet-figure = Figure
edit-sheet-group = Group
edit-heads = { $number ->
    [one] 1 head
   *[other] { $number } heads
}
edit-sheet-several = { $number } selected
edit-usual = usual: { $value }
edit-tip-facing = Degrees anticlockwise from east: 0 east, 90 north, 180 west, 270 south.
edit-tip-rises = Degrees anticlockwise from east: 0 east, 90 north, 180 west, 270 south.
edit-tip-translucent = Only for what can be seen through, such as leaves or smoke: how much it conceals whoever is behind it, from 1 to 6. At 0 it is not translucent.
edit-tip-hides = Whether its ground hides, as woods and ruins do: one sees into it and out of it, but not through. The height of the piece counts.
edit-tip-sight-depth = How many steps deep one sees into it and out of it. Delete the number, and one sees to its far edge.
edit-sight-depth-endless = to the far edge
edit-tip-turned = Degrees turned anticlockwise.
edit-unset = not set
edit-unset-tip = Nothing is set here. Click to set a value; delete it to leave it open again.
edit-usual-tip = This is the usual value of the kind. Click to set another; delete it to go back to the usual one.
edit-usual-flag-tip = This is usual for the kind. Click to choose the other; click again to go back to the usual.
edit-yes = yes
edit-no = no
edit-corner = Corner { $number } { $axis }
edit-copied = { $number ->
    [one] One thing copied.
   *[other] { $number } things copied.
} { $key } pastes a copy at the mouse, also into another layout.
edit-nothing-selected = You have selected nothing that could be copied.
edit-nothing-copied = You have copied nothing yet.
edit-hole-head = Hole { $number }
edit-not-a-number = “{ $text }” is not a number.
edit-file = file { $file }
edit-refused = { $label }: { $what }
edit-no-players = A game needs two players: Forces ({ $key }) adds them, each with an entry zone.
edit-no-figures = { $player } has no figure yet: put one on the table ({ $key }).
edit-look-unsaved = This is the layout as it is on the table. You have not saved it yet.
edit-play-unsaved = You play on the layout as it is in the editor. You have not saved it yet.
edit-taken-id = The id “{ $text }” is already taken.
edit-menu-close = Continue building
edit-owner-by-zone = by entry zone
edit-no-line = “{ $refused }” cannot be a line; you are drawing “{ $kind }” instead.
edit-no-hole-here = You cannot cut a hole here: click into terrain or a zone that is not a line.
edit-nothing-to-undo = There is nothing to undo.
edit-nothing-to-redo = There is nothing to redo.
edit-undone = Undone: { $what }
edit-redone = Redone: { $what }
edit-saved = Saved: { $file }
edit-exported = Written: { $file }
edit-new-name = My layout
edit-ask-name = What is the layout called?
edit-ask-map = Which map?
edit-maps-none = There is no map in this folder; maps end with { $known }.
edit-maps-about = { $width } by { $depth } cells; lines and areas: { $walls }, doors and windows: { $doors }
edit-map-title = Import { $file }
edit-map-cell = Width of a cell, in steps
edit-map-height = Height of the walls, in steps
edit-map-thickness = Thickness of the walls, in steps
edit-map-floor = Thickness of the floors, in steps
edit-map-level = Height of a level, in steps
edit-map-things = { $name }: { $count }
edit-map-becomes = { $name }: what does it become?
edit-map-between = Type a number from { $least } to { $most }.
edit-map-picture = Use the map's picture as background
edit-map-cells = Selection: { $width } by { $depth } cells
edit-map-steps = Selection: { $width } by { $depth } cells, a table of { $across } by { $down } { $down ->
    [one] step
   *[other] steps
}
edit-map-whole = Select the whole map
edit-map-upper = Another map as the storey above …
edit-map-upper-title = Which map is the storey above?
edit-map-storey = { $storey }: { $file }
edit-map-drop = Remove
edit-map-left-out = { $count ->
    [one] One thing will differ from the map:
   *[other] { $count } things will differ from the map:
}
edit-map-more = … and { $count } more.
edit-map-open-portals = { $count ->
    [one] One portal is open. Map editors write that for open doors and for windows; here it is
   *[other] { $count } portals are open. Map editors write that for open doors and for windows; here they are
}
edit-map-open-doors = open doors
edit-map-open-windows = windows
edit-ask-step-cm = How many centimetres is a step on your real table?
edit-step-lengths = Recommended: { $lengths }
edit-ask-map-cells = How many steps wide is a cell of the map?
edit-ask-pixels = How many pixels is the longer side?
edit-number-between = “{ $text }” does not fit; type a number from { $least } to { $most }.
edit-ask-picture = Where is the picture (PNG, JPEG, WebP)?
edit-background-own = The picture goes into the folder of the layout: save the layout under a name of your own first.
edit-save-yes = Save
edit-new-yes = Begin
edit-import-yes = Import
edit-import-title = Importing a map
edit-import-works = Reading the map. A large one takes a few seconds.
edit-export-yes = Export
edit-next = Next
edit-picture-yes = Use it
edit-replace-title = Replace the file?
edit-replace-text = A file { $file } already exists.
edit-replace-yes = Replace
edit-open-title = Which layout?
edit-open-line = { $name } ({ $file })
edit-open-elsewhere = A file elsewhere …
edit-open-ask = Where is the layout (.toml)?
edit-open-yes = Open
edit-export-title = Which building plan?
edit-export-as-sheet-a4 = To print on A4, scaled to fit (HTML)
edit-export-as-sheet-a3 = To print on A3, scaled to fit (HTML)
edit-export-as-tape = To set up with a tape measure: distances from the edges, A4 (HTML)
edit-export-as-full-size = Full size, on many A4 sheets (HTML)
edit-export-as-plan = On one sheet of any size (SVG)
edit-exported-sheets = Written ({ $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}, scale 1:{ $scale }): { $file }
edit-too-many-sheets = That would take { $sheets } sheets. Choose a plan that is scaled to fit.
edit-leave-title = Save before you leave?
edit-leave-text = Otherwise you lose what you have changed since you last saved.
edit-leave-save = Save and leave
edit-leave-unsaved = Leave without saving
edit-draft-title = Continue where you stopped?
edit-draft-text = You last worked on this layout on { $date } at { $time } and did not save. The program has kept your work. If you open the saved file, the unsaved work stays until you change something or save.
edit-draft-yes = Continue
edit-draft-no = Open the saved file
edit-draft-there = Your unsaved work is back; { $key } returns to the saved file.
edit-draft-lost = The program could not keep your unsaved work ({ $reason }): please save it yourself.
start-draft-line = { $name } ({ $date }, { $time })
start-drafts = { $number ->
    [one] Continue building: { $line }
   *[other] Continue building: { $line } – { NUMBER($number) } unsaved layouts
}
start-drafts-title = Which layout?

## What was done, for undo and redo

edit-did-add-terrain = adding terrain
edit-did-add-zone = adding a zone
edit-did-add-figure = placing a figure
edit-did-drag-move = moving
edit-did-drag-corner = moving a corner
edit-did-drag-turn = turning
edit-did-drag-stretch = changing the size
edit-did-add-corner = adding a corner
edit-did-remove-corner = removing a corner
edit-did-add-hole = cutting a hole
edit-did-fill-holes = filling holes
edit-did-set-value = changing a property
edit-did-nudge = moving
edit-did-align = aligning
edit-did-turn = turning
edit-did-mirror = mirroring
edit-did-complete = copying across
edit-did-duplicate = duplicating
edit-did-cut = cutting
edit-did-paste = pasting
edit-did-delete = deleting
edit-did-background = changing the background picture
edit-did-deployment = adding a deployment
edit-did-generate = generating
edit-did-draft = restoring unsaved work

## Properties

edit-property-id = Id
edit-property-name = Name
edit-property-kind = Kind
edit-property-x = x
edit-property-y = y
edit-property-width = Width
edit-property-depth = Depth
edit-property-radius = Radius
edit-property-turned = Turned (°)
edit-property-opening = Door or window
edit-property-open = Open by (°)
edit-property-hinge = Hinge
edit-property-swing = Swings to
edit-property-sill = Sill
edit-property-lintel = Top of the gap
edit-property-see-through = See-through from
edit-end-start = start of the line
edit-end-end = end of the line
edit-side-left = left
edit-side-right = right
edit-tip-open = How far the door stands open, in degrees: 0 is closed, 90 wide open. A portcullis is raised by any number above 0.
edit-property-thickness = Thickness
edit-property-base = Underside
edit-property-height = Height
edit-property-rises = Rises to (°)
edit-property-low-edge = Low edge
edit-property-high-edge = High edge
edit-property-from-height = From height
edit-property-to-height = Up to height
edit-property-translucent = Translucent
edit-property-flags = Properties
edit-property-blocks-sight = Blocks sight
edit-property-hides = Ground hides
edit-property-sight-depth = Seen so deep
edit-property-stops-damage = Stops damage
edit-property-standable = Walkable top
edit-property-climbable = Climbable
edit-property-passable = Passable
edit-property-vehicle-passable = For vehicles
edit-property-level = Darkness
edit-property-players = For
edit-property-player = Player
edit-property-profile = Profile
edit-property-facing = Facing (°)
edit-property-corners = Corners
edit-property-step-cm = Step in cm
edit-property-deployment = Deployment
edit-head-deployments = { $count ->
    [one] { $count } deployment
   *[other] { $count } deployments
}
edit-head-there = There in
edit-deployment = Another deployment
edit-deployment-new = A new deployment is shown. Draw its entry zones; those of the others are kept.
edit-tip-deployment = Which zones you see: those of this deployment and those that are there in all. It is also played and measured first.
edit-tip-no-name = Delete the name to remove the deployment and its zones.
edit-property-background = Background picture
edit-property-opacity = Opacity

## Tools, buttons, hints

tile-edit-select = Select
tile-edit-rectangle = Rectangle
tile-edit-polygon = Polygon
tile-edit-circle = Circle
tile-edit-line = Line
tile-edit-hole = Hole
tile-edit-figure = Figure
tile-edit-duplicate = Duplicate
tile-edit-delete = Delete
tile-edit-turn-left = Turn left
tile-edit-turn-right = Turn right
tile-edit-mirror = Mirror W–E
tile-edit-flip = Mirror N–S
tile-edit-half-turn = Half turn
tile-edit-complete = Copy across
tile-edit-fill-holes = Fill holes
tile-edit-align-west = Align west
tile-edit-align-east = Align east
tile-edit-align-south = Align south
tile-edit-align-north = Align north
tile-edit-align-middle = In a column
tile-edit-align-centre = In a row
tile-edit-grid = { $grid ->
    [0] No grid
   *[other] Grid { $grid }
}
tile-edit-corners = Snap to corners
tile-edit-angles = { $angle ->
    [0] Any angle
   *[other] Angles { $angle }°
}
tile-edit-play = Play
tile-edit-look = Look
tile-edit-save = Save
tile-undo = Undo
tile-redo = Redo
hint-edit-select = Click or draw a frame to select, drag to move, Shift adds; double click: add or remove a corner.
hint-edit-rectangle = Drag from corner to corner, or drag a kind from the palette onto the table.
hint-edit-polygon = Click corner by corner; Enter, a right click or the first corner ends it.
hint-edit-circle = Drag from the centre outward.
hint-edit-line = Click along the wall or drag it; Enter or right click ends it, the first corner closes it.
hint-edit-hole = Drag a rectangle in terrain or a zone, or click the hole's corners; Enter ends it.
hint-edit-figure = Click where the figure stands: { $figure }. Choose another one in the palette on the left.

menu-edit-new = New layout …
menu-edit-open = Open another layout …
menu-edit-save-as = Save under another name …
menu-edit-import = Import a map …
menu-edit-background = Set a background picture …
menu-edit-background-away = Remove the background picture
menu-edit-export-plan = Export a building plan …
menu-edit-export-map = Export a map (Universal VTT)
menu-edit-export-picture = Export a picture (PNG)
menu-edit-mirror-table = Mirror the table west–east
menu-edit-flip-table = Mirror the table north–south
menu-edit-turn-table = Rotate the table by half a turn
menu-edit-leave = To the start screen

key-group-edit = building a layout
command-edit-select = Select
command-edit-rectangle = Rectangle
command-edit-polygon = Polygon
command-edit-circle = Circle
command-edit-line = Wall along a line
command-edit-hole = Hole
command-edit-figure = Place a figure
command-edit-duplicate = Duplicate
command-edit-copy = Copy
command-edit-cut = Cut
command-edit-paste = Paste at the mouse, in another layout too
command-edit-delete = Delete
command-edit-all = Select everything
command-edit-turn-left = Turn left
command-edit-turn-right = Turn right
command-edit-mirror = Mirror west–east
command-edit-flip = Mirror north–south
command-edit-half-turn = Half turn
command-edit-complete = Put a copy, rotated by half a turn, on the opposite side
command-edit-live-mirror = Mirror whatever you add: across an axis, or by half a turn
command-edit-kind = Set the values of a kind
command-edit-search = Search the palette
command-edit-favourite = Add what is in hand to the favourites, or remove it
command-edit-rings = Show the weapon ranges of the figure in hand
command-edit-fill-holes = Fill holes
command-edit-west = Nudge west
command-edit-east = Nudge east
command-edit-north = Nudge north
command-edit-south = Nudge south
command-edit-grid = Next grid
command-edit-corners = Snap to corners
command-edit-angles = Next angle
command-edit-level-up = Show only the next storey
command-edit-level-down = Show only the previous storey
command-edit-open = Open another layout
command-edit-save = Save
command-edit-save-as = Save under another name
command-edit-play = Play it
command-edit-look = Look at it

## Playing on the layout

menu-editor = Back to the editor
closing-editor = To the editor
ended-editor-note = continue building
edit-no-profiles = This rule system has no figures that could be put here.
edit-no-terrain = This rule system has no terrain that could be drawn along a line.

## Maps of cells

cells-grounds = Cells
cells-covers = On them
cells-owns = Home places
cells-sheet = Cell { $q }, { $r }
cells-ground = Ground
cells-cover = On it
cells-figures = Figures at the start
cells-owner = Home place of
cells-figure = Stands there
cells-owner-nearest = of the nearest home place
cells-nothing = nothing
cells-nobody = nobody
cells-refuse-void = There is no cell: put one down first.
cells-refuse-uncovered = Only what lies on a cell can be somebody’s home place.
cells-refuse-taken = There is something there already.
cells-refuse-off-table = That is not entirely on the table.
cells-refuse-shape = On a map of cells you put everything down cell by cell: take it from the palette.
cells-ask-chance = Which number is the map made from?
cells-chance-hint = The same number makes the same map; Undo brings back the present one.
cells-chance-yes = Make the map
tile-edit-cells = Put down
command-edit-cells = Put down cells
hint-edit-cells = { $kind }: click, or draw a stroke; a right click takes away what lies on top.
hint-cells-select = Click or frame to select, drag to move, Shift adds; a right click takes away.
edit-did-put-ground = putting down cells
edit-did-put-cover = putting something on cells
edit-did-put-own = choosing a home place
edit-did-put-profile = placing a figure

## The palette and its layers

edit-layer-walls = Walls and doors
edit-layer-buildings = Buildings
edit-layer-nature = Ground and growth
edit-layer-things = Things
edit-layer-zones = Zones
edit-layer-figures = Figures
edit-layer-hidden = { $on ->
    [yes] { $layer }: hidden. Click to show them.
   *[no] { $layer }: hide them.
}
edit-layer-locked = { $on ->
    [yes] { $layer }: locked. Click to unlock them.
   *[no] { $layer }: lock them, so that no click selects them.
}
edit-layer-opened = { $layer }: shown and unlocked again.
edit-favourites = Favourites
edit-favourites-full = You already have { $most } favourites.
edit-favourite-none = First take something from the palette.
edit-favourite-set = { $on ->
    [yes] This is now a favourite and comes first in the palette.
   *[no] This is no longer a favourite.
}
edit-like = Favourite: put it first in the palette
edit-unlike = Remove from favourites
edit-search-hint = Search
edit-search-empty = Type a name first, or a part of one.
edit-search-nothing = Nothing is called “{ $text }”.
edit-mirroring = { $how ->
    [vertical] Whatever you add is mirrored from west to east.
    [horizontal] Whatever you add is mirrored from south to north.
    [half-turn] Whatever you add appears on the other side, too, rotated by half a turn.
   *[off] Nothing you add is mirrored.
}
tile-edit-live-mirror = { $how ->
    [vertical] Mirror ↔
    [horizontal] Mirror ↕
    [half-turn] Mirror ↻
   *[off] Mirror: off
}
tile-edit-rings = Ranges

## The values of a kind

edit-kind = Values of the kind …
edit-kind-title = Kind: { $kind }
edit-kind-own = On this layout, this kind has values of its own.
edit-kind-usual = Back to the usual values
edit-kind-back = Back
edit-kind-none = –
edit-kind-opens = Opens
edit-value-turns = turns
edit-value-lifts = lifts
edit-kind-one-way = One-way view
edit-kind-durability = Durability
edit-kind-damage-points = Damage points
edit-kind-toughness = Toughness
edit-kind-armour = Armour
edit-kind-damage-table = Damage table
edit-did-set-kind = setting a value of a kind
cells-edge = Edge of a cell

## What a map of cells is worth

cells-worth-title = Fairness of the map, without units
cells-worth-share = { $share } %
cells-worth-mean = On average, { $share } % of the other cells see a cell.
cells-worth-nearer = { $player } is closer to { $number ->
    [one] one cell
   *[other] { $number } cells
}.
cells-layout-size = { $count ->
    [one] One cell.
   *[other] { $count } cells.
}
cells-layout-seen-most = Seen from most of the others: { $at } ({ $share } %).
cells-layout-seen-least = Seen from fewest of the others: { $at } ({ $share } %).
cells-layout-farthest = { $player }: at most { $steps ->
    [one] one step
   *[other] { $steps } steps
} to any other cell{ $count ->
    [0] .
    [one] ; one cell is cut off.
   *[other] ; { $count } cells are cut off.
}
cells-layout-not-alike = The sides of the map are not alike.
cells-layout-alone = in { $system } one map is told at a time, cell by cell: leave out --against, --games, --deployments and --html

## Where a piece helps

piece-help = Show the longest lines of sight that matter on a layout, and where a piece of terrain would close most of them.
piece-piece-help = A kind of terrain, as wide and deep in steps as wanted, or with a radius: "wall 3 x 0.5", crates, "column 0.5". Without one, only the lines are shown.
piece-at-help = Show what the piece does at this place, its middle in steps; without it three places are proposed.
piece-turn-help = Turn the piece by so many degrees; without it several turns are tried.
piece-mirror-help = Lay the piece mirrored as well, so that the table stays even for both sides.
piece-bad-mirror = there is no symmetry “{ $found }”: give one of { $known }
piece-which = which piece? Name one before --at and --turn, such as "wall 3 x 0.5"
piece-no-such-kind = there is no kind of terrain “{ $found }”: give one of { $known }
piece-bad-side = { $found } is no side for a piece, in steps: give { $least } to { $most }
piece-bad-turn = { $found } degrees are no turn: give -360 to 360
piece-no-plain-one = { $kind } is a line, an opening or a slope; give a piece that stands by itself, such as "wall 3 x 0.5"
piece-hides-nothing = { $kind } does not block sight, so it closes no line
piece-no-lines = nobody can stand anywhere on this layout in cells of this size, so there are no lines of sight
piece-does-not-fit = the piece does not fit at { $place }: it would lie over another one or over the edge of the table
piece-lines = { $lines } lines of sight between the places that matter; { $share } of them are free, by length and by what is at their ends.
piece-column-number = No.
piece-column-from = From
piece-column-to = To
piece-column-grounds = Between
piece-column-length = Length
piece-first-look = First look, from the middles of the cells: at best { $best } of the lines fewer. The places below are measured exactly.
piece-nowhere = There is no place where this piece fits, closes lines and cuts nothing off.
piece-place = x { $x }, y { $y }, turned by { $turn }°: { $before } of the lines free before, { $after } after.
piece-lane-left = { $number } ({ $left } of { $length } left)
piece-lanes-left = Lanes interrupted: { $lanes }.
piece-cuts-off = No way is left: { $start } → { $end }.
piece-detour = About { NUMBER($more) } { $more ->
    [one] step
   *[other] steps
} longer on foot: { $start } → { $end }.
piece-closes = It closes a passage: one has to walk around.
piece-narrow = Only { $width } left to this: { $beside }. Too narrow for a figure.
piece-table-edge = edge of the table
piece-its-image = its own image
piece-built-over = { $places ->
    [one] One place to stand is
   *[other] { $places } places to stand are
} gone where it lies.

## In the editor

tile-edit-piece = Where it helps
hint-edit-piece = Lay a piece where it closes sight; Q and E turn it.
command-edit-piece = Where a piece helps
laying-head = Where a piece helps
laying-turn-best = Turn: best
laying-turn = Turn: { $turn }°
laying-none = closes nothing
laying-coarse = A first look; the places proposed are being measured exactly.
laying-here = At the mouse
laying-no-room = It does not fit at the mouse.
laying-put = Put it here
laying-typed-title = Which piece?
laying-typed-take = Take it
laying-typed-hint = A kind of terrain with width and depth, or a radius: “wall 3 x 0.5”, “crates”, “tower 2”

## What goes into the box

kit-help = Show which pieces a layout needs, by kind and size, and what of them a kit lacks.
kit-kit-help = The pieces one owns: "4 wall 3 x 0.5, 2 crates"; without a size they may have any.
kit-bad-item = “{ $found }” is no piece of a kit: give how many there are and then a kind, such as "4 wall 3 x 0.5, 2 crates"
kit-column-pieces = Pieces
kit-column-count = Needed
kit-column-owned = Owned
kit-column-missing = Missing
kit-any-size = { $name }, any size
kit-rectangle = { $name } { $sides }
kit-circle = { $name }, { $sides } across
kit-line = { $name }, stretches { $sides }
kit-polygon = { $name }, edges { $sides }
kit-polygon-many = { $name }, outline { $around } long with edges: { $edges }
kit-enough = The kit has all it takes.
kit-lacks = { $pieces ->
    [one] One piece is missing.
   *[other] { $pieces } pieces are missing.
}
kit-left = Left over: { $pieces }.

### Looking: what a figure or a ghost sees, with and without a game.

cli-play-look-help = Look at the scenario's layout without a match: sight, ghosts, ranges.
start-look = Look

## The screen

look-window-title = { $scenario }: looking – { $game }
look-title = { $scenario }: looking
look-mouse = The first click on a figure makes it look, the next on another one makes that the target, and so does each further one. A click on the target swaps the two. A click beside all figures lets go of the target, the next one of the looking figure too; a click on the latter lets go of both. Dragging moves a figure as a ghost, a right click on a ghost takes it away. Page up and page down are for the figure that was clicked or dragged last.
look-door = { $door }: as if { $open ->
    [yes] open
   *[no] closed
}
look-click-nobody = Click a figure: it looks.
look-click-observer = Click another figure: it becomes the target. Click { $observer } again or beside it: let go.
look-click-target = Click the target: the two swap. Another figure: new target. Beside it: let go of the target.
look-drag-hint = Drag: move a ghost. Right click on a ghost: take it away.
look-level-nobody = First click the figure that is to stand higher or lower.
look-level-only = { $figure } can only stand at height { $height } here.
look-level-highest = { $figure } cannot stand higher than { $height } here.
look-level-lowest = { $figure } cannot stand lower than { $height } here.
look-level-taken = { $figure } cannot stand at height { $height } here. In the way: { $obstacle }.
look-level-now = { $figure } now stands at height { $height }.
look-notice = Point at a figure to see what it sees, or drag one.
look-notice-empty = Click a figure on the left and put it on the table.
look-carried-notice = Put the ghost down with a click. Shift and wheel turn it, Esc takes it away.
look-in-game-notice = Looking only, nothing is decided ({ $key } comes back).
look-leave = back
look-leave-game = back to the game
look-on = shown
look-off = hidden
look-no-weapon = no weapon
look-picture-where = as a PNG file
look-picture-done = Picture saved: { $file }
look-picture-problem = the picture could not be written: { $reason }
look-reset-what = { $number ->
    [0] no ghosts
    [one] 1 ghost
   *[other] { $number } ghosts
}

tile-look-ground = Visible ground
tile-look-lines = Sight lines
tile-show-all-sight = Who sees whom
tile-show-ranges = Weapon rings
tile-show-command = Radii
tile-look-reach = Reach
tile-look-weapon = Next weapon
tile-look-reset = Put all back
tile-look-picture = Save picture
tile-leave = Leave
tile-show-sight = Leave
tile-help = Keys
tile-ruler = Ruler
tile-show-zones = Zones
tile-show-heights = Heights
tile-show-names = Names

key-group-look = looking
command-look-ground = Visible ground
command-look-lines = Sight lines
command-look-reach = How far the looking figure gets, and its way to the mouse
command-look-weapon = Rings of the next weapon
command-look-higher = Stand one surface higher
command-look-lower = Stand one surface lower
command-look-remove = Take a ghost away, put a figure back
command-look-reset = Take all ghosts away and put everybody back
command-look-picture = Save a picture of the table

## Lists

look-figures-none = nobody yet
look-figures = Figures
look-palette = Ghosts of any profile
look-tip-hold = Click: look from here
look-tip-take = Drag onto the table, or click and put down
look-is-ghost = ghost
look-is-beside = off table

## Who looks at whom

look-would-be-lost = { $number ->
    [one] A ghost
   *[other] { $number } ghosts
} would be lost: { $key } once more leaves.
look-nobody = Point at a figure to see what it sees. A click holds it, a second click on another figure holds that one as its target.
look-empty = Nobody stands on the table yet.
look-nobody-there = Nobody stands on the table yet. A click on a profile on the left takes a figure in hand, a second one puts it on the table.
look-looks = looks
look-sees = looks at the target
look-target = target
look-where = { spot-at }, height { $height }
look-place = { $where }, faces { $direction } ({ $facing }° anticlockwise from east)
look-levels = Could stand here at { $heights } (PgUp, PgDn)
look-stand-off-table = A figure could not stand here: beside the table.
look-stand-overlaps = A figure could not stand here. In the way: { $obstacle }.
look-stand-unsupported = A figure could not stand here: too little ground below it.
look-sees-count = Sees
look-seen-count = Is seen by
look-of = { $number } of { $all }
look-area = Sees ground
look-area-above = and above
look-area-limited = Only as far as { $weapon } reaches.
look-square-steps = { $area } square steps
look-column-sees = sees
look-column-back = seen by
look-if-turned = A turn would be enough to see it.

look-free = free
look-covered = { $share } % covered: { $level }
look-blocked = no sight line
look-outside = outside the sight angle
look-line-covered = { $share } % { $level }
look-distance = Distance
look-distance-space = Distance in space
look-distance-plane = in plane
look-steps = { $length ->
    [one] { $length } step
   *[other] { $length } steps
}
look-covered-share = Covered
look-share = { $share } %
look-level = Concealment
look-level-value = { $level }
look-in-angle = In the sight angle
look-yes = yes
look-no = no
look-borderline = = exactly on the border
look-hidden-by = Hidden by
look-weapons = Weapons at this distance
look-back = In return: from the target
look-hints = What would change this

## Rings

look-legend-free = seen freely
look-legend-covered = seen, partly covered
look-legend-blocked = no sight line: covered
look-legend-outside = outside the sight angle

## What lies under the mouse

spot-at = x { $x }, y { $y }
spot-flat = flat
spot-height = { $top } high
spot-from-to = from { $base } to { $top } high
spot-piece = { $piece }, { $height }: { $traits }
spot-piece-alike = { $piece }, { $height }
spot-climbable = can be climbed
spot-standable = can be stood on
spot-passable = can be walked through
spot-hides = blocks sight
spot-stops-damage = stops damage
spot-translucent = translucent with concealment { $level }
spot-nothing = has no effect
spot-zone = { $zone } ({ $kind })
last-seen-here = { $figure } was last seen here

### Looking: what a figure or a ghost sees, with and without a game.

cli-play-look-help = Look at the scenario's layout without playing: sight, ghosts, ranges.
start-look = Look

## The screen

look-window-title = { $scenario }: looking – { $game }
look-title = { $scenario }: looking
look-mouse = Click a figure to make it look, then another to make that the target; each further click chooses a new target. Click the target to swap the two. Click an empty place to drop the target, once more to drop the looking figure; click the looking figure to drop both. Drag a figure to move it as a ghost, right-click a ghost to remove it. Page up and page down work on the figure you last clicked or dragged.
look-door = { $door }: as if { $open ->
    [yes] open
   *[no] closed
}
look-click-nobody = Click a figure to make it look.
look-click-observer = Click another figure to make it the target. Click { $observer } again, or an empty place, to let go.
look-click-target = Click the target to swap the two, another figure for a new target, an empty place to drop the target.
look-drag-hint = Drag to move a ghost, right-click a ghost to remove it.
look-level-nobody = First click the figure you want to stand higher or lower.
look-level-only = { $figure } can only stand at height { $height } here.
look-level-highest = { $figure } cannot stand higher than { $height } here.
look-level-lowest = { $figure } cannot stand lower than { $height } here.
look-level-taken = { $figure } cannot stand at height { $height } here. In the way: { $obstacle }.
look-level-now = { $figure } now stands at height { $height }.
look-notice = Point at a figure to see what it sees, or drag one.
look-notice-empty = Click a figure on the left and put it on the table.
look-carried-notice = Click to put the ghost down. Shift and wheel turn it, Esc removes it.
look-in-game-notice = You are only looking; you decide nothing here ({ $key } goes back).
look-leave = back
look-leave-game = back to the game
look-on = shown
look-off = hidden
look-no-weapon = no weapon
look-picture-where = as a PNG file
look-picture-done = Picture saved: { $file }
look-picture-problem = the program could not write the picture: { $reason }
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
command-look-reach = How far the looking figure gets, and its route to the mouse
command-look-weapon = Rings of the next weapon
command-look-higher = Stand one surface higher
command-look-lower = Stand one surface lower
command-look-remove = Remove a ghost, put a figure back
command-look-reset = Remove all ghosts and put everybody back
command-look-picture = Save a picture of the table

## Lists

look-figures-none = nobody yet
look-figures = Figures
look-palette = Ghosts of any profile
look-tip-hold = Click: look from here
look-tip-take = Drag onto the table, or click, then click a place
look-is-ghost = ghost
look-is-beside = off the table

## Who looks at whom

look-would-be-lost = { $number ->
    [one] You would lose a ghost
   *[other] You would lose { $number } ghosts
}: press { $key } once more to leave.
look-nobody = Point at a figure to see what it sees. Click to keep it looking; click another figure to make that its target.
look-empty = There is nobody on the table yet.
look-nobody-there = There is nobody on the table yet. Click a profile on the left to pick up a figure, then click the table to put it down.
look-looks = looks
look-sees = looks at the target
look-target = target
look-where = { spot-at }, height { $height }
look-place = { $where }, facing { $direction } ({ $facing }° anticlockwise from east)
look-levels = Can stand here at { $heights } (PgUp, PgDn)
look-stand-off-table = No figure could stand here, off the table.
look-stand-overlaps = No figure could stand here. In the way: { $obstacle }.
look-stand-unsupported = No figure could stand here: too little ground beneath it.
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
look-line-covered = { $share } % covered · { $level }
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

look-legend-free = in plain sight
look-legend-covered = in sight, partly covered
look-legend-blocked = no sight line: covered
look-legend-outside = outside the sight angle

## What lies under the mouse

spot-at = x { $x }, y { $y }
spot-flat = flat
spot-height = { $top } high
spot-from-to = from { $base } to { $top } high
spot-piece = { $piece }, { $height }: { $traits }
spot-piece-alike = { $piece }, { $height }
spot-climbable = climbable
spot-standable = walkable top
spot-passable = passable
spot-hides = blocks sight
spot-stops-damage = stops damage
spot-hiding-ground = seen into and out of, not through
spot-hiding-ground-depth = seen { $depth } deep into and out of, not through
spot-translucent = translucent, level { $level }
spot-nothing = has no effect
spot-zone = { $zone } ({ $kind })
last-seen-here = { $figure } was last seen here

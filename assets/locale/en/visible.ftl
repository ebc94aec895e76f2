# The sub-command that shows what a figure sees of the ground.
visible-help = Show the ground that a figure sees, on the table and on top of the terrain.
visible-limit-help = Only this far, measured in space from the figure's { -base-point }, like the range of a weapon.
visible-bad-limit = { $found } is not a limit: give a number of steps above 0 and up to { $most }.
visible-ground = { $name } sees { $area } square steps of the table ({ $share } %).
visible-limited = Only what is within { $limit } { $limit ->
    [one] step
   *[other] steps
} counts.
visible-polygons =
    { $count ->
        [0] That is nothing at all.
        [one] That is one connected area.
       *[other] These are { $count } separate areas.
    }
visible-surface = On { $names }, { $sloping ->
    [yes] { $lowest } to { $height } high
   *[no] { $height } high
}: { $area } square { $area ->
    [one] step
   *[other] steps
}
visible-level-help = Look at the plane this many steps above the table instead of the ground.
visible-bad-level = { $found } is not a height above the table: give a number of steps from 0 to { $most }.
visible-height-help = Show where the figure sees standing figures of this height (2 for an average human), as in the map “Where you are seen” of a layout. 0 means the ground they stand on.
visible-bad-height = { $found } is not the height of a figure: give a number of steps from 0 to { $most }.
visible-level-or-height = --level is for points in the air and --height for standing figures: give only one of them.
visible-standing = { $name } sees the { -base-point } of figures { $height } { $height ->
    [one] step
   *[other] steps
} high wherever they stand on { $area } square steps of the table ({ $share } %).

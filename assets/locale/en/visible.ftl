# The sub-command that shows what a figure sees of the ground.
visible-help = Show what ground a figure sees, on the table and on top of the terrain.
visible-limit-help = Only so far, measured in space from the figure's { -base-point }, as for the range of a weapon.
visible-bad-limit = { $found } is no limit: a number of steps above 0 and up to { $most } is expected.
visible-ground = { $name } sees { $area } square steps of the table ({ $share } %).
visible-limited = Counted is what lies within { $limit } { $limit ->
    [one] step
   *[other] steps
}.
visible-polygons =
    { $count ->
        [0] That is nowhere.
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
visible-level-help = Look at the plane so many steps above the table instead of at the ground.
visible-bad-level = { $found } is no height above the table: a number of steps from 0 to { $most } is expected.
visible-height-help = Tell where standing figures of this height (2 for an average human) are seen, just as in the map “Where one is seen” of a layout. 0 means the ground they stand on.
visible-bad-height = { $found } is no height of a figure: a number of steps from 0 to { $most } is expected.
visible-level-or-height = --level is about points in the air and --height about standing figures: only one of them can be given.
visible-standing = { $name } sees the { -base-point } of figures { $height } { $height ->
    [one] step
   *[other] steps
} high wherever they stand on { $area } square steps of the table ({ $share } %).

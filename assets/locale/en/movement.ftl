# Ways and reach on the command line.

path-help = Find a figure's cheapest route to a place at the start of a scenario.
path-x-help = East of the south-west corner, in steps.
path-y-help = North of the south-west corner, in steps.
path-height-help = The height to end at; without it, the highest the figure can reach.
path-bp-help = How many movement points the figure has; the output marks what they do not cover.
path-bad-number = { $name } must be a number of steps from -{ $most } to { $most }, not { $found }.
path-found = { $name } gets to { $x }, { $y } for { $bp ->
    [one] 1 point
   *[other] { $bp } points
}.
path-here = { $name } is already there.
path-none = { $name } cannot get to { $x }, { $y }: { $reason }
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } points, { $spent } in total
path-on-the-spot = { $name } on the spot: { $bp } points, { $spent } in total
path-opening = opens { $thing } at { $x }, { $y }: { $price }
plan-opening = opens the door here: { $price }
path-unpaid = { $line } (not enough points)
reach-help = Show where a figure can get to at the start of a scenario.
reach-bp-help = How many movement points the figure has.
reach-bad-bp = the number of points must be from 1 to { $most }, not { $found }.
reach-area = { $name } reaches { $area } square steps with { $bp ->
    [one] 1 point
   *[other] { $bp } points
}.
reach-level = At height { $height }: { $area } square steps

# Why there is no way.

no-way-length = { $number ->
    [1] 1 step
   *[other] { $length } steps
}
no-way-narrow = { $sides ->
    [one] { $one } leaves
   *[other] { $one } and { $other } leave
} a gap of only { $found } at { $x }, { $y }: { $lacks } too little for a figure that is { $needed } wide.
no-way-high = { $one } at { $x }, { $y } is a climb of { $found }: { $lacks } too high, as the figure climbs { $needed }.
no-way-high-bare = at { $x }, { $y } there is a climb of { $found }: { $lacks } too high, as the figure climbs { $needed }.
no-way-deep = at { $x }, { $y } there is a drop of { $found }: { $lacks } too deep, as the figure climbs down { $needed }.
no-way-door = { $one } at { $x }, { $y } is closed, and the figure cannot open it.
no-way-edge = the edge of the table
reach-shut = out of reach with any number of points: { $area } square steps around { $x }, { $y } at height { $z }.

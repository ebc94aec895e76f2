# Ways and reach on the command line.

path-help = Find the cheapest way of a figure to a place when a scenario begins.
path-x-help = East of the south-west corner, in steps.
path-y-help = North of it, in steps.
path-height-help = The stand height to end at; without it the highest one that can be reached.
path-bp-help = How many movement points there are: what they do not pay for is marked.
path-bad-number = { $name } must be a number of steps from -{ $most } to { $most }, not { $found }.
path-found = { $name } gets to { $x }, { $y } for { $bp ->
    [one] 1 point
   *[other] { $bp } points
}.
path-here = { $name } is there already.
path-none = { $name } does not get to { $x }, { $y }: { $reason }
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } points, { $spent } in all
path-opening = opens { $thing } at { $x }, { $y }: { $price }
plan-opening = opens the door here: { $price }
path-unpaid = { $line } (not paid for)
reach-help = Show where a figure can get to when a scenario begins.
reach-bp-help = How many movement points there are.
reach-bad-bp = the number of points must lie between 1 and { $most }, not { $found }.
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
} only { $found } of room at { $x }, { $y }: { $lacks } too little for a figure that is { $needed } wide.
no-way-high = { $one } at { $x }, { $y } is a climb of { $found }: { $lacks } too high, the figure climbs { $needed }.
no-way-high-bare = at { $x }, { $y } there is a climb of { $found }: { $lacks } too high, the figure climbs { $needed }.
no-way-deep = at { $x }, { $y } it is { $found } down: { $lacks } too deep, the figure gets down { $needed }.
no-way-door = { $one } at { $x }, { $y } is closed, and the figure does not open it.
no-way-edge = the edge of the table
reach-shut = never reached: { $area } square steps around { $x }, { $y } at height { $z }.

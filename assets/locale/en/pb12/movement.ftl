# Ways and reach on the command line, in movement points.

path-found = { $name } gets to { $x }, { $y } for { $bp ->
    [one] 1 movement point
   *[other] { $bp } movement points
}.
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } BP, { $spent } in all
opening-price-free-action = a free action, or 1 AP
opening-price-action-point = 1 AP
reach-bad-bp = the number of movement points must lie between 1 and { $most }, not { $found }.
reach-area = { $name } reaches { $area } square steps with { $bp ->
    [one] 1 movement point
   *[other] { $bp } movement points
}.

### Ways, reach and odds of Kampf W6, in metres.

cli-odds-wounding-hits = Hits that nothing stops:
path-found = { $name } gets to { $x }, { $y } for { $bp } metres.
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } m, { $spent } m in total
reach-bad-bp = the number of metres must be from 1 to { $most }, not { $found }.
reach-area = { $name } reaches { $area } square metres with { $bp ->
    [one] 1 metre
   *[other] { $bp } metres
}.
option-on-foot = On foot
option-climb-over = Over something
opening-price-action = one action
refusal-no-way-there = No route leads there.

# Why there is no way.

no-way-length = { $length } m
reach-shut = out of reach with any number of metres: { $area } m² around { $x }, { $y } at height { $z }.

### Ways, reach and odds of Kampf W6, in metres.

cli-odds-wounding-hits = Hits that nothing stops:
path-found = { $name } gets to { $x }, { $y } over { $bp } metres.
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } m, { $spent } m in all
reach-bad-bp = the number of metres must lie between 1 and { $most }, not { $found }.
reach-area = { $name } reaches { $area } square metres with { $bp ->
    [one] 1 metre
   *[other] { $bp } metres
}.
option-on-foot = On foot
option-climb-over = Over something
opening-price-action = one action
refusal-no-way-there = No way leads there.

# Why there is no way.

no-way-length = { $length } m
reach-shut = never reached: { $area } m² around { $x }, { $y } at height { $z }.

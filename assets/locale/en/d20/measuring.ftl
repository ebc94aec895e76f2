### Ways, reach and odds of the d20 fight, in metres.

cli-odds-damage = Damage:
cli-odds-critical = A critical hit: { $share } %
cli-odds-contest = The contest is won: { $share } %
cli-odds-advantages = Advantage: { $what } ({ $rules })
cli-odds-disadvantages = Disadvantage: { $what } ({ $rules })
path-found = { $name } gets to { $x }, { $y } for { $bp } metres.
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } m, { $spent } m in all
reach-bad-bp = the number of metres must lie between 1 and { $most }, not { $found }.
reach-area = { $name } reaches { $area } square metres with { $bp ->
    [one] 1 metre
   *[other] { $bp } metres
}.
option-on-foot = On foot
option-climb-over = Over something
opening-price-interaction = the free interaction, or the action
opening-price-use-object = the action
refusal-no-way-there = No route leads there.

# Why there is no way.

no-way-length = { $length } m
reach-shut = never reached: { $area } m² around { $x }, { $y } at height { $z }.

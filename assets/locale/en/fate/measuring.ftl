### What is measured: sight, ways from zone to zone, what attacks come to.

cli-sight-covered = Covered: { $share } %, in cover: a free tag for the defence
cli-odds-shifts = Shifts:
cli-odds-heads = Heads the group loses:
cli-odds-spin = Spin for the defender: { $share } %
cli-odds-pushed = The target is pushed a zone or further: { $share } %
cli-odds-forced = No box fits, a consequence is forced: { $share } %
cli-odds-overflow = The group is gone with shifts left over: { $share } %
cli-odds-out = The target is taken out at once: { $share } %
cli-without-layout = in { $system } length costs nothing and links lead from zone to zone, so layouts are not measured; `sight`, `visible`, `reach` and `path` look at their zones
option-over-link = Over a link
option-in-zone = Within the zone, free
path-found = { $name } gets to { $x }, { $y } with { $bp ->
    [0] no shift at all
    [one] 1 shift of a sprint
   *[other] { $bp } shifts of a sprint
}.
path-option = { $name } to { $x }, { $y } at height { $z }: { $bp } shifts, { $spent } in all
path-opening = uses { $thing } at { $x }, { $y }, which opens the link: { $price }
opening-price-act = the action of the turn, with a roll
opening-price-beside = alongside an action, which gets harder for it
opening-price-free = a free action
reach-bad-bp = the number of shifts must lie between 1 and { $most }, not { $found }.
reach-area = { $name } reaches { $area } square steps in the zones that a sprint with { $bp ->
    [one] 1 shift
   *[other] { $bp } shifts
} leads to.
no-way-zone = no open link leads to { $one }.
refusal-no-such-defence = Nobody can defend with that skill here.

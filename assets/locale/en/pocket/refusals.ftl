### Why something cannot be done in Pocket Tactics, and what is wrong with its files.

refusal-pocket-void = There is no tile.
refusal-pocket-tile-taken = A unit stands there already.
refusal-pocket-same-tile = The unit stands there.
refusal-pocket-not-beside = That is no neighbour tile.
refusal-pocket-no-hop = There is no unit to hop over on the way.
refusal-pocket-hop-over-enemy = Only flyers hop over enemies.
refusal-pocket-hopped-already = A unit hops once a turn.
refusal-pocket-back-at-start = A move cannot end where it began.
refusal-pocket-no-enemy = There is no enemy.
refusal-pocket-no-magic = This unit knows no magic.
refusal-pocket-not-ranged = This unit cannot attack from afar.
refusal-pocket-too-far = It is { $distance } tiles away, and the reach is { $reach }.
refusal-pocket-no-sight = Sight is blocked on every shortest way.
refusal-pocket-move-over = That tile ends the move.
refusal-pocket-no-move-before = This unit does not move before an attack.
refusal-pocket-too-many-steps = { $steps ->
    [one] At most one step leads to an attack.
   *[other] At most { $steps } steps lead to an attack.
}
refusal-pocket-no-such-die = There is no such die.
refusal-pocket-other-dice = This bonus belongs to the other dice.
refusal-pocket-is-highest = A six cannot be raised.
refusal-pocket-not-in-reserve = This unit is not in the reserve.
refusal-pocket-no-feature-beside = No feature of yours is beside it.
refusal-pocket-not-held = No unit of yours holds this feature.
refusal-pocket-last-unit = The last unit on the map must stay.
refusal-pocket-no-such-function = This unit has no such function.
refusal-pocket-not-yours = This unit is not yours.
refusal-pocket-not-on-map = This unit is not on the map.
refusal-pocket-no-passing = There is no passing while something can be done.
refusal-pocket-other-faction = All units are of one faction, the one that is agreed.
refusal-pocket-no-unit = An army has one unit at least.
refusal-pocket-too-many-copies = No card more than { $most } times; here it is { $found }.
refusal-pocket-over-limit = The army is worth { $found } points, { $most } are allowed.
refusal-pocket-six-tiles = Six tiles go into the bag; here are { $found }.
refusal-pocket-no-such-stock = A set has { $most } tiles of { $terrain }.
refusal-pocket-tile-there = A tile lies there already.
refusal-pocket-no-common-edge = A tile shares an edge with another.
refusal-pocket-off-table = That is not on the table.
refusal-pocket-no-bare-tile = There must be a tile without a feature.
refusal-pocket-not-farthest = Other tiles lie farther from all features.
refusal-pocket-one-at-least = One unit begins on the map at least.
refusal-pocket-not-at-feature = First units stand on their own feature or beside it.

problem-pocket-no-such-faction = there is no faction “{ $id }”
problem-pocket-no-such-terrain = there is no tile or feature “{ $id }”
problem-pocket-no-such-tile = there is no kind of tile “{ $id }”
problem-pocket-no-such-feature = there is no kind of feature “{ $id }”
problem-pocket-no-such-unit = there is no unit “{ $id }”
problem-pocket-nothing-of = without { $what } nobody can play
problem-pocket-army-without-faction = an army needs its faction
problem-pocket-tiles-and-build = a map that is built has no tiles beforehand
problem-pocket-tiles-overlap = a tile lies at ({ $q }, { $r }) already
problem-pocket-off-table = this tile does not lie on the table
problem-pocket-not-connected = this tile does not hang together with the others
problem-pocket-no-tiles = the map has no tiles yet
problem-pocket-no-features = without a feature nobody can play
problem-pocket-no-own-feature = the player needs a feature to begin at
problem-pocket-no-feature-there = there is no feature at ({ $q }, { $r })
problem-pocket-other-faction = all units of an army are of its faction
problem-pocket-no-unit = an army has one unit at least
problem-pocket-too-many-copies = a card is there { $found } times, { $most } are allowed
problem-pocket-over-limit = the army is worth { $found } points, { $most } are allowed
problem-pocket-no-tile-there = there is no tile at ({ $q }, { $r })
problem-pocket-units-overlap = a unit stands at ({ $q }, { $r }) already

## Measuring

cli-odds-target-bare = With bare dice the target falls: { $share } %
cli-odds-attacker-bare = With bare dice the attacker falls: { $share } %
cli-odds-target = With bonuses the target falls: { $share } %
cli-odds-attacker = With bonuses the attacker falls: { $share } %
cli-odds-both = With bonuses both fall: { $share } %
cli-odds-none = With bonuses nobody falls: { $share } %
cli-odds-comes = The hazard of the place is passed before: { $share } %
cli-odds-hex-works = The hex works, by red dice: { $share } %
cli-odds-hex-fails = The target does not withstand it, by green dice: { $share } %
cli-odds-lost = All in all the attacker falls, rerolls not counted: { $share } %
cli-odds-out = All in all the target falls, rerolls not counted: { $share } %
path-found = { $name } gets to { $x }, { $y } in { $bp ->
    [one] one step
   *[other] { $bp } steps
}.
path-option = { $name } to { $x }, { $y } at height { $z }, { $spent ->
    [one] one step
   *[other] { $spent } steps in all
}

option-step = Step
option-hop = Hop
refusal-pocket-no-way = No move of this unit ends there.
refusal-pocket-no-such-manner = Attacks are melee, ranged, magic or hex.
refusal-no-such-declaration = That cannot be declared.
refusal-no-such-player = There is no such player.
problem-pocket-small-table = the table is too small for the { $tiles } tiles of the bags
problem-pocket-small-stock = the sets have { $stock } tiles for the { $tiles } of a bag
problem-pocket-faction-without-units = the faction “{ $id }” has no units

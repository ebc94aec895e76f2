### Why something cannot be done in Pocket Tactics, and what is wrong with its files.

refusal-pocket-void = There is no tile there.
refusal-pocket-tile-taken = There is a unit there already.
refusal-pocket-same-tile = That is the unit's own tile.
refusal-pocket-not-beside = That tile is not adjacent.
refusal-pocket-no-hop = There is no unit on the way to hop over.
refusal-pocket-hop-over-enemy = Only flyers can hop over enemies.
refusal-pocket-hopped-already = A unit can hop only once per turn.
refusal-pocket-back-at-start = A move cannot end where it began.
refusal-pocket-no-enemy = There is no enemy there.
refusal-pocket-no-magic = This unit has no magic.
refusal-pocket-not-ranged = This unit cannot attack from afar.
refusal-pocket-too-far = The target is { $distance } tiles away, but the reach is { $reach }.
refusal-pocket-no-sight = Sight is blocked along every shortest route.
refusal-pocket-move-over = The move ends on this tile.
refusal-pocket-no-move-before = This unit cannot move before an attack.
refusal-pocket-too-many-steps = { $steps ->
    [one] A unit can take at most one step before an attack.
   *[other] A unit can take at most { $steps } steps before an attack.
}
refusal-pocket-no-such-die = There is no such die.
refusal-pocket-other-dice = This bonus belongs to the other dice.
refusal-pocket-is-highest = You cannot raise a six.
refusal-pocket-not-in-reserve = This unit is not in the reserve.
refusal-pocket-no-feature-beside = None of your features is next to it.
refusal-pocket-not-held = None of your units holds this feature.
refusal-pocket-last-unit = Your last unit on the map must stay.
refusal-pocket-no-such-function = This unit does not have this function.
refusal-pocket-not-yours = That is not one of your units.
refusal-pocket-not-on-map = This unit is not on the map.
refusal-pocket-no-passing = You cannot pass while you can do something.
refusal-pocket-other-faction = All units must belong to one faction, the one agreed on.
refusal-pocket-no-unit = An army needs at least one unit.
refusal-pocket-too-many-copies = Each card is allowed { $most } times; here one appears { $found } times.
refusal-pocket-over-limit = The army is worth { $found } points; the limit is { $most }.
refusal-pocket-six-tiles = Six tiles go into the bag, not { $found }.
refusal-pocket-no-such-stock = A set has only { $most } tiles of { $terrain }.
refusal-pocket-tile-there = There is a tile there already.
refusal-pocket-no-common-edge = A tile must share an edge with another.
refusal-pocket-off-table = That is not on the table.
refusal-pocket-no-bare-tile = Choose a tile without a feature.
refusal-pocket-not-farthest = Other tiles are farther from all features.
refusal-pocket-one-at-least = At least one unit must start on the map.
refusal-pocket-not-at-feature = Your first units start on your own feature or next to it.

problem-pocket-no-such-faction = there is no faction “{ $id }”
problem-pocket-no-such-terrain = there is no tile or feature “{ $id }”
problem-pocket-no-such-tile = there is no kind of tile “{ $id }”
problem-pocket-no-such-feature = there is no kind of feature “{ $id }”
problem-pocket-no-such-unit = there is no unit “{ $id }”
problem-pocket-nothing-of = a game needs { $what }
problem-pocket-army-without-faction = an army needs a faction
problem-pocket-tiles-and-build = a map that the players build cannot have tiles beforehand
problem-pocket-tiles-overlap = there is already a tile at ({ $q }, { $r })
problem-pocket-off-table = this tile is not on the table
problem-pocket-not-connected = this tile is not connected with the others
problem-pocket-no-tiles = the map has no tiles yet
problem-pocket-no-features = a game needs a feature
problem-pocket-no-own-feature = { $player } needs a feature to start from
problem-pocket-no-feature-there = there is no feature at ({ $q }, { $r })
problem-pocket-other-faction = all units of an army must belong to its faction
problem-pocket-no-unit = an army needs at least one unit
problem-pocket-too-many-copies = a card appears { $found } times; the limit is { $most }
problem-pocket-over-limit = the army is worth { $found } points; the limit is { $most }
problem-pocket-no-tile-there = there is no tile at ({ $q }, { $r })
problem-pocket-units-overlap = there is already a unit at ({ $q }, { $r })

## Measuring

cli-odds-target-bare = With plain dice, the target falls: { $share } %
cli-odds-attacker-bare = With plain dice, the attacker falls: { $share } %
cli-odds-target = With bonuses the target falls: { $share } %
cli-odds-attacker = With bonuses the attacker falls: { $share } %
cli-odds-both = With bonuses both fall: { $share } %
cli-odds-none = With bonuses nobody falls: { $share } %
cli-odds-comes = The attacker first survives the hazard of the tile: { $share } %
cli-odds-hex-works = The hex works (red dice): { $share } %
cli-odds-hex-fails = The target fails to resist it (green dice): { $share } %
cli-odds-lost = In total, the attacker falls, not counting rerolls: { $share } %
cli-odds-out = In total, the target falls, not counting rerolls: { $share } %
path-found = { $name } gets to { $x }, { $y } in { $bp ->
    [one] one step
   *[other] { $bp } steps
}.
path-option = { $name } to { $x }, { $y } at height { $z }, { $spent ->
    [one] one step
   *[other] { $spent } steps in total
}

option-step = Step
option-hop = Hop
refusal-pocket-no-way = This unit cannot end a move there.
refusal-pocket-no-such-manner = An attack must be melee, ranged, magic or hex.
refusal-no-such-declaration = Nobody can declare that.
refusal-no-such-player = There is no such player.
problem-pocket-small-table = the table is too small for the { $tiles } tiles of the bags
problem-pocket-small-stock = the sets have only { $stock } tiles for the { $tiles } of a bag
problem-pocket-faction-without-units = the faction “{ $id }” has no units

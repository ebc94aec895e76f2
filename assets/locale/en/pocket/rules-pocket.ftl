### What the rules of Pocket Tactics say, in our own words: one text for each rule of `rules/rules.toml`, under its id. Ids of
### other rules become links.

## Before the game

rule-p001 = Each player has six dice, three red and three green; no more than three of a colour are ever thrown at once.
rule-p002 = Each player chooses a faction, and dice decide who begins.
rule-p003 = An army is the six units of a standard set, or any units worth 50 points or less together. Players may agree on another limit.
rule-p004 = Instead of building the map together (P005), one that is fair to all may be laid out: a map of the scenario.
rule-p005 = To build a map each player picks 6 tiles; all go into one bag and are mixed.
rule-p006 = One feature for the middle is chosen, by chance if wished, then each player chooses one. Features are the solid tiles: forest, highland, village, city, pond.
rule-p007 = The first tile that is drawn gets the feature of the middle (P006).
rule-p008 = In turn each player draws a tile and lays it beside the others, in any way, until the bag is empty.
rule-p009 = Then each player lays the own feature on a tile, as far as possible from the middle and from every other feature.
rule-p010 = In the same order players set up to three units, one at a time, on or beside their own feature. One at least.
rule-p011 = There is never more than one unit on a tile.
rule-p012 = The player who set the last unit has the first turn; then it goes round.

## What units can do

rule-p013 = A fast unit that moves may go up to n tiles more.
rule-p014 = A flying unit that moves may go up to n tiles more, and hop over enemies as over allies (P020).
rule-p015 = A ranged unit attacks up to n tiles farther: its reach is 1 + n, counted from tile to tile over common edges.
rule-p016 = A ranged attack needs sight. Features, but not water, and enemy units between bar it, unless the attacker or the target flies. Voids always bar it.
rule-p017 = A target whose own reach is too short for the attacker does not throw its red dice; its green ones it throws as usual.

## A turn

rule-p018 = A turn is exactly one of these: move (P019), attack (P027, P029), deploy (P024), retreat (P025), special function (P054).
rule-p019 = A unit moves to a free tile beside it.
rule-p020 = Over an ally on the next tile a unit may hop to a free tile next to that ally.
rule-p021 = A unit hops once in a turn at most.
rule-p022 = Features and tiles may change movement, as their cards say; some end it.
rule-p023 = Where no tile lies nobody can go.
rule-p024 = A unit from the reserve, never a captured one, is put on a free tile next to a feature that the player controls. A feature is controlled by the player whose unit stands on it.
rule-p025 = As its turn a unit goes into a feature beside it that an own unit holds, and so back to the reserve.
rule-p026 = A unit that holds a feature may go into it, back to the reserve; its player does not control the feature any more.

## Attacks

rule-p027 = In melee a unit attacks an enemy on the next tile. If it wins it moves onto that tile.
rule-p028 = The attacker says whether the attack is melee or magic; only units of the type magic can use magic.
rule-p029 = In a ranged attack (P015) the attacker chooses a tile in reach and stays where it is.
rule-p030 = Both units throw their red dice (OFF, to attack) and green dice (DEF, to defend), none to three of each, as their cards say.
rule-p031 = All dice of both units are thrown at the same time.
rule-p032 = A bonus is a number with a plus. It belongs to the red or the green dice, or to any; cards, abilities and terrain give some.
rule-p033 = Beginning with the attacker, players use one bonus at a time, by turns. Each raises one of the own dice by its value, but never above 6.
rule-p034 = Then, beginning with the attacker, players throw single own dice again, one at a time, by turns, for each reroll they have (P035, P036).
rule-p035 = Each ally beside a fighting unit gives it one reroll. Abilities and terrain may give more.
rule-p036 = A unit on its favoured terrain has one reroll. Its card names the terrain.
rule-p037 = Red dice of each are held against the green dice of the other, both from the highest down, pair by pair.
rule-p038 = The first pair that is not equal decides: is red higher, the enemy is defeated.
rule-p039 = Is green higher in that pair, the attack has failed and the unit is safe.
rule-p040 = Is a pair equal, the next one decides.
rule-p041 = A red die that no green one is left for defeats as well; a green one that is left means safe.
rule-p042 = An example: red 6, 1 and green 3, 1 against red 3 and green 4, 2: the attack succeeds (6 over 4), the answer does not (3 against 3, and then nothing is left against green 1).
rule-p043 = Defeated units leave the map for good and are captures of the victor.
rule-p044 = In one fight both units may defeat each other.

## Terrain and more

rule-p045 = The types of a unit do nothing by themselves; abilities and terrain refer to them.
rule-p046 = Some tiles and features are hazards: they do something to units that move into them.
rule-p047 = A hazard spares units that are deployed onto it, and those whose favoured terrain it is (P036).
rule-p048 = A unit that moves into water throws a die: with 1 to 3 it drowns and is a capture of the opponent.
rule-p049 = A unit that wants to attack one that stands in water must pass the water test first (P048).
rule-p050 = A tile with a feature on it counts as that feature alone; the hazards of the ground are covered.
rule-p051 = In a 5-test a unit throws its red, or its green, dice: one of them must show 5 or more. A failed red test means that the action fails, a failed green one that the unit is defeated.

## Victory

rule-p052 = A player wins as soon as no opponent can let a unit act or deploy one.
rule-p053 = A player wins at the moment of controlling all features of the map.
rule-p054 = Some cards have special functions, which are a turn of their own (P018).

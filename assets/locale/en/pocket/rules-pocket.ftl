### What the rules of Pocket Tactics say, in our own words: one text for each rule of `rules/rules.toml`, under its id. Ids of
### other rules become links.

## Before the game

rule-p001 = Each player has six dice, three red and three green; nobody ever rolls more than three of a colour at once.
rule-p002 = Each player chooses a faction, and dice decide who starts.
rule-p003 = An army consists of the six units of a standard set, or of any units worth at most 50 points together. Players may agree on another limit.
rule-p004 = Instead of building the map together (P005), players may lay out one that is fair to all: the scenario's map.
rule-p005 = To build a map, each player picks 6 tiles; all of them go into one bag and are mixed.
rule-p006 = The players choose one feature for the middle, by chance if they like, then each player chooses one. Features are the solid tiles: forest, highland, village, city, pond.
rule-p007 = The first tile drawn gets the feature for the middle (P006).
rule-p008 = In turn, each player draws a tile and lays it anywhere next to the others, until the bag is empty.
rule-p009 = Then each player places their own feature on a tile, as far as possible from the middle and from every other feature.
rule-p010 = In the same order, players place up to three units, one at a time, on or next to their own feature, and at least one.
rule-p011 = There is never more than one unit on a tile.
rule-p012 = The player who placed the last unit takes the first turn; then play goes round.

## What units can do

rule-p013 = A fast unit may move up to n more tiles.
rule-p014 = A flying unit may move up to n more tiles, and hop over enemies as it does over allies (P020).
rule-p015 = A ranged unit attacks up to n tiles farther away: its reach is 1 + n, counted from tile to tile across common edges.
rule-p016 = A ranged attack needs sight. Features other than water and enemy units in between block it, unless the attacker or the target flies. Gaps always block it.
rule-p017 = A target whose own reach is too short to reach the attacker does not roll its red dice, but rolls its green ones as usual.

## A turn

rule-p018 = A turn is exactly one of these: move (P019), attack (P027, P029), deploy (P024), retreat (P025), special function (P054).
rule-p019 = A unit moves to a free tile next to it.
rule-p020 = A unit may hop over an ally on the next tile to a free tile next to that ally.
rule-p021 = A unit hops at most once per turn.
rule-p022 = Features and tiles may change movement, as their cards say; some end it.
rule-p023 = Nobody can go where there is no tile.
rule-p024 = A unit from the reserve, never a captured one, comes onto a free tile next to a feature that the player controls. The player whose unit stands on a feature controls it.
rule-p025 = As its turn, a unit goes into an adjacent feature that another unit of its player holds, and so returns to the reserve.
rule-p026 = A unit that holds a feature may go into it, back to the reserve; its player then no longer controls the feature.

## Attacks

rule-p027 = In melee a unit attacks an enemy on the next tile. If it wins, it moves onto that tile.
rule-p028 = The attacker says whether the attack is melee or magic; only units of the type magic can use it.
rule-p029 = In a ranged attack (P015) the attacker chooses a tile in reach and stays where it is.
rule-p030 = Both units roll their red dice (OFF, to attack) and green dice (DEF, to defend), up to three of each, as their cards say.
rule-p031 = Both units roll all their dice at the same time.
rule-p032 = A bonus is a number with a plus. It goes to the red dice, the green dice, or any; cards, abilities and terrain give bonuses.
rule-p033 = Starting with the attacker, players take turns using one bonus at a time. Each raises one of the player's own dice by its value, but never above 6.
rule-p034 = Then, starting with the attacker, players take turns rerolling single dice of their own, as often as they have rerolls (P035, P036).
rule-p035 = Each ally next to a fighting unit gives it one reroll. Abilities and terrain may give more.
rule-p036 = A unit on its favoured terrain has one reroll. Its card names the terrain.
rule-p037 = Compare the red dice of each player with the green dice of the other, both from the highest down, pair by pair.
rule-p038 = The first unequal pair decides: if red is higher, the enemy is defeated.
rule-p039 = If green is higher in that pair, the attack has failed and the unit is safe.
rule-p040 = If a pair is equal, the next one decides.
rule-p041 = A red die with no green one left against it defeats as well; a green one left over means safe.
rule-p042 = An example: red 6, 1 and green 3, 1 against red 3 and green 4, 2: the attack succeeds (6 over 4), the reply does not (3 against 3, and then there is nothing left against the green 1).
rule-p043 = Defeated units leave the map for good; the victor captures them.
rule-p044 = In one fight, both units may defeat each other.

## Terrain and more

rule-p045 = The types of a unit do nothing by themselves; abilities and terrain refer to them.
rule-p046 = Some tiles and features are hazards: they do something to units that move into them.
rule-p047 = A hazard spares units that deploy onto it and those whose favoured terrain it is (P036).
rule-p048 = A unit that moves into water rolls a die: on 1 to 3 it drowns, and the opponent captures it.
rule-p049 = A unit that wants to attack a unit in water must first pass the water test (P048).
rule-p050 = A tile with a feature on it counts only as that feature, which covers the hazards of the ground.
rule-p051 = In a 5-test, a unit rolls either its red or its green dice: one of them must show 5 or more. If a red test fails, the action fails; if a green one fails, the unit is defeated.

## Victory

rule-p052 = A player wins as soon as no opponent can let a unit act or deploy one.
rule-p053 = A player wins at the moment they control all features of the map.
rule-p054 = Some cards have special functions; using one is a turn of its own (P018).

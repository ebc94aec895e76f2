### What the rules of the d20 fight say, in our own words: one text for each rule of `rules/rules.toml`, under its id. Ids of other
### rules become links.

## Hiding and noticing

rule-d001 = A creature that searches finds a hidden one only if its check succeeds (D076). A creature that is not found stays hidden.
rule-d002 = A creature may try to hide (D074) while no foe can see it. It can never hide from those that see it clearly.
rule-d003 = A creature is always hidden from certain observers, with the total of its Stealth check. That ends for an observer that notices or sees it and continues for the others.
rule-d004 = A shout, an attack or the like gives the place away: afterwards, hit or miss, the creature is no longer hidden from anyone. It has to hide again (D074).
rule-d005 = An invisible creature cannot be seen (D089), so it may always try to hide.
rule-d006 = Tracks and sounds can still give an invisible creature away: it has to keep quiet (D004), and passive Perception works against it (D009).
rule-d007 = Passive Perception is 10 + Wisdom modifier, with the proficiency bonus for those trained in Perception. With Wisdom 15, trained, and a bonus of 2 it is 14.
rule-d008 = Advantage on Perception, such as from a keen nose, adds 5 to the passive value, disadvantage takes 5 off; both together cancel out.
rule-d009 = The Stealth total of a hiding creature is compared with the passive Perception of each observer (D007), without a search. An observer with a higher value notices it.
rule-d010 = A player says what to do with an object, such as a lever, and the object or the arbiter says what happens.
rule-d011 = A Wisdom (Perception) check finds doors, traps and clues that are hidden.
rule-d012 = The player names the place to search. Elsewhere nothing is found, whatever the die shows.
rule-d013 = A creature holds its breath for 1 + Constitution modifier minutes, at least for 30 seconds. A minute is 10 rounds.
rule-d014 = Out of breath, or held by the throat (D091), a creature goes on for as many turns as its Constitution modifier, at least 1. At the start of the turn after that it drops to 0 hit points and is dying (D084).
rule-d015 = Once its breath is spent, a creature does not become stable and regains no hit points until it has air again.

## The order of combat

rule-d016 = A round lasts about 6 seconds, and each creature has one turn in it. Rounds follow each other until a side is beaten (D093).
rule-d017 = Surprise, positions, initiative, then turn after turn; then the next round.
rule-d018 = Positions and facings come from the marching order or from what the players said before. A scenario names them, and owners may move theirs within their entry zones.
rule-d019 = Where neither side sneaks, all notice each other and no creature is surprised.
rule-d020 = The Stealth total of each sneaking creature is compared with the passive Perception of each opponent (D009). A creature that notices no threat at all is surprised.
rule-d021 = A surprised creature neither moves nor attacks in its first turn, and has no reaction before that turn has ended.
rule-d022 = Some of a side may be surprised and others not.
rule-d023 = Each creature makes a Dexterity check at the start; the total is its initiative.
rule-d024 = Minor creatures of one kind and a player's monsters that are alike roll once for all, as do agreed groups (DR46). They act at the same place in the order, one after another as their owner says.
rule-d025 = The highest initiative acts first, and the order is the same in every round.
rule-d026 = Ties among a player's creatures are ordered by that player, between players of one side by the first seat, between sides by the arbiter.
rule-d027 = As an option, ties between sides are rolled off: the higher die comes first, equal ones are rolled again.

## The turn

rule-d028 = On its turn a creature moves up to its speed and takes one action, in any order.
rule-d029 = The walking speed is on the creature's sheet, in metres.
rule-d030 = Short words and gestures cost nothing. The unconscious say nothing.
rule-d031 = Once on its turn a creature can do something with one object for free, during its movement or action: open a door, draw a weapon. So routes lead through closed doors.
rule-d032 = A second object in the same turn takes the Use an object action (D077).
rule-d033 = Magic and special items always need an action.
rule-d034 = The arbiter or the object itself may demand an action: a stuck door, the crank of a drawbridge.
rule-d035 = Any part of a turn may be left out. If you are undecided, think of Dodge (D072) or Ready (D075).
rule-d036 = A creature has a bonus action only where a feature or the like grants one.
rule-d037 = A creature has one bonus action in a turn at most, and its owner says which and when.
rule-d038 = What stops actions stops bonus actions, too.
rule-d039 = A reaction answers a trigger, on the creature's own turn or on another's. The most common one is the opportunity attack (D058).
rule-d040 = After a reaction a creature has no other until its next turn begins.
rule-d041 = A reaction comes right after its trigger unless it says otherwise. Then the interrupted turn continues.

## Movement

rule-d042 = A creature moves up to its speed on its turn, or less, or not at all.
rule-d043 = Jumping, climbing and swimming are movement; they mix freely with walking.
rule-d044 = Every metre of any kind of movement comes off the speed until it is spent.
rule-d045 = A creature fills a square of this side: tiny 0.75 m, small and medium 1.5 m, large 3 m, huge 4.5 m, gargantuan 6 m.
rule-d046 = A creature can move before its action and go on afterwards.
rule-d047 = A creature can move between the weapon attacks of one action.
rule-d048 = A creature with several speeds changes freely between them: what is left is the new speed less all spent this turn. At 0 or less it can go no further in that way.
rule-d049 = In difficult terrain each metre costs one more: low furniture, rubble, undergrowth, steep stairs, snow, shallow bog.
rule-d050 = Several causes in one place count once.
rule-d051 = The space of any other creature is difficult terrain.
rule-d052 = Dropping prone costs nothing.
rule-d053 = Standing up costs half the speed, in whole metres: 4 m of 9 m. There must be room above.
rule-d054 = A creature with too little movement left, or with speed 0, cannot stand up.
rule-d055 = A creature can cross the space of a friendly one.
rule-d056 = A creature can cross a foe's space only if that foe is at least two sizes larger or smaller.
rule-d057 = No creature willingly ends its movement in another's space, friend or foe.
rule-d058 = A creature that leaves a foe's reach on its own turn provokes an opportunity attack (D078).
rule-d059 = Flying creatures are nimble, but can fall (D083).

## Checks and attacks

rule-d060 = The modifier of an ability is half of the score less 10, rounded down: 15 gives +2, 8 gives −1.
rule-d061 = A check is a twenty-sided die and the modifier, with the proficiency bonus if the creature is trained, and must reach a difficulty. In a contest the higher total wins; a tie changes nothing.
rule-d062 = With advantage you roll two dice and the higher counts, with disadvantage the lower. Both kinds together cancel out, however many there are.
rule-d063 = A twenty-sided die and the attack bonus must reach the armour class of the target. Each attack is one roll. Bare hands are a weapon that everybody has.
rule-d064 = A 20 on the die hits critically, a 1 misses, whatever the total.
rule-d065 = The dice of the weapon and its bonus come off the hit points, never less than 0. On a critical hit you roll the dice twice.
rule-d066 = Beyond the normal range there is disadvantage, beyond the long range no attack. A foe within 1.5 m that can act and is not hidden from the shooter gives disadvantage on ranged attacks if it and the shooter see each other.
rule-d067 = An attacker that is hidden from the target, invisible or obscured (D089) has advantage; a target that is any of these to the attacker gives disadvantage. Cover does neither. You must guess where a hidden target is, with disadvantage wherever it is (DR41).
rule-d068 = A half-covered target has +2 to armour class and Dexterity saves, a three-quarters covered one +5. A wholly covered target cannot be attacked.
rule-d069 = The actions are Attack, Dash, Disengage, Dodge, Help, Hide, Ready, Search, Use an object, and those of features. Shove, Grapple and Escape are an option (D091).
rule-d070 = On the turn of a Dash every speed counts twice.
rule-d071 = After Disengage, movement this turn provokes no opportunity attacks.
rule-d072 = Until its next turn, attacks on a dodging creature by those it sees have disadvantage, and its Dexterity saves have advantage. It ends if the creature is incapacitated or its speed is 0.
rule-d073 = An ally's next attack on a foe within 1.5 m of the helper has advantage, until the helper's next turn begins or would have begun (DR51).
rule-d074 = The action Hide is a Stealth check whose total is kept. It is allowed where D002 says so.
rule-d075 = The creature names a trigger and something to do, one attack or a move, and does it as a reaction if the trigger happens before its next turn.
rule-d076 = The action Search looks for hidden creatures (D001) or hidden things (D011) at a place.
rule-d077 = This action uses a second object, an object that needs an action, or an item.
rule-d078 = A foe that sees the mover makes one melee attack as its reaction, just before the mover leaves its reach by its own movement; with bare hands only if it holds nothing. Disengage, pushes and falls provoke none, and a hidden foe makes none unless its player has said so (DR43).
rule-d079 = Attacks on a prone creature have advantage within 1.5 m, else disadvantage, and its own attacks have disadvantage. It can only crawl (D080) and is a third as tall.

## Climbing, jumping, falling

rule-d080 = Without a speed for it, each metre of climbing, swimming or crawling costs one more, on top of difficult terrain (D049).
rule-d081 = A long jump reaches the Strength score × 0.3 m after a run of 3 m, half from standing or where the run led elsewhere; a high jump (3 + Strength modifier) × 0.3 m. Jumping counts as movement.
rule-d082 = A fall deals 1d6 damage for each full 3 m, at most 20d6. A creature hurt by it lies prone.
rule-d083 = A flier that is prone, has speed 0 or is incapacitated in the air falls (D082), unless it hovers.

## Dying and helping

rule-d084 = At 0 hit points a creature is unconscious, prone and dying. If the damage left over is at least its maximum, it is dead.
rule-d085 = A dying creature rolls a twenty-sided die at the start of its turn: 10 or more is passed, less failed, 1 counts as two failed, 20 brings 1 hit point. Three passed: stable. Three failed: dead.
rule-d086 = A hit counts as one failed death save, a critical one as two. Hits from within 1.5 m are critical.
rule-d087 = As an action, a Wisdom (Medicine) check of 10 makes a dying creature stable. Any healing brings it back to consciousness and clears its death saves.
rule-d088 = Incapacitated: no action, bonus action or reaction. Unconscious: the same, and prone, speed 0, hands empty; attacks on it have advantage. Grappled: speed 0.
rule-d089 = Nobody sees an invisible creature. From 1.5 m on, nobody sees a creature through fog, or one that stands in darkness; from the dark you can see out.
rule-d090 = A saving throw is a twenty-sided die and the modifier of an ability, with the proficiency bonus if trained, against a difficulty. Where it says so a success halves the damage, rounded down; cover from the burst counts. Damage to an area is rolled once, whoever is in it (DR41).
rule-d091 = Instead of an attack: Athletics against the better of Athletics and Acrobatics of a target at most one size larger. A shove throws it down or pushes it 1.5 m away; a grapple holds it at speed 0 until it escapes by such a contest, and with a feature can choke it (D014).
rule-d092 = As an option, places are squares of 1.5 m; a diagonal costs 1.5 m and never leads past a solid corner.
rule-d093 = A side without conscious creatures on the table loses. A goal of the scenario wins at the end of the turn, and after the last round the scenario says who has won.
rule-d094 = A feature takes an action, a bonus action or a reaction, or is always there. Some can be used only a few times.
rule-d095 = A creature that ends a step in an exit zone of its player has fled, and counts for flight goals.

## What is not played

rule-d096 = Spells: casting them, concentrating on them, saving against them. Bonus actions and reactions that only spells give are left out with them (D036, D039).
rule-d097 = What classes, peoples and levels of heroes grant, and experience. Features (D094) are on each creature's sheet instead.
rule-d098 = Short and long rests, which restore hit points and uses. A fight begins as its scenario says, and what is used up stays used up (D094).
rule-d099 = Blinded, deafened, charmed, frightened, poisoned, restrained, paralysed, petrified, stunned and exhausted. Only those of D079, D088 and D089 are in play.
rule-d100 = Kinds of damage, and creatures that are resistant, immune or vulnerable to some, or have temporary hit points. Here all damage is alike (D065).
rule-d101 = Talk, travel, exploration outside of rounds, and traps without a place on the table.

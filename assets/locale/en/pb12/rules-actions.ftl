### What the rules say of actions and gear, see rules-basics.ftl.

## Actions

rule-r1-6-1 = When a figure is activated its action points are refilled; it can spend them on actions.
rule-r1-6-2 = Before each of its actions a figure may turn any way at no cost. Vehicles may not (R3.0.15).
rule-r1-6-3 = At the end of every turn all action points that are left lapse.
rule-r1-6-4 = An action begins with its target: a point of the table or a figure; with a figure its base point counts. Where another rule says what the target is, nothing is chosen.
rule-r1-6-5 = Each action says which checks it makes and what each success brings. You may leave checks out: after each one the program asks whether to go on. A figure with strength 5 that breaks a door for 2 AP rolls twice against 7.
rule-r1-6-6 = A success multiplier counts each passed check that many times: with ×2 one passed check makes 2 successes.
rule-r1-6-7 = A frequency of m×/+f may multiply the number of checks by m; each then gets harder by f. With 3×/+1 two AP make 6 checks instead of 2, at one more.
rule-r1-6-8 = Before the first roll you may give up some of several checks; each makes the others easier by 1. Of 4 checks at 7, giving up two leaves 2 checks at 5.
rule-r1-6-9 = With a target radius each success affects every figure within that many steps of the target point.
rule-r1-6-10 = A failed check with a target radius goes astray: it makes one success all the same, but a die on a table makes radius and strength smaller and may leave only a sector (R1.6.11). At radius or strength 0 nothing happens. This does not hold where the target number was above 12.
rule-r1-6-11 = Where a blast only works in a sector of 90°, 180° or 270°, the first opponent in turn order turns it around the target point. Only figures in it are hit.
rule-r1-6-12 = An attack is an action with a weapon, which is chosen first. The weapon gives its multiplier (R1.6.6), frequency (R1.6.7) and target radius (R1.6.9).
rule-r1-6-13 = An attack makes one check for each AP that is spent on it. Each success damages the target, or everybody in the radius, with the damage code of the weapon (R1.5.2).
rule-r1-6-14 = An attack without a target radius may take more penetration: each +1 to the target number is +1 penetration, as often as you like.
rule-r1-6-15 = Shooting at a bare point of the table, where there is no figure, makes all checks harder by 4.
rule-r1-6-16 = What hides a part of the target makes it harder to hit: up to a quarter +1, up to half +2, up to three quarters +3, more +4; what is wholly hidden cannot be seen. Levels from several sources add up.
rule-r1-6-17 = Cover is concealment that stops harm. Between the middle of a blast and a figure it lowers the damage strength by its level; a wholly hidden figure takes none.
rule-r1-6-18 = A free action costs no action points. An active figure may take one in each round, right before or after another of its actions; for 1 AP it can be taken as a usual action besides.
rule-r1-6-19 = "Auxiliary" is a label for actions that figures may take along in command actions (R2.1.1), such as aiming or reloading.

## Basic actions

rule-r1-7-1 = Every figure has the actions of this chapter. Gear, abilities and scenarios may add others.
rule-r1-7-2 = A Move costs 1 AP or more and gives Movement times AP movement points (BP). They pay for steps of all kinds: forward (R1.7.4), up (R1.7.5), down (R1.7.6). The figure receives a Moved marker (R1.10.2), may turn after each step, and falls if it does not stand safely at the end (R1.4.30).
rule-r1-7-3 = A figure that spends all AP it received in a turn on one Move may give up its free actions of the turn and gets its Movement once more in movement points.
rule-r1-7-4 = For 1 BP up to 1 step forward. Every six of these in one action bring one more Moved marker. If the figure does not stand safely afterwards, it falls (R1.4.30).
rule-r1-7-5 = For 2 BP up or down by as much as vertical movement (vB) allows, and up to 1 step to the side with it. It must begin from a safe stand.
rule-r1-7-6 = For 1 BP straight down by as much as vertical movement (vB) allows. If the figure does not stand safely afterwards, it falls (R1.4.30).
rule-r1-7-7 = A free, auxiliary action: the figure receives 1 BP for one option of movement.
rule-r1-7-8 = A Ranged Attack costs 1 AP or more and needs a ranged weapon in use. For each AP there is a check of ranged (R1.7.10); each success damages the target.
rule-r1-7-9 = There must be a sight line to the target of a shot, and it may be at most 1.5 times as far away as the nearest target in sight. To pick one farther away, aim first (R1.7.16).
rule-r1-7-10 = A shot has the target number 12 − F, plus what the weapon says for the range (R1.1.15), plus DF of the target, plus concealment (R1.6.16), and what else applies. Where the weapon has no number for that range, all checks fail.
rule-r1-7-11 = A weapon that has a number for extreme range reaches twice as far, up to 32 R: with that number and 4 more.
rule-r1-7-12 = For 1 AP all checks of the figure's next action in this turn are easier by 2.
rule-r1-7-13 = A Melee Attack costs 1 AP or more and needs a melee weapon in use. For each AP there is a check of melee (R1.7.15); each success damages the target.
rule-r1-7-14 = The target of a blow must be within melee reach (R1.4.18), plus what the weapon adds, and there must be a sight line to it.
rule-r1-7-15 = A blow has the target number 12 − N, plus the modifier of the weapon, DN of the target and concealment. It is easier by 1 for each other figure of the same player that could strike the target, too (at most initiative of the attacker), and by 1 when the target does not see the attacker.
rule-r1-7-16 = For 1 AP a figure aims at a target in sight. Its next Ranged Attack in this round may be at that target, even if others are nearer (R1.7.9).

## Gear and abilities

rule-r1-8-1 = Blocks are what a figure has beyond its attributes: items, which can be put down or lost, and abilities. A block you can attack with is a weapon.
rule-r1-8-2 = The rules of a block hold only while it is in use. What is in use is decided before the game, and again by Re-equip (R1.8.3).
rule-r1-8-3 = For 1 AP a figure chooses again which of its blocks are in use, as far as its slots reach (R1.8.17).
rule-r1-8-4 = Blocks have attributes of their own. Not every block has all; one that is missing is left out or shown as a dash.
rule-r1-8-5 = The damage of a weapon is a code (R1.5.4). With some weapons all or half of the strength of the figure, rounded down, is added: +1/0 with half strength and S 5 makes 3/0.
rule-r1-8-6 = A weapon may add to the melee reach of its bearer (R1.4.18) when it is used. As a rule it adds nothing.
rule-r1-8-7 = The melee modifier of a weapon is added to the target number of blows with it (R1.7.15). A block that has one is a melee weapon.
rule-r1-8-8 = A ranged weapon has a range factor and a modifier for each range it can be used at (R1.1.15). At a range without one it cannot hit (R1.7.10).
rule-r1-8-9 = The armour of a block has two numbers: against harm whose source the figure sees, and against all other. The fitting one of each block in use is added to P (R1.4.14).
rule-r1-8-10 = What all blocks in use give against being hit, in melee and from afar, is added to DN and DF (R1.4.12).
rule-r1-8-11 = A block may have a frequency (R1.6.7) for the actions it is used in; without one it is 1×/+0.
rule-r1-8-12 = A block may have a target radius (R1.6.9) for the actions it is used in.
rule-r1-8-13 = A block may have a success multiplier (R1.6.6) for the actions it is used in; without one it is ×1.
rule-r1-8-14 = Where a block has resource points, as a gun has shots, each check with it uses one up, even those given up (R1.6.8). Without a point there is no check. They are refilled at the start and by Reload (R1.8.16).
rule-r1-8-15 = A resource code L×R means L charges of R resource points each: 2×3 are two magazines of three shots.
rule-r1-8-16 = For 1 AP a block in use is reloaded: one of its charges is used up and its resource points are refilled.
rule-r1-8-17 = Each block takes up slots; those in use may take no more than the figure has (R1.4.17). What is left are free slots.
rule-r1-8-18 = The value of a block is added to that of its figure; the limit of epicness (R1.1.20) holds for figure and blocks each by itself. 8,000 with epicness 8 and an item of 1,000 with epicness 5 make 9,000.

### What the rules say of interruptions, reactions and further statuses and actions, see rules-basics.ftl.

## Interruptions

rule-r4-0-1 = Some rules let a player step in: before or after a turn, an action or a step of a movement.
rule-r4-0-2 = Where several players want to interrupt at once, the turn order says whose interruption comes first.
rule-r4-0-3 = After each interruption everybody may answer with another. Only when nobody does do they take effect: the last one first, the first one last.
rule-r4-0-4 = An action can be interrupted as long as nothing was spent on it. Afterwards its player may choose another action; all action points are still there.
rule-r4-0-5 = Actions that are part of an interruption cannot be interrupted themselves. Steering as a part of one lets the vehicle act in it, too.
rule-r4-0-6 = A movement can be interrupted before and after each of its options. Its player says whether to respond: then the rest of the route is free to change. Otherwise the rest is fixed, its Moved markers come at once, and it must be walked.
rule-r4-0-7 = A selectable status can be taken on and shed by Change Status (R4.0.8).
rule-r4-0-8 = For the AP a selectable status names, a figure takes it on or sheds it; a cumulative one several times in one action, for that many times the AP. Shedding a status loses all its markers. The action is auxiliary (R1.6.19).

## Further statuses

rule-r4-1-1 = The figure can use action points only to change statuses (R4.0.8), and gives no commands. Defences bring the status (R4.3.2, R4.3.3); a figure sheds it for 1 AP.
rule-r4-1-2 = The figure loses its movement points and cannot Move; all its action checks are harder by 4, except in Melee Attacks. The status comes from Threaten (R4.2.1) and is lost in the status phase, or shed for 1 AP.
rule-r4-1-3 = The AP value is lower by 1. In the status phase a toughness check (12 − W) decides: if it succeeds, the status is lost.
rule-r4-1-4 = The figure is harder to hit from afar by 1. It loses the status as soon as it is within the perception radius (R1.4.20) of an enemy.
rule-r4-1-5 = For 2 AP each a figure saves up markers, at most as many as its AP value. As an interruption it sheds all of them, receives 1 AP for each, and takes one action at once. It loses the markers when it acts as usual or is Incapacitated.

## Further actions

rule-r4-2-1 = A free, auxiliary action with a melee weapon in use: all enemies within its reach and in sight are Threatened (R4.1.2).
rule-r4-2-2 = For 1 AP a figure rams one that it touches and sees: both collide (R1.5.5), then the target makes a random movement (R1.5.6).
rule-r4-2-3 = A figure carries another that it touches, that is no larger, and that cannot act or agrees. It makes a Move and takes the other along. Each option costs 2 · Z − S − F more BP, never less than none: Z and S are the damage capacities of the carried figure and the carrier, F the free slots. Each AP spent on Carry lowers that by 1.

## Reactions

rule-r4-3-1 = A figure that is able to act, with initiative and AP value above 0, may react as an interruption without having waited for it. It may not if it has as many Distracted markers as its initiative.
rule-r4-3-2 = The figure is harder to hit from afar by 2 until the end of the turn, and receives Distracted (R4.1.1).
rule-r4-3-3 = The figure is harder to hit in melee by 2 until the end of the turn, and receives Distracted (R4.1.1).

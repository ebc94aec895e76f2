### What the rules say of figures and damage, see rules-basics.ftl.

## Figures

rule-r1-4-1 = The data sheet sums up all there is to know about a figure. It is to the right of the table; each value shows what it is made of.
rule-r1-4-2 = Action points (AP) pay for actions; an average human has 3. They are refilled when the figure is activated (R1.6.1). A value below zero makes the figure Incapacitated (R1.10.3).
rule-r1-4-3 = Movement (B) says how quick and nimble a figure is: each AP of a Move gives that many movement points (R1.7.2). An average human has 3. With less than 1 a figure is Static (R1.10.7).
rule-r1-4-4 = Vertical movement (vB) is the height a figure can climb or step down at once, in steps; an average human has 1. It is written after Movement: 3/1.
rule-r1-4-5 = Strength (S) is physical force and adds to the damage of many weapons (R1.8.5). An average human has 3; a value below zero makes the figure Incapacitated (R1.10.3).
rule-r1-4-6 = Toughness (W) says how robust a figure is: it is taken off each damage roll (R1.5.2). An average human has 3; a value below zero makes the figure Incapacitated (R1.10.3).
rule-r1-4-7 = Initiative (I) says how alert a figure is. It is the radius of perception and communication, helps against panic (R1.4.27), and limits supporters in melee (R1.7.15) and commands (R2.1.2). An average human has 3; only with more than 0 can a figure be activated directly.
rule-r1-4-8 = Nerve (V) is courage and will; panic checks need it (R1.4.27). An average human has 3. Below zero the figure is Incapacitated (R1.10.3) and panics in the status phase (R1.3.16).
rule-r1-4-9 = Command (K) is the gift of leadership. A figure with more than 0 is a command figure; as long as it is able to act, its value is added to the CP value of its player. An average human has 0.
rule-r1-4-10 = Ranged (F) is skill with weapons that hit from afar: the target number of shots begins at 12 − F (R1.7.10). Without training it is 0.
rule-r1-4-11 = Melee (N) is skill in close combat: the target number of blows begins at 12 − N (R1.7.15). Without training it is 0.
rule-r1-4-12 = The defensive values say how hard a figure is to hit, in melee (DN) and from afar (DF). They are added to the target number of the attacker and are usually 0. They are written after the skill: melee 3/0.
rule-r1-4-13 = Tech (T) is skill with gear, locks and vehicles. Without training it is 0.
rule-r1-4-14 = Armour (P) keeps damage away, as far as the penetration of the weapon does not cancel it (R1.5.2). An average human has 0.
rule-r1-4-15 = Damage points are what a figure can bear: free ones, light ones and heavy ones. Their number is its damage capacity. An average human has 0 free, 1 light and 1 heavy point, a capacity of 2.
rule-r1-4-16 = The damage table, I to VI, says how many points a damage roll costs the figure (R1.5.3). Higher tables cost more; an average human has IV.
rule-r1-4-17 = Slots are how much gear a figure can use at the same time; a human with both hands has 2 (R1.8.17).
rule-r1-4-18 = Melee reach is how far away the target of a blow may be at most; an average human has 2 steps, and some weapons add to it (R1.8.6).
rule-r1-4-19 = Within its communication radius a figure can talk without help. It is the initiative of the figure, in steps, and panic spreads within it (R1.10.5).
rule-r1-4-20 = Within its perception radius a figure notices everything around it. It is the initiative of the figure, in steps.
rule-r1-4-21 = Within its command radius a figure can direct others. It is initiative times command, in steps.
rule-r1-4-22 = Each figure faces one way. It can act only on what lies within 15° for each point of its sight angle value to either side: with 6, as people have, half of all directions.
rule-r1-4-23 = A line from a figure to a point is a sight line when it lies within the sight angle (R1.4.22) and nothing is in its way.
rule-r1-4-24 = A figure sees another when it has a sight line to any point of it. How much is hidden makes concealment (R1.6.16).
rule-r1-4-25 = The game value and epicness of a figure follow from all its attributes and gear; the program works them out. Items and abilities add to them (R1.8.18).
rule-r1-4-26 = A check of an attribute has the target number 12 minus the value: with nerve 4 an 8 is needed.
rule-r1-4-27 = A panic check is a check of nerve that initiative makes easier: target number 12 − V − I, and what else applies. A figure that fails is Panicked (R1.10.5). Leaders can take it over (R2.2.9).
rule-r1-4-28 = Some checks another figure can make instead, or the figure itself with another attribute. The first check is then not rolled; what the deputy rolls counts.
rule-r1-4-29 = A figure stands safely where its body rests on something and does not hang in the air. A figure that comes to a place without a safe stand falls (R1.4.30).
rule-r1-4-30 = A figure that falls goes straight down until it stands safely. It receives damage of strength H, the steps it fell, with penetration 12: 3 steps are 3/12.

## Damage

rule-r1-5-1 = Damage uses up points: free ones first, without effect, then light ones, then heavy ones. A light point makes the figure Lightly Wounded (R1.10.4), a heavy one Severely Wounded (R1.10.6). Where a point is due and none is left, the figure is Out of Action (R1.10.1).
rule-r1-5-2 = The damage roll is a die + S − W − max(P − D; 0): S and D are strength and penetration of the weapon, W and P toughness and armour of the target. 3/2 against W 4 and P 1 with a 9 makes 8; on table IV that costs 2 points.
rule-r1-5-3 = A damage result below 1 costs nothing, one above 12 counts as 12. Otherwise table k costs result · k / 12 points, rounded down: an 8 costs 2 on table IV and 4 on table VI.
rule-r1-5-4 = A damage code is strength / penetration, such as 3/2.
rule-r1-5-5 = A figure that runs into something stops, and both are damaged as many times as both have Moved markers together (V). Whichever has the lower damage capacity gets strength V + S, the other V − S, where S is twice the difference of capacities; penetration is 0.
rule-r1-5-6 = In a random movement a die gives the direction, counted from where the figure faces: 6 and 7 straight on, 5 and 8 half right and left, and so on, 2 and 11 back; at 1 the first opponent in turn order chooses, at 12 its own player. It moves Movement steps that way, may collide (R1.5.5) and fall (R1.4.30). With Movement 0 nothing happens.

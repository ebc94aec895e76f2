### What the rules say of scenarios, see rules-basics.ftl.

## Scenario modules

rule-r6-1-1 = Modules are usual parts of scenarios. Players, or a scenario file, choose which of them are in play.
rule-r6-1-2 = The game ends after the status phase of a round whose number was agreed.
rule-r6-1-3 = In some zones the surroundings make things harder: ground (R6.1.4, R6.1.5) and darkness (R6.1.6).
rule-r6-1-4 = Each option of movement in it costs 1 more BP: fields, sand, gentle slopes, shallow water.
rule-r6-1-5 = As a difficult zone (R6.1.4), and action checks of figures in it are harder by 2: bog, rubble, craters, steep slopes.
rule-r6-1-6 = Figures in the dark are harder to hit, in melee and from afar: +1 at dusk, +2 by street lamps, +3 by moonlight, +4 by starlight, +6 in full darkness.
rule-r6-1-7 = A scenario says at which terrain, and from where, figures can climb (R6.1.8).
rule-r6-1-8 = For 1 BP the figure gets a hold on terrain that can be climbed: it stands safely there (R1.4.29).
rule-r6-1-9 = A player is defeated when the figure that led the force at the start goes Out of Action (R1.10.1). Each force must have a leader.
rule-r6-1-10 = A zone is set for one player. If at the end of a status phase all figures able to act in it are that player's, it brings 1 victory point.
rule-r6-1-11 = A zone is set for one player. If at the end of a status phase any figure able to act in it is that player's, it brings 1 victory point.

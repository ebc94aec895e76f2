### What the rules say of command, see rules-basics.ftl.

## Command actions

rule-r2-1-1 = A figure that was activated directly can command others to act in the same turn. For 1 CP each further figures of the player are activated; then those of all active figures that take part do what the command says, with their own AP, and may add auxiliary actions (R1.6.19).
rule-r2-1-2 = A command costs its command points, but no action points of the figure that gives it. In a round a figure gives at most as many commands as its initiative.
rule-r2-1-3 = Command actions are written with an exclamation mark: Move!
rule-r2-1-4 = Everybody who takes part takes one or more auxiliary actions (R1.6.19).
rule-r2-1-5 = Everybody who takes part makes one or more Ranged Attacks (R1.7.8). The figure in command may aim first: then all must shoot at that target, as if they had aimed themselves, and only figures that see it take part.
rule-r2-1-6 = Everybody who takes part may make Moves and Melee Attacks (R1.7.13), and at least one Melee Attack.
rule-r2-1-7 = Everybody who takes part makes one or more Moves (R1.7.2).

## Command groups

rule-r2-2-1 = Before the game the figures of a force may be sorted into groups. The force itself always is a group.
rule-r2-2-2 = Each group may have a leader: a command figure (R1.4.9) of the group.
rule-r2-2-3 = A leader that was activated directly activates figures of its own group within the command radius (R1.4.21) for commands without paying command points for them.
rule-r2-2-4 = Groups may be subordinate to other groups. All but the force itself are: they form a tree.
rule-r2-2-5 = Instead of a figure of its own, the leader of a subordinate group may lead a group.
rule-r2-2-6 = Where a rule allows it, a group is dissolved for 1 CP: as long as that lasts, its figures and subordinate groups belong to the group above.
rule-r2-2-7 = A leader may dissolve subordinate groups for as long as a command lasts, and its own group if it also leads the one above. That way it can command figures farther down (R2.2.6).
rule-r2-2-8 = When a leader enters (R1.3.11), 1 more CP brings any figures of the group into the same entry zone. The leader may dissolve groups for this as in R2.2.7.
rule-r2-2-9 = For 1 CP a leader makes one panic check for several figures of the group whose checks have the same cause. Its target number is 12 − V − I − K of the leader, +1 for each Out of Action marker near the figures it covers, −2 for each further CP.
rule-r2-2-10 = For 1 CP a player names a new leader for one of their own groups; R2.2.2 and R2.2.5 say who can lead.

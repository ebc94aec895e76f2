### Chapter 2: command actions and command groups.

## Groups

group-force = force of { $player }
group-nobody = nobody

## The command actions

command-action-make-ready = Make Ready!
    .help = Everybody who takes part does one or more auxiliary actions.
command-action-ranged-attack = Ranged Attack!
    .help = Everybody who takes part makes one or more Ranged Attacks; auxiliary actions may be added.
command-action-melee-attack = Melee Attack!
    .help = Everybody who takes part makes at least one Melee Attack; Moves and auxiliary actions may be added.
command-action-move = Move!
    .help = Everybody who takes part makes one or more Moves; auxiliary actions may be added.

action-command = Command
    .help = A command action: several figures act together. Each figure you activate for it costs one command point, or none in the command area of its leader.
command-nobody-left = Nobody has AP left or can be activated.
action-end-command = End command
    .help = The command action is over; the figure that gave it goes on.
action-appoint-leader = Appoint a leader
    .help = 1 command point: choose a new leader for one of your command groups.
turn-appoint-leader = Appoint a leader
    .help = 1 command point: choose a new leader for one of your command groups; the turn is still to be taken.

commanding-title = { $figure } commands
commanding-explanation = Click the figures that take part, on the table or in the list; a bright ring marks each.
commanding-aim-first = Aim first, and all can be made to shoot at that target.
commanding-leads-nobody = { $figure } leads no group, so each figure costs 1 CP, in the command area, too.{ $can ->
    [yes] {" "}Appoint a leader first ({ $key }, 1 CP), and that group costs nothing there.
   *[no] {""}
}
commanding-left-out = Without a sight line to the target, so left out: { $figures }
aim-for-command = Ranged Attack!, called after it, can make all who take part shoot at this target.
commanding-commit = Command ({ $cost })
commanding-target = Target
commanding-all-at = all at { $target }
commanding-free-targets = each chooses
commanding-participants = { $number ->
    [0] Nobody takes part yet.
   *[other] Taking part: { $figures }
 }
commanding-figure = Figure
commanding-figure-value = { $figure } ({ $cost })
commanding-takes-part = Takes part
cost-some-command = 0 CP or more
tile-let-act = Another figure
    .help = Another active figure goes on; the same key comes back to this one.
tile-let-act-number = { $number ->
    [one] 1 can act too
   *[other] { $number } can act too
 }
command-goes-on = { $name } continues{ $aim ->
    [shared] {""}, all at { $target }
   *[free] {""}
}; { $number ->
    [0] nobody has to act now.
   *[other] still to act: { $figures }.
 }

## What happened

event-command-given-cost = { $number } CP
event-leader-appointed = { $figure } now leads the group: { $group_name }
event-panic-checks-taken-over = { $figure } takes over { $number ->
    [one] the panic check of { $covered }
   *[other] the panic checks of { $covered }
} ({ $cost }){ $groups ->
    [0] .
   *[other] ; dissolved meanwhile: { $dissolved_groups }
}
event-check-deputised = { $own ->
    [yes] { $figure } makes the { $check } differently: { $block }
   *[no] { $deputy_name } makes the { $check } of { $figure }: { $block }
}
event-leadership-ended = { $figure } no longer leads the group: { $group_name }
event-command-given = { $figure } calls { $name } ({ $cost }): { $figures }{ $aimed ->
    [no] { "" }
   *[yes] ; target: { $target }
}{ $groups ->
    [0] { "" }
   *[other] ; dissolved meanwhile: { $dissolved_groups }
}
event-command-ended = { $name } is over.

## Questions

leader-title = Leaders of { $player }
leader-explanation = Appoint a leader for 1 command point? You can also do that in your own turns.
leader-option = { $figure } leads: { $group }
leader-nobody = Change nothing

take-over-title = Panic checks of { $player }
take-over-explanation = A leader can make one check for several figures of the same group.
take-over-nobody = Everybody checks alone
take-over-each-itself = If each rolls: { $each }
take-over-each = { $number }+ for { $figure } ({ $percent } %)
take-over-leader = Leader
take-over-extra = More CP
take-over-extra-value = { $number ->
    [0] none
   *[other] { $number } (−{ $easier })
}
take-over-commit = Take over ({ $cost })
take-over-result = { $outcome ->
    [sure] Succeeds without a die
    [lost] Fails without a die
   *[open] Needs { $number }: { $percent } %
}
dissolve-group = Dissolve { $group }
deputy-title = { $check } of { $figure }
deputy-explanation = Another figure may make this check; the result counts for { $figure }.
deputy-itself = { $figure }: { deputy-needs }
deputy-other = { $figure } instead: { deputy-needs }
deputy-differently = { $figure }, differently: { deputy-needs }
deputy-needs = { $outcome ->
    [sure] succeeds without a die
    [lost] fails without a die
   *[open] needs { $number }
}
effect-take-over = A leader takes over panic checks
take-over-note = If it fails, all of them panic.

## Sums

modifier-indirect-activation = activated indirectly
modifier-indirect-activation-by = activated indirectly: { $object }
modifier-in-the-command-area = of the leader's group, in the command area
modifier-relocation = one figure enters
modifier-group-relocation = figures of the group enter with the leader
modifier-taking-over = taking over panic checks
modifier-extra-command-points = command points on top
modifier-deputy-command = Command of the leader
modifier-dissolved-group = group dissolved

## Refusals

refusal-not-your-group = That is not one of your command groups.
refusal-leads-already = { $figure } already leads that group.
refusal-no-command-figure = { $figure } is not a command figure.
refusal-cannot-lead-this-group = { $figure } neither belongs to that group nor leads one directly under it.
refusal-dissolved-twice = A group is named twice.
refusal-cannot-be-dissolved = { $group } cannot be dissolved.
refusal-does-not-lead-above = { $figure } does not lead the group above { $group }.
refusal-not-activated-directly = Only the figure activated directly can command.
refusal-no-more-commands = No more than { $commands ->
    [one] one command action
   *[other] { $commands } command actions
} a round.
refusal-active-already = { $figure } is already active and need not be activated.
refusal-nobody-takes-part = Nobody takes part.
refusal-named-twice = A figure is named twice.
refusal-not-enough-command-points = Not enough command points: { $cost } needed, { $left } left.
refusal-only-for-ranged-attack = Only Ranged Attack! has a common target.
refusal-not-aimed-at = The commanding figure has not aimed at that point.
refusal-not-aimed-at-of = The commanding figure has not aimed at { $target }.
refusal-takes-no-part-unactivated = { $figure } is not active; activate it first.
refusal-no-action-points-to-take-part = { $figure } has no action points to take part with.
refusal-no-ranged-weapon = { $figure } has no ranged weapon.
refusal-no-melee-weapon = { $figure } has no melee weapon.
refusal-cannot-see-the-target = { $figure } has no sight line to that point.
refusal-cannot-see-the-target-of = { $figure } has no sight line to { $target }.
refusal-not-in-this-command = That is not part of this command action.
refusal-all-at-one-target = In this command action all shoot at one point.
refusal-all-at-one-target-of = In this command action all shoot at { $target }.
refusal-keeps-a-point-for-its-part = The figure must keep one AP for its part in the command.
refusal-leads-no-group = { $figure } leads no group that could come along.
refusal-nobody-comes-along = Groups are dissolved only for figures that come along with { $figure }.
refusal-not-in-his-group = { $figure } is not in a group that { $leader } leads.
refusal-not-in-the-same-entry-zone = { $figure } must be set up in the same entry zone as the leader.
refusal-leads-nobody = { $figure } leads no group.
refusal-whose-panic-checks = Choose whose panic checks are taken over, each figure once.
refusal-makes-no-panic-check = { $figure } has no panic check to make now.
refusal-no-command-runs = No command action is going on.
refusal-owes-its-part = Still to act: { $figure }.
refusal-command-runs = A command action is already going on.

## What can be wrong with the groups of a scenario

problem-named-like-a-player = a group must not have the id of a player; that is the id of the whole force.
problem-in-two-groups = { $id } is already in another group.
problem-no-group-above = this player has no group { $id } for it to be under; directly under the force, write the player's id.
problem-groups-in-a-circle = the groups are under each other in a circle.
problem-cannot-lead-this-group = { $id } neither belongs to this group nor leads one directly under it.

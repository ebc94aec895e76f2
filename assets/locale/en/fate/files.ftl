### What is wrong with files of FATE.

problem-arbiter = an arbiter has no side, and plays only where rules.arbiter is "seat".
problem-one-arbiter = rules.arbiter is "seat": exactly one player must be the arbiter.
problem-companion-skills = a companion of quality { $quality } has one skill at that value, two one below it, or three two below it.
problem-feature-needs = a feature with the effect "{ $effect }" needs the key { $key }.
problem-hand-weapon-zones = a weapon for the hand reaches its own zone only; say thrown if it can be thrown.
problem-thrown-twice = thrown is for weapons for the hand.
problem-least-too-far = least is at most { $most }.
problem-link-twice = { $first } and { $second } are the same zone or linked already.
problem-no-scene-zone = a conflict needs zones of the kind "scene".
problem-no-such-companion = there is no companion { $id }.
problem-no-such-leader = there is no character { $id } of the same player.
problem-no-such-link = { $first } and { $second } are not linked.
problem-no-such-minion = there is no kind of minion { $id }.
problem-no-such-name = there is no { $id }.
problem-no-such-scene-zone = there is no zone { $id } of the scene.
problem-outside-zones = that place lies in no zone of the scene.
problem-scope-twice = a companion helps in each kind of conflict only once.
problem-zone-alone = no link leads to { $id }.
problem-companion-quality = a companion is one below the best skill of its partner at most, here { $most }.
problem-goal-number = this side has only { $most ->
    [0] no figures
    [one] one figure
   *[other] { $most } figures
}.
problem-goal-without-exit = the side { $id } has no zone of the kind "exit" to go to.
problem-goal-without-fuse = no feature has the effect "fuse".
problem-group-apart = this minion stands in another zone than the first of its group.
problem-leader-elsewhere = { $id } stands in another zone than this group.
problem-outside-zone = that place does not lie in the zone { $id }.
problem-consequences = this character can hold { $most } consequences at most.

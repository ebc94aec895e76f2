### What can be wrong with a file. Each is one sentence without file and place, which stand before it.

## Formats


## The form of a value

problem-wrong-order = number { $expected } comes here.

## What there is none of

problem-other-playability = this does not go with playability = "{ $found }".

## Figures and players

problem-not-carried = the figure does not carry { $id }.
problem-statuses-of-vehicle = { $id } is a vehicle and begins without statuses.
problem-used-by-vehicle = { $id } is a vehicle and begins without wounds.
problem-used-points = { $found } points are used up here, but the figure has only { $most } of this kind.
problem-too-few-slots = what is in use needs { $needed } slots, the figure has { $slots }.
problem-no-entry = without a place (at) the figure waits in the staging area, but { $id } has no entry zone.
problem-no-command-points = without command points and command figures the player would be defeated at once.
problem-no-leader = with “Take Out the Leader” every player names the leader of a force (leader).
problem-not-in-force = there is no figure { $id } in this player's force.
problem-no-command-figure = { $id } is not a command figure; only a figure with a command value of 1 or more can lead.
problem-limit-used-up = the reductions of the value limit add up to { $per_mille } per mille; at most 1000 can be taken.
problem-over-value-limit = the force is worth { $total }; it must be below { $limit } ({ $per_mille } per mille are taken off the value limit).
problem-over-epicness-limit = the epicness is { $epicness }; at most { $limit } is agreed.

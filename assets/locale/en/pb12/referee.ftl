### The referee: scripts of positions, dice, answers and expectations.

## What did not come as expected.


## What is wrong with a script.

referee-no-vehicle = { $id } is not a vehicle; vehicles are { $known }
referee-sight-of-one = a sight line leads either to a figure ("of") or to a "point", and needs one of them
referee-wrong-turn-order = the turn order must name each player once: { $known }
referee-cannot-be-active = { $id } can only be active on the table and in the phase "turns"
referee-no-place = { $id } has no place on the table; give it one with "at" among the figures
referee-no-such-block = the figure has no { $id }; it has { $known }
referee-no-such-card = there is no card { $id }; there are { $known }
referee-no-such-group = there is no command group { $id }; there are { $known }
referee-no-such-check = there is no check { $id }; there are { $known }

### What a referee sets by hand.

amend-end-phase = end the turn phase
amend-command-points = command points
amend-victory-points = victory points
amend-action-points = action points
amend-free-points = free damage points
amend-light-points = light damage points
amend-heavy-points = heavy damage points
amend-done = done in this round:
amend-status = markers of { $name }:
amend-resources = resources of { $name }:
amend-charges = charges of { $name }:
refusal-amend-no-turn = A player without command points, or after breaking off, takes no turn.
refusal-amend-bound = Vehicles, and figures that are aboard, carry or are carried, move only by the rules.

# What can be set by hand in the d20 fight.

amend-hit-points = hit points
amend-prone = prone:
amend-invisible = invisible:
amend-incapacitated = incapacitated:
amend-action-used = action used:
amend-bonus-used = bonus action used:
amend-interaction-used = free interaction used:
amend-reaction-used = reaction used:
amend-item-uses = uses of { $name }:

### What a referee sets by hand.

amend-points = points of { $name }:
amend-bonus-dice = bonus dice
amend-reroll-dice = reroll dice
amend-fate-dice = fate dice
amend-group-dice = group dice
amend-actions = actions
amend-wounds = wounds
amend-stance = stance:
amend-debt = actions lost in the next turn:
amend-loaded = shots in { $name }:

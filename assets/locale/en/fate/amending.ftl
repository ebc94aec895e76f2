### What can be set by hand in a conflict.

amend-fate-points = fate points
amend-aspect = aspect:
amend-aspect-gone = aspect that ends:
amend-consequence-mild = mild consequence:
amend-consequence-moderate = moderate consequence:
amend-consequence-severe = severe consequence:
amend-health-box = box { $name } of Health:
amend-composure-box = box { $name } of Composure:
amend-in-hand = { $name } in hand:
amend-foremost = stress of the foremost minion
amend-acted = has acted:
amend-scene-aspect = aspect of the scene:
amend-scene-aspect-gone = aspect of the scene that ends:
amend-zone-aspect = aspect of { $name }:
amend-zone-aspect-gone = aspect of { $name } that ends:

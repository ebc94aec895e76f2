### Was sich in einem Konflikt von Hand setzen lässt.

amend-fate-points = FATE-Punkte
amend-aspect = Aspekt:
amend-aspect-gone = Aspekt, der endet:
amend-consequence-mild = geringe Konsequenz:
amend-consequence-moderate = mittlere Konsequenz:
amend-consequence-severe = schwere Konsequenz:
amend-health-box = Kästchen { $name } der Gesundheit:
amend-composure-box = Kästchen { $name } der Haltung:
amend-in-hand = { $name } in der Hand:
amend-foremost = Stress des vordersten Schergen
amend-acted = hat gehandelt:
amend-scene-aspect = Szenenaspekt:
amend-scene-aspect-gone = Szenenaspekt, der endet:
amend-zone-aspect = Aspekt von { $name }:
amend-zone-aspect-gone = Aspekt von { $name }, der endet:

### Was die Spielleitung von Hand setzt.

amend-points = Punkte von { $name }:
amend-bonus-dice = Bonuswürfel
amend-reroll-dice = Neuwürfe
amend-fate-dice = Schicksalswürfel
amend-group-dice = Gruppenwürfel
amend-actions = Aktionen
amend-wounds = Wunden
amend-stance = Haltung:
amend-debt = Aktionen, die der nächste Zug kostet:
amend-loaded = Schüsse in { $name }:

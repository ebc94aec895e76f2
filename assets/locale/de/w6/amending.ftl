### Was die Spielleitung von Hand setzt.

amend-points = Punkte von { $name }:
amend-bonus-dice = Bonuswürfel
amend-reroll-dice = Wiederholungswürfel
amend-fate-dice = Schicksalswürfel
amend-group-dice = Gruppenwürfel
amend-actions = Aktionen
amend-wounds = Wunden
amend-stance = Haltung:
amend-debt = Aktionen, die im nächsten Zug fehlen:
amend-loaded = Schüsse in { $name }:

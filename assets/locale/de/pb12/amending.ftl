### Was die Spielleitung von Hand setzt.

amend-end-phase = Spielzugphase beenden
amend-command-points = Kommandopunkte
amend-victory-points = Siegpunkte
amend-action-points = Aktionspunkte
amend-free-points = freie Schadenspunkte
amend-light-points = leichte Schadenspunkte
amend-heavy-points = schwere Schadenspunkte
amend-done = fertig in dieser Runde:
amend-status = Marker { $name }:
amend-resources = Ressourcen von { $name }:
amend-charges = Ladungen von { $name }:
refusal-amend-no-turn = Ohne Kommandopunkte, oder nach einem Abbruch, gibt es keinen Zug.
refusal-amend-bound = Vehikel und Figuren, die mitfahren, tragen oder getragen werden, bewegen sich nur nach den Regeln.

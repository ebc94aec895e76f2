### Ein gespieltes Spiel als eigene Seite.

## Die Seite

game-report-removed = nicht mehr auf dem Spielfeld
game-report-expected-note = Zu erwartende Treffer: was dieselben Angriffsproben im Mittel bringen, mit Würfeln, die es weder gut noch böse meinen.
game-report-figures-note = Schaden zählt in Punkten. Was Stürze, Feuer und Kollisionen anrichteten, zählt nur als erhalten.
game-report-out = ausgeschaltet in Runde { $round }
game-report-quiet = Niemand wurde ausgeschaltet, und niemand bekam Siegpunkte.
game-report-able = handlungsfähig
closing-victory-points = Siegpunkte
closing-checks = Angriffsproben

### Ein gespieltes Spiel als eigene Seite.

## Die Seite

game-report-removed = nicht mehr auf dem Tisch

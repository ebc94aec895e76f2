### Angriffe auf Punkte und mit Zielradius.
target-bare-point = ein Punkt auf dem Spielfeld

## Ereignisse

event-cover-held = { $figure } ist durch { $obstacle } völlig verdeckt und bleibt verschont.

## Summen und Ablehnungen

modifier-cover = Deckung
modifier-cover-by = Deckung durch { $object }

## Auf dem Bildschirm

blast-cover = Deckung { $value }

### Erste Schritte: Hinweise neben dem Spiel für alle, die zum ersten Mal spielen.

hint-known = Verstanden
hint-none = Keine Hinweise mehr
setting-hints = Hinweise fürs erste Spiel
hints-yes = zeigen
hints-no = ausblenden

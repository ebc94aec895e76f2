### Was ein Spielfeld wert ist, im Fenster.

tile-edit-worth = Messen
command-edit-worth = Spielfeld messen
worth-window-title = { $file }: messen – { $game }
worth-title = { $name }: Wie spielt es sich?
worth-back = Zurück
worth-stop = Abbrechen
worth-measure = Neu messen
worth-begin = Messen
worth-measuring = Es wird gemessen …
worth-kernels = Schnellerer Code für diesen Rechner wird übersetzt; das dauert einmal ein bis zwei Minuten. Bis er da ist, misst der gewöhnliche.
worth-nothing = Noch ist nichts gemessen.
worth-measured = { NUMBER($places) } Stellen, Zellen von { $grid ->
    [one] einem Schritt
   *[other] { NUMBER($grid) } Schritten
}, { $height ->
    [0] Blick auf den bloßen Boden
   *[other] Blick auf { NUMBER($height) } Schritte hohe Figuren
}{ $share ->
    [0] .
   *[other] ; { $share } % waren schon bekannt.
}
worth-lost = Die Messung ist unerwartet zu Ende gegangen ({ $reason }). Sonst ist nichts verloren; miss noch einmal.
worth-grid = Zellen
worth-height = Höhe der Figuren
worth-steps = { $value ->
    [one] 1 Schritt
   *[other] { NUMBER($value) } Schritte
}
worth-other = andere …
worth-ask-cells = Wie viele Schritte breit ist eine Zelle?
worth-ask-height = Wie viele Schritte hoch sind die Figuren?
worth-ground = Boden
worth-group-exposure = Gesehen von …
worth-group-cover = Deckung gegen …
worth-group-dead = Toter Winkel für …
worth-group-more = Wege und Seiten
worth-view-first = Wer es besser hat
worth-view-lanes = Längste Sichtlinien
worth-view-ways = Wege und Engstellen
worth-view-narrow = Schmale Stellen
worth-exposure-of = Von wie viel davon jede Stelle zu sehen ist: { $ground }
worth-cover-of = Mittlere Deckung gegen: { $ground }
worth-dead-of = Nicht zu sehen von: { $ground }
worth-level-and-more = Stufe { $level } +
worth-share = Anteil der Stellen
worth-in-sight = vom Spielfeld in Sicht
worth-at-once = im Mittel auf einmal in Sicht
worth-mean-level = mittlere Stufe
worth-exposure-note = Auch worauf eine Figur steht, kann sie verdecken. Schwarz ist toter Winkel; wo keine Farbe ist, kann niemand stehen. Die Maus über dem Spielfeld zeigt Zahlen.
worth-glimpse-coarse = Eine erste, grobe Karte aus { NUMBER($asked) } von { NUMBER($all) } Stellen. Sie wird feiner, während du zusiehst, bis die genaue sie ablöst.
worth-glimpse-exact = Diese Karte ist genau. Der Rest wird noch gemessen.
worth-dead-note = Keine Stelle von dort sieht eine Figur, die hier steht.
worth-better = besser
worth-difference-note = Stellen haben die Farbe des Spielers, dessen Figuren zuerst da sind. Ein Unterschied, den die Zellen nicht auflösen, zählt als gleich.
worth-chokes = Engstellen
worth-choke = +{ $more } Punkte
worth-choke-cut = { $ways ->
    [one] schneidet einen Weg ab
   *[other] schneidet { $ways } Wege ab
}
worth-ways = Günstigste Wege
worth-way = { $cost } Punkte, { NUMBER($length) } { $length ->
    [one] Schritt
   *[other] Schritte
}
worth-cell-nobody = hier kann niemand stehen
worth-cell-unseen = von dort nicht zu sehen
worth-cell-seen = von { $share } davon zu sehen
worth-cell-about = zu sehen von etwa { $share } davon
worth-cell-cover = Deckung der Stufe { NUMBER($level) }
worth-cell-first = zuerst da: { $player }
worth-cell-nobody-first = niemand ist zuerst da

## Zwei Gelände nebeneinander

key-group-worth = ein Spielfeld messen
key-group-compare = zwei Spielfelder vergleichen
command-worth-compare = mit einem anderen Spielfeld vergleichen
command-compare-other = das andere Spielfeld wählen
command-compare-swap = eine andere Karte groß zeigen
command-compare-report = den Bericht schreiben
worth-compare = Vergleichen …
compare-window-title = { $file }: zwei Spielfelder – { $game }
compare-title = { $name }: Was hat sich geändert?
compare-which = { $first } – { $second }
compare-with = Mit welchem Spielfeld vergleichen?
compare-with-opened = Dieses Spielfeld, wie es geöffnet wurde
compare-with-in-file = Dieses Spielfeld, wie es in der Datei steht
compare-with-before-last = Dieses Spielfeld vor der letzten Änderung
compare-opened = wie es geöffnet wurde
compare-in-file = wie es in der Datei steht
compare-before-last = vor der letzten Änderung
compare-now = wie es jetzt ist
compare-ask-file = Welche Datei ist das andere Spielfeld?
compare-yes = Vergleichen
compare-other = Anderes Spielfeld …
compare-report = Bericht
compare-report-title = Der Bericht über zwei Spielfelder
compare-report-making = Bilder werden gemalt, und die Seite wird geschrieben …
compare-report-later = Der Bericht folgt, wenn alles vermessen ist.
compare-report-file = verglichen
compare-enlarge = Diese Karte groß zeigen ({ $key })
compare-ground-of = das Gebiet von { $players }
compare-both = Beide Karten
compare-glimpse = Eine erste, grobe Karte aus { NUMBER($asked) } von { NUMBER($all) } Stellen. Sie wird feiner, während du zusiehst, bis die genaue sie ablöst.
compare-partly = Diese Karten sind genau. Wege und Engstellen sucht das Programm noch.
compare-others = { $count ->
    [one] Eine Zahl ist anders
   *[other] { $count } Zahlen sind anders
}
compare-same = { $count ->
    [one] Eine ist wie zuvor
   *[other] { $count } sind wie zuvor
}
compare-from-to = { $before } → { $after }
compare-cell = zuvor { $before }, jetzt { $after }{ $is_known ->
    [yes] : { $change }
   *[no] {""}
}
compare-cell-nobody = hier kann niemand stehen
compare-cell-unseen = von niemandem gesehen
compare-storeys = Stockwerke
compare-games = Bot-Spiele auf jedem
compare-so-many = { NUMBER($count) } Spiele
compare-no-games = In diesem Spiel können Bots keine Spielfelder vergleichen.
compare-games-so-far = Die Bots haben { NUMBER($done) } von { NUMBER($all) } Spielen gespielt; die Intervalle werden beim Zusehen enger.
compare-games-note = Bots „{ $bot }“ spielen mit den Einsatzgruppen des ersten Spielfelds reihum auf jeder Seite. Die Striche sind 95-%-Intervalle; die Linie ist ein gleicher Anteil.
compare-games-few = Noch zu wenige Spiele: Die Intervalle sind noch breit.
compare-first-turn = { $layout }: wer den ersten Zug hatte

## Während ein Gelände gebaut wird

tile-edit-live = Live
command-edit-live = Beim Bauen laufend messen
live-note = Ändere etwas: Sobald die Maus ruht, misst das Programm neu, und die Karte zeigt, was anders ist als jetzt.
live-difference = Gesehen vom ganzen Spielfeld: der Unterschied
live-anew = Deine Änderung wird gemessen; die Karte ist noch die vorige.
live-coarse = Eine erste, grobe Karte aus { NUMBER($asked) } von { NUMBER($all) } Stellen.
live-more = { $count ->
    [one] Eine weitere Zahl ist anders
   *[other] { $count } weitere Zahlen sind anders
}; { $key } zeigt alle.
live-number-reached-first = zuerst erreicht
live-number-in-sight = in Sicht
live-number-exposed = vom Gegner gesehen
live-number-dead-ground = toter Winkel
live-number-concealment = Deckung
live-number-height = Höhe
live-number-seen-at-once = in Sicht von einem Platz
live-number-longest-lane = längste Sichtlinie
worth-narrower = Schmaler als …
worth-ask-narrow = Unter welcher Breite in Schritten ist ein Durchgang schmal?

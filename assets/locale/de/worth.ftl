### Was ein Spielfeld wert ist, im Fenster.

tile-edit-worth = Messen
command-edit-worth = Spielfeld messen
worth-window-title = { $file }: was es wert ist – { $game }
worth-title = { $name }: Was ist es wert?
worth-back = Zurück
worth-stop = Abbrechen
worth-measure = Neu messen
worth-begin = Messen
worth-measuring = Es wird gemessen …
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
worth-ask-cells = Wie viele Schritte ist eine Zelle breit?
worth-ask-height = Wie viele Schritte hoch sind die Figuren?
worth-ground = Boden
worth-group-exposure = Gesehen von …
worth-group-cover = Sichtschutz gegen …
worth-group-dead = Toter Winkel für …
worth-group-more = Wege und Seiten
worth-view-first = Wer besser steht
worth-view-lanes = Längste Sichtlinien
worth-view-ways = Wege und Engstellen
worth-exposure-of = Von wie viel aus jede Stelle gesehen wird: { $ground }
worth-cover-of = Mittlerer Sichtschutz gegen: { $ground }
worth-dead-of = Nicht zu sehen von: { $ground }
worth-level-and-more = Stufe { $level } +
worth-share = Anteil der Stellen
worth-in-sight = vom Spielfeld in Sicht
worth-at-once = im Mittel auf einmal in Sicht
worth-mean-level = mittlere Stufe
worth-exposure-note = Von Basispunkt zu Basispunkt; auch worauf eine Figur steht, kann sie verdecken. Schwarz ist toter Winkel; ohne Farbe kann niemand stehen. Die Maus über dem Spielfeld zeigt Zahlen.
worth-glimpse-coarse = Eine erste, grobe Karte: Bisher sind { NUMBER($asked) } von { NUMBER($all) } Stellen gefragt. Sie wird feiner, während man hinsieht, und weicht der genauen.
worth-glimpse-exact = Diese Karte ist genau. Der Rest wird noch gemessen.
worth-dead-note = Keine Stelle von dort sieht eine Figur, die hier steht.
worth-better = besser
worth-difference-note = Stellen haben die Farbe dessen, dessen Figuren zuerst da sind. Ein Unterschied, den die Zellen nicht auflösen, zählt als gleich.
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
worth-cell-cover = Sichtschutz der Stufe { NUMBER($level) }
worth-cell-first = zuerst da: { $player }
worth-cell-nobody-first = niemand ist zuerst da

## Zwei Gelände nebeneinander

key-group-worth = was ein Gelände wert ist
key-group-compare = zwei Gelände nebeneinander
command-worth-compare = mit einem anderen Gelände vergleichen
command-compare-other = das andere Gelände wählen
command-compare-swap = eine andere Karte groß zeigen
command-compare-report = den Bericht schreiben
worth-compare = Vergleichen …
compare-window-title = { $file }: zwei Gelände – { $game }
compare-title = { $name }: Was hat sich geändert?
compare-which = { $first } – { $second }
compare-with = Mit welchem Gelände vergleichen?
compare-with-opened = Dieses Gelände, wie es geöffnet wurde
compare-with-in-file = Dieses Gelände, wie es in seiner Datei steht
compare-with-before-last = Dieses Gelände vor der letzten Änderung
compare-opened = wie es geöffnet wurde
compare-in-file = wie es in der Datei steht
compare-before-last = vor der letzten Änderung
compare-now = wie es jetzt ist
compare-ask-file = Welche Datei ist das andere Gelände?
compare-yes = Vergleichen
compare-other = Anderes Gelände …
compare-report = Bericht
compare-report-title = Der Bericht über zwei Gelände
compare-report-making = Bilder werden gemalt, und die Seite wird geschrieben …
compare-report-later = Der Bericht wird geschrieben, wenn alles vermessen ist.
compare-report-file = verglichen
compare-enlarge = Diese Karte groß zeigen ({ $key })
compare-ground-of = das Gebiet von { $players }
compare-both = Beide Karten
compare-glimpse = Ein erster, grober Blick: { NUMBER($asked) } von { NUMBER($all) } Plätzen wurden bisher gefragt. Er wird beim Zusehen feiner und weicht dem genauen.
compare-partly = Diese Karten sind genau. Wege und Engstellen werden noch gesucht.
compare-others = { $count ->
    [one] Eine Zahl ist eine andere
   *[other] { $count } Zahlen sind andere
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
compare-storeys = Geschosse
compare-games = Bot-Spiele auf jedem
compare-so-many = { NUMBER($count) } Spiele
compare-no-games = Spiele dieses Regelwerks werden von Bots nicht auf Geländen gespielt.
compare-games-so-far = { NUMBER($done) } von { NUMBER($all) } Spielen sind gespielt; die Intervalle werden beim Zusehen enger.
compare-games-note = Bots „{ $bot }“ spielen mit den Truppen des ersten Geländes reihum auf jeder Seite. Die Striche sind Intervalle von 95 %; die Linie ist ein gleicher Anteil.

## Während ein Gelände gebaut wird

tile-edit-live = Wert
command-edit-live = beim Bauen von selbst messen
live-note = Etwas ändern: Ruht die Maus, wird neu gemessen, und die Karte zeigt, was anders ist als jetzt.
live-difference = Gesehen vom ganzen Spielfeld: der Unterschied
live-anew = Was geändert wurde, wird gemessen; die Karte ist noch die von zuvor.
live-coarse = Ein erster, grober Blick: { NUMBER($asked) } von { NUMBER($all) } Plätzen gefragt.
live-more = { $count ->
    [one] Eine weitere Zahl ist eine andere
   *[other] { $count } weitere Zahlen sind andere
}; { $key } zeigt alle.
live-number-reached-first = zuerst erreicht
live-number-in-sight = in Sicht
live-number-exposed = vom Gegner gesehen
live-number-dead-ground = toter Winkel
live-number-concealment = Sichtschutz
live-number-height = Höhe
live-number-seen-at-once = in Sicht von einem Platz
live-number-longest-lane = längste Sichtlinie

### Nach einem Zug und entlang eines Weges: wen eine Seite angreifen könnte und wie offen der Weg liegt.

## Die Bedrohungskarte

threat-help = Zeigen, wen eine Seite nach einem Zug jeder ihrer Figuren beschießen und im Nahkampf angreifen könnte.
threat-player-help = Die Kennung des Spielers, dessen Figuren ziehen und angreifen.
threat-grid-help = Wie weit die geprüften Plätze auseinanderliegen, in Schritten; auf einem Spielfeld aus Feldern sind es die Felder.
threat-figure-help = Nur diese Figur zieht und greift an.
threat-output-help = Die Karte in diese PNG-Datei zeichnen.
threat-no-such-player = es gibt keinen Spieler { $found }; zur Wahl stehen { $known }
threat-no-such-figure = der Spieler hat keine Figur { $found }; zur Wahl stehen { $known }
threat-nobody = { $player } hat keine Figur, die angreifen könnte.
threat-found = Die Figuren von { $player } könnten nach einem Zug auf { $share } aller Plätze jemanden angreifen, und im Nahkampf auf { $struck }; { $most ->
    [0] kein Platz ist bedroht
    [one] kein Platz ist von mehr als einer bedroht
   *[other] { $most } von ihnen bedrohen den gefährlichsten Platz
}.
threat-at-height = { $share } der { $spots } Plätze in mindestens { $height } { $height ->
    [one] Schritt
   *[other] Schritten
} Höhe.
threat-on-storey = { $share } der { $spots } Plätze auf diesem Stockwerk: { $storey }.
threat-shoots = aus der Ferne
threat-strikes = im Nahkampf
threat-column-figure = Figur
threat-column-means = Mittel
threat-column-how = wie
threat-column-here = von dort, wo sie steht
threat-column-moved = nach einem Zug
threat-picture = Was { $name } nach einem Zug angreifen könnte
threat-spot-none = { $player } könnte hier niemanden angreifen.
threat-spot-by = { $figure }: { $means }
threat-spot = { $height ->
    [0] {""}
   *[other] { NUMBER($height, maximumFractionDigits: 1) } hoch ·{" "}
}{ $attackers }
threat-shown = Was { $player } nach einem Zug angreifen könnte. { $key } zeigt die nächste Seite.
threat-working = { $done } von { $all } Figuren sind bisher gezogen; die Karte wächst noch.
threat-off = Die Bedrohungskarte ist aus.
threat-none-here = Dieses Spiel hat keine Bedrohungskarte.
threat-legend-strike = ● auch im Nahkampf
threat-legend-growing = { $done } von { $all } Figuren sind gezogen
command-show-threat = Was jede Seite nach einem Zug angreifen könnte
worth-group-threat = Angreifen könnte …
worth-threat-of = Was { $player } nach einem Zug angreifen könnte
worth-threat-note = Stünde eine Figur allein auf einem gefärbten Platz, könnte sie dort angegriffen werden. Die Figuren beginnen, wie sie aufgestellt sind; jede darf vorher einmal ziehen. Dunklere Plätze werden von mehr Figuren bedroht; ein Punkt zeigt, wo auch ein Nahkampfangriff möglich wäre. Die Maus über dem Spielfeld zeigt, von wem und woher.
worth-threat-share = der Plätze bedroht
worth-threat-struck = wo Nahkampf möglich ist
worth-threat-figures = Nach Figur und Mittel
worth-threat-count = { $count ->
    [one] von einer Figur
   *[other] von { $count } Figuren
}
worth-threat-more = von { $count } Figuren und mehr

## Entlang eines Weges

along-help = Zeigen, wie offen ein Weg liegt: wie viel vom Gebiet des Gegners jeden Platz darauf sieht.
along-points-help = Die Plätze, durch die der Weg führt, jeder als x,y in Schritten; dazwischen nimmt er die billigste Strecke.
along-player-help = Die Kennung des Spielers, dessen Figur geht und dessen Gegner hinsehen; ohne Angabe sieht das ganze Spielfeld hin.
along-height-help = Die Höhe des ersten Platzes, in Schritten, falls es mehrere gibt.
along-step-help = Wie weit die aufgelisteten Plätze auf dem Weg auseinanderliegen, in Schritten.
along-html-help = Die Kurve und alle Plätze in diese HTML-Datei schreiben.
along-bad-point = { $found } ist kein Platz: Gib zwei Zahlen mit einem Komma dazwischen an, etwa 12,7.5
along-off-the-table = { $found } liegt nicht auf dem Spielfeld, das { $width } mal { $depth } { $depth ->
    [one] Schritt
   *[other] Schritte
} misst
along-too-few = ein Weg führt durch zwei bis { $most } Plätze
along-bad-step = { $found } ist kein Abstand zwischen Plätzen: Gib eine Zahl an von { $least } bis { $most } { $most ->
    [one] Schritt
   *[other] Schritten
}
along-no-start = auf dem ersten Platz, { $x },{ $y }, kann keine Figur stehen
along-no-way = kein Weg führt weiter nach { $x },{ $y }
along-kicker = Entlang eines Weges
along-title = { $layout }: Wie offen liegt dieser Weg?
along-length = Der Weg ist { NUMBER($length) } { $length ->
    [one] Schritt
   *[other] Schritte
} lang und kostet { $cost }.
along-mean = Im Mittel sehen ihn { $share } von: { $ground }.
along-most = Am offensten liegt er bei { $at }, nach { NUMBER($along) } { $along ->
    [one] Schritt
   *[other] Schritten
}: { $share }.
along-hidden = { $length ->
    [0] Kein Stück davon liegt außer Sicht.
    [one] Ein Schritt davon liegt außer Sicht.
   *[other] { NUMBER($length) } Schritte davon liegen außer Sicht.
}
along-nobody-looks = Dort kann keine Figur stehen ({ $ground }); also sieht von dort niemand den Weg.
along-column-along = Schritte auf dem Weg
along-column-place = Platz
along-column-seen = gesehen von
worth-view-along = Entlang eines Weges
worth-along-head = Wie offen ein Weg liegt
worth-along-hint = Klick an, wo der Weg beginnt, dann die Plätze, durch die er führt. Ein Rechtsklick nimmt den letzten zurück, { $key } alle.
worth-along-working = Der Weg wird gesucht …
worth-along-none = Zu diesem Platz führt kein Weg.
worth-along-start = Wo der Weg beginnt, kann keine Figur stehen.
worth-along-looks = Gesehen von
worth-along-here = { $share } nach { NUMBER($along) } { $along ->
    [one] Schritt
   *[other] Schritten
}
command-worth-clear = den ganzen Weg löschen
cli-without-threat = { $system } sagt nicht, wen eine Seite angreifen könnte

### Nach einem Zug und entlang eines Weges: wen eine Seite angreifen könnte und wie offen der Weg liegt.

## Die Bedrohungskarte

threat-help = Sagen, wen eine Seite nach einem Zug jeder ihrer Figuren beschießen und schlagen könnte.
threat-player-help = Die Kennung des Spielers, dessen Figuren ziehen und angreifen.
threat-grid-help = Wie weit die Plätze, nach denen gefragt wird, auseinanderliegen, in Schritten; auf einer Karte aus Zellen sind es diese.
threat-figure-help = Nur diese Figur zieht und greift an.
threat-output-help = Die Karte in diese PNG-Datei zeichnen.
threat-no-such-player = es gibt keinen Spieler { $found }; die Spieler sind { $known }
threat-no-such-figure = der Spieler hat keine Figur { $found }; die Figuren sind { $known }
threat-nobody = { $player } hat keine Figur, die angreifen könnte.
threat-found = Die Figuren von { $player } könnten nach einem Zug auf { $share } aller Plätze jemanden angreifen und auf { $struck } schlagen; { $most ->
    [0] nirgends könnte es eine
    [one] überall höchstens eine von ihnen
   *[other] { $most } von ihnen am meistbedrohten Platz
}.
threat-at-height = { $share } der { $spots } Plätze in mindestens { $height } { $height ->
    [one] Schritt
   *[other] Schritten
} Höhe.
threat-on-storey = { $share } der { $spots } Plätze auf diesem Geschoss: { $storey }.
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
threat-shown = Was { $player } nach einem Zug angreifen könnte. { $key } geht zur nächsten Seite.
threat-working = { $done } von { $all } Figuren sind bisher gezogen; die Karte wächst noch.
threat-off = Es wird keine Bedrohungskarte gezeigt.
threat-none-here = Dieses Regelwerk nennt keine Bedrohungen.
threat-legend-strike = ● auch im Nahkampf
threat-legend-growing = { $done } von { $all } Figuren sind gezogen
command-show-threat = Was jede Seite nach einem Zug angreifen könnte
worth-group-threat = Angreifen könnte …
worth-threat-of = Was { $player } nach einem Zug angreifen könnte
worth-threat-note = Wer auf einem gefärbten Platz steht, statt einer Figur, die schon dort ist, könnte angegriffen werden. Die Figuren stehen wie im Gelände festgelegt; jede darf vorher einmal ziehen. Dunklere Plätze werden von mehr Figuren bedroht; ein Punkt zeigt, wo auch geschlagen werden könnte. Die Maus über dem Spielfeld zeigt, von wem und woher.
worth-threat-share = der Plätze bedroht
worth-threat-struck = wo geschlagen werden könnte
worth-threat-figures = Nach Figur und Mittel
worth-threat-count = { $count ->
    [one] von einer Figur
   *[other] von { $count } Figuren
}
worth-threat-more = von { $count } Figuren und mehr

## Entlang eines Weges

along-help = Sagen, wie offen ein Weg liegt: von wie viel Gebiet des Gegners jeder Platz zu sehen ist.
along-points-help = Die Plätze, durch die der Weg führt, jeder als x,y in Schritten; von jedem zum nächsten ist es der billigste.
along-player-help = Die Kennung des Spielers auf dem Weg, dessen Gegner hinsehen; ohne sie sieht das ganze Spielfeld hin.
along-height-help = Wie hoch der erste Platz liegt, in Schritten, wo man in mehreren Höhen stehen kann.
along-step-help = Wie weit die genannten Plätze auf dem Weg auseinanderliegen, in Schritten.
along-html-help = Die Kurve und alle Plätze in diese HTML-Datei schreiben.
along-bad-point = { $found } ist kein Platz: Erwartet werden zwei Zahlen mit einem Komma dazwischen, etwa 12,7.5
along-off-the-table = { $found } liegt nicht auf dem Spielfeld, das { $width } mal { $depth } { $depth ->
    [one] Schritt
   *[other] Schritte
} misst
along-too-few = ein Weg führt durch zwei bis { $most } Plätze
along-bad-step = { $found } ist kein Abstand von Plätzen: Erwartet wird eine Zahl von { $least } bis { $most } { $most ->
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
along-mean = Im Mittel ist er zu sehen von { $share } von: { $ground }.
along-most = Am meisten zu sehen ist er bei { $at }, nach { NUMBER($along) } { $along ->
    [one] Schritt
   *[other] Schritten
}: { $share }.
along-hidden = { $length ->
    [0] Kein Stück davon liegt außer Sicht.
    [one] Ein Schritt davon liegt außer Sicht.
   *[other] { NUMBER($length) } Schritte davon liegen außer Sicht.
}
along-nobody-looks = Dort kann keine Figur stehen ({ $ground }); also ist der Weg von nirgends zu sehen.
along-column-along = Schritte auf dem Weg
along-column-place = Platz
along-column-seen = gesehen von
worth-view-along = Entlang eines Weges
worth-along-head = Wie offen ein Weg liegt
worth-along-hint = Klicken, wo der Weg beginnt, dann auf die Plätze, durch die er führt. Ein Rechtsklick nimmt den letzten zurück, { $key } alle.
worth-along-working = Der Weg wird gesucht …
worth-along-none = Zu diesem Platz führt kein Weg.
worth-along-start = Wo der Weg beginnt, kann keine Figur stehen.
worth-along-looks = Gesehen von
worth-along-here = { $share } nach { NUMBER($along) } { $along ->
    [one] Schritt
   *[other] Schritten
}
command-worth-clear = den ganzen Weg zurücknehmen
cli-without-threat = { $system } sagt nicht, wen eine Seite angreifen könnte

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

## Zwischen zwei Gebieten

between-help = Zeigen, was ein Gebiet von einem anderen sieht: den Anteil der Platzpaare nach Entfernung und Deckung, jetzt und nach einem Zug.
between-from-help = Das Gebiet, von dem aus man sieht: die Kennung einer Zone, start-SPIELER für Startplätze, „table“ für das ganze Spielfeld oder die Ecken eines Vielecks wie "2,3 8,3 8,9" in Schritten.
between-to-help = Das Gebiet, auf das man sieht, ebenso angegeben.
between-band-help = Auch die Paare bis zu dieser Entfernung zählen; für jeden weiteren Bereich noch einmal angeben.
between-range-help = Wie weit man höchstens schießt; ohne Angabe zählt jede Entfernung.
between-move-help = Wie weit man in einem Zug geht: auch angeben, wen man nach einem Zug und nach zweien sieht. Wer fährt, hat so viele Bewegungspunkte, und Drehungen zählen mit.
between-html-help = Die Zahlen und eine Karte beider Gebiete in diese HTML-Datei schreiben.
between-bad-length = { $found } ist keine Entfernung: Gib eine Zahl von Schritten über 0 an, höchstens { $most }
between-many-bands = höchstens { $most } Bereiche lassen sich unterscheiden
between-unknown = es gibt kein Gebiet „{ $found }“: Gib eines von diesen an: { $known }; oder wenigstens drei Ecken wie "2,3 8,3 8,9"
between-nobody-stands = In diesem Gebiet kann keine Figur stehen: { $ground }. Kleinere Zellen (--grid) finden vielleicht einen Platz.
between-too-many = diese Gebiete haben { $pairs } Platzpaare; wähle größere Zellen (--grid)
between-kicker = Von Gebiet zu Gebiet
between-title = { $layout }: was ein Gebiet vom anderen sieht
between-polygon = das Vieleck { $corners }
between-nothing = nichts
between-in-sight = { $first } → { $second }: Von { $pairs } Platzpaaren haben { $share } freie Sicht.
between-band = { $low } bis { $high }: Von { $pairs } Paaren haben { $share } freie Sicht.
between-band-beyond = Weiter als { $low }: Von { $pairs } Paaren haben { $share } freie Sicht.
between-level = Deckungsstufe { $level }: { $share } der Paare.
between-level-hidden = Ganz außer Sicht: { $share } der Paare.
between-shots = { $moves ->
    [0] Bevor sich jemand bewegt,
    [one] Nach einem Zug
   *[other] Nach { $moves } Zügen
} liegen { $share } dieses Gebiets in jemandes Sicht: { $second }.
between-shots-within = { $moves ->
    [0] Bevor sich jemand bewegt,
    [one] Nach einem Zug
   *[other] Nach { $moves } Zügen
} liegen { $share } dieses Gebiets höchstens { $range } vor jemandem in Sicht: { $second }.
between-driven = Die Züge sind gefahren, Drehungen zählen mit: von bis zu 24 Stellen dieses Gebiets aus, mit Blick auf das andere. Sie führen sicher dorthin; mehr ist möglich.
between-best = Bester Platz zum Sehen: { $at }, { $share } in Sicht.
between-worst = Schlechtester Platz zum Sehen: { $at }, { $share } in Sicht.
between-barest = Offenster Platz dort: { $at }, gesehen von { $share }.
between-safest = Geschütztester Platz dort: { $at }, gesehen von { $share }.
between-map-sees = { $first }: wie viel jeder Platz sieht
between-map-seen = { $second }: von wie viel jeder Platz gesehen wird
worth-view-between = Von Gebiet zu Gebiet
worth-view-deployments = Aufstellungen
worth-between-head = Was ein Gebiet vom anderen sieht
worth-between-from = Von hier
worth-between-to = Dorthin
worth-between-from-told = Von hier: { $ground }
worth-between-to-told = Dorthin: { $ground }
worth-between-none = noch nicht gewählt
worth-between-drawn = gezeichnetes Gebiet
worth-between-swap = Beide tauschen
worth-between-ranges = Nach Entfernung
worth-between-any = Jede Entfernung
worth-between-typed = Entfernung angeben
worth-between-move = Züge
worth-between-no-move = Strecke eines Zuges angeben
worth-between-painted = Auf der Karte
worth-between-shares = Anteil in Sicht
worth-between-shots = Schüsse nach Zügen
worth-between-ask-range = Wie weit schießt man?
worth-between-ask-move = Wie weit geht man in einem Zug? (0: ohne Züge)
worth-between-hint = Ein Klick wählt eine Zone. Jedes andere Gebiet ziehst du als Rechteck auf, oder du klickst seine Ecken und zuletzt wieder die erste. Ein Rechtsklick nimmt die letzte Ecke zurück, { $key } beide Gebiete.
worth-between-next-from = Der nächste Klick wählt, wer sieht.
worth-between-next-to = Der nächste Klick wählt, was gesehen wird.
worth-between-nobody = In einem der Gebiete kann keine Figur stehen. Kleinere Zellen finden vielleicht einen Platz.
worth-between-too-many = Diese Gebiete haben zu viele Platzpaare. Wähle größere Zellen oder kleinere Gebiete.
worth-between-in-sight = Paare mit Sicht
worth-between-band = { $low } bis { $high }
worth-between-beyond = weiter als { $low }
worth-between-cover = Nach Deckung
worth-between-hidden = außer Sicht
worth-between-level = Stufe { $level }
worth-between-shots-head = In jemandes Sicht
worth-between-shots-within = In Sicht bis { $range }
worth-between-after = { $moves ->
    [0] bevor sich jemand bewegt
    [one] nach einem Zug
   *[other] nach { $moves } Zügen
}
worth-between-coarse = Noch wird gezählt: Deckung von { $pairs } Paaren bisher.
worth-between-places = Beste und schlechteste Plätze
worth-between-mark-best = sieht am meisten
worth-between-mark-worst = sieht am wenigsten
worth-between-mark-barest = am offensten
worth-between-mark-safest = am sichersten
worth-between-cell-sees = sieht { $share }
worth-between-cell-seen = gesehen von { $share }
between-weapon-help = Auch nach den Reichweiten dieser Waffe einer Figur auf dem Feld zählen; ohne --range schießt man so weit wie ihre größte.
between-no-weapon = niemand auf dem Feld schießt oder wirft mit „{ $found }“: Es gibt { $known }
between-map-shots = { $second }: in jemandes Sicht, bevor sich jemand bewegt (rot), nach einem Zug (orange), nach zweien (gelb) oder nie (dunkel)

## Ein Schnitt entlang einer Linie

section-help = Zeigt einen Schnitt entlang einer Linie: den Boden, wie hoch das Gelände ist, wo die Sichtlinie verläuft und was sie sperrt.
section-from-help = Das Auge: eine Figur mit ihrer Kennung, PROFIL@X,Y oder ein Ort X,Y oder X,Y,HÖHE in Schritten; ohne Höhe ist es das Auge eines Menschen, der dort steht.
section-to-help = Das Ende der Linie, ebenso: der Basispunkt einer Figur oder ein Ort.
section-html-help = Schreibt die Zeichnung und alle Zahlen in diese HTML-Datei.
section-off-the-table = { $found } liegt nicht über dem Tisch, der { $width } breit und { $depth } tief ist, bis zur Höhe { $most }
section-same-end = beide Enden der Linie sind derselbe Ort
section-kicker = Schnitt
section-title = { $layout }: ein Schnitt entlang einer Linie
section-ends = von { $start } nach { $end }: { $length } { $length ->
    [one] Schritt
   *[other] Schritte
} von oben gesehen; die Linie beginnt in Höhe { $eye } und endet in Höhe { $aim }.
section-free = die Sichtlinie ist frei.
section-blocked = die Sichtlinie sperrt: { $names }.
section-borderline = das ist ein Grenzfall: Etwas wird nur eben berührt.
section-column-piece = Stück
section-column-from = Von
section-column-to = Bis
section-column-heights = Höhe
section-column-line = Linie in
section-column-effect = Was es tut
section-between = { $first } bis { $last }
section-rise = { $base } bis { $first }, steigt auf { $last }
section-effect-blocks = sperrt die Linie
section-effect-too-deep = sperrt die Linie: { $inside } darin, man sieht { $depth } weit
section-effect-below = die Linie läuft darüber
section-effect-above = die Linie läuft darunter
section-effect-hides = { $inside } darin; man sieht { $depth } weit
section-effect-endless = { $inside } darin; man sieht hinein und heraus
section-effect-leaves = { $inside } darin; gibt Sichtschutz { $level }
section-effect-through = { $inside } darin, verdeckt nichts
section-across = Schritte vom Auge aus
section-up = Höhe
section-strip-free = frei{ $more }
section-strip-blocked = gesperrt: { $names }
section-strip-piece = { $piece }: { $words }
section-strip-length = { $length } { $length ->
    [one] Schritt
   *[other] Schritte
}
section-strip-ends = Linie von Höhe { $eye } bis { $aim }

### Stockwerke: von Häusern, Brücken und allem, worunter man stehen kann.

storey-name = { $number ->
    [0] Erdgeschoss
    [1] erster Stock
    [2] zweiter Stock
    [3] dritter Stock
   *[other] { $number }. Stock
}
storey-all = alle Stockwerke
storey-from-to = { $low } bis { $high }
storey-place = x { $x }, y { $y }, Höhe { $height }
storey-map = { $map } – { $storey }
storey-joined = { $piece } ({ $storey })
storey-joined-times = { $number } × { $joined }
layout-report-storeys = Stockwerke
layout-report-storeys-note = Ein Stockwerk liegt über einem anderen, wo eine Figur darunter stehen kann; Hügel und die Dächer massiver Häuser gehören zum Erdgeschoss. Jedes Stockwerk hat eigene Karten und Zahlen.
layout-report-storey = Stockwerk
layout-report-heights = Höhen
layout-report-first-by = zuerst da: { $player }
layout-report-joined = verbunden durch

## Im Fenster

command-show-storey = Nur ein Stockwerk zeigen
storey-picker-tip = Nur ein Stockwerk: Was darüber liegt, verblasst zum Umriss; Karten, Reichweite und sichtbarer Boden gelten für dieses Stockwerk. { $key } zeigt das nächste.
storey-at-height = Figuren stehen dort auf Höhe { $heights }.
storey-shown = nur { $storey }: Höhe { $heights }
storey-shown-lidded = nur { $storey }
storey-shown-all = alle Stockwerke
storey-none-here = Dieses Spielfeld hat nur ein Stockwerk: Nichts liegt über den Köpfen.
storey-here = { $storey }, { $height }
storey-here-on = { $storey }, { $height } ({ $piece })
storeys-here = hier: { $storeys }

worth-cell-storey = { $storey }, { $height }: { $told }
worth-storey-alone = nur { $storey }
worth-places = { NUMBER($places) } { $places ->
    [one] Stelle
   *[other] Stellen
}
worth-place-up = { $place } (Höhe { $height })
worth-way-heights = { $way }; Höhe { $heights }
worth-storey-in-sight = des Stockwerks in Sicht

## Auf der Kommandozeile

cli-open-help = Eine Tür als offen ansehen, um 90 Grad oder um die hinter = genannten (mehrmals möglich).
cli-closed-help = Eine Tür als geschlossen ansehen (mehrmals möglich).
cli-open-offer = { $options } zeigt das Spielfeld bei offener Tür.
cli-no-such-door = Eine Tür „{ $found }“ gibt es hier nicht; zur Wahl stehen: { $known }.
cli-no-doors = Auf diesem Spielfeld gibt es keine Türen, also auch keine namens „{ $found }“.
cli-bad-angle = Um { $found } kann keine Tür offen stehen: Gib hinter = eine Zahl von 0 bis { NUMBER($most) } Grad an.
draw-render-storey-help = Nur ein Stockwerk zeichnen: 0 für das Erdgeschoss, 1 für das erste darüber.
draw-render-no-storey = Ein Stockwerk { $found } gibt es hier nicht zu zeichnen: { $most ->
    [0] Über dem Erdgeschoss, 0, liegt nichts
   *[other] Gib eine Zahl von 0 bis { $most } an
}.

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
layout-report-storeys-note = Ein Stockwerk liegt über einem anderen, wo eine Figur darunter stehen kann; Hügel und die Dächer massiver Häuser gehören zum Erdgeschoss. Jedes hat eigene Karten und Zahlen.
layout-report-storey = Stockwerk
layout-report-heights = Höhen
layout-report-first-by = zuerst da: { $player }
layout-report-joined = verbunden durch

## Im Fenster

command-show-storey = Ein Stockwerk allein zeigen
storey-picker-tip = Ein Stockwerk allein: Was darüber liegt, verblasst zu seinem Umriss; Karten, Reichweite und sichtbarer Boden gelten für dieses Stockwerk. { $key } zeigt das nächste.
storey-at-height = Man steht dort auf Höhe { $heights }.
storey-shown = nur { $storey }: Höhe { $heights }
storey-shown-lidded = nur { $storey }
storey-shown-all = alle Stockwerke
storey-none-here = Auf diesem Spielfeld liegt nichts über irgendeinem Kopf: Es hat ein Stockwerk.
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

cli-open-help = Eine Tür offen stehen lassen, als ob, um 90 Grad oder um die hinter = genannten (mehrmals möglich).
cli-closed-help = Eine Tür geschlossen sein lassen, als ob (mehrmals möglich).
cli-open-offer = Mit { $options } siehst du den Tisch, als stünde es offen.
cli-no-such-door = Eine Tür „{ $found }“ gibt es hier nicht; Türen sind: { $known }.
cli-no-doors = Auf diesem Spielfeld gibt es keine Tür, also auch keine namens „{ $found }“.
cli-bad-angle = { $found } ist nichts, wie eine Tür offen steht: Hinter = wird eine Zahl von 0 bis { NUMBER($most) } Grad erwartet.
draw-render-storey-help = Ein Stockwerk allein zeichnen: 0 für das Erdgeschoss, 1 für das erste darüber.
draw-render-no-storey = Ein Stockwerk { $found }, das man allein zeichnen könnte, gibt es hier nicht: { $most ->
    [0] Über dem Erdgeschoss, 0, liegt nichts
   *[other] Erwartet wird eine Zahl von 0 bis { $most }
}.

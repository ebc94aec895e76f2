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
layout-report-storeys = Stockwerke
layout-report-storeys-note = Ein Stockwerk liegt über einem anderen, wo eine Figur darunter stehen kann; Hügel und die Dächer massiver Häuser gehören zum Erdgeschoss. Jedes hat eigene Karten und Zahlen.
layout-report-storey = Stockwerk
layout-report-heights = Höhen
layout-report-first-by = zuerst da: { $player }
layout-report-joined = verbunden durch

# Der Unterbefehl, der zeigt, welchen Boden eine Figur sieht.
visible-help = Zeigt, welchen Boden eine Figur sieht, auf dem Spielfeld und oben auf dem Gelände.
visible-limit-help = Nur so weit, im Raum vom { -base-point } der Figur aus gemessen, wie die Reichweite einer Waffe.
visible-bad-limit = { $found } ist keine Grenze: Gib eine Zahl von Schritten über 0 bis { $most } an.
visible-ground = { $name } sieht { $area } Quadratschritte des Spielfelds ({ $share } %).
visible-limited = Es zählt nur, was höchstens { $limit } { $limit ->
    [one] Schritt
   *[other] Schritte
} entfernt ist.
visible-polygons =
    { $count ->
        [0] Das ist gar nichts.
        [one] Das ist eine zusammenhängende Fläche.
       *[other] Das sind { $count } getrennte Flächen.
    }
visible-surface = { $names }, Oberseite { $sloping ->
    [yes] { $lowest } bis { $height } hoch
   *[no] { $height } hoch
}: { $area } { $area ->
    [one] Quadratschritt
   *[other] Quadratschritte
}
visible-level-help = Auf die Ebene so viele Schritte über dem Spielfeld blicken statt auf den Boden.
visible-bad-level = { $found } ist keine Höhe über dem Spielfeld: Gib eine Zahl von Schritten von 0 bis { $most } an.
visible-height-help = Sagt, wo stehende Figuren dieser Höhe (2 für einen Durchschnittsmenschen) gesehen werden, wie in der Karte „Wo man gesehen wird“ eines Spielfelds. 0 meint den Boden, auf dem sie stehen.
visible-bad-height = { $found } ist keine Höhe einer Figur: Gib eine Zahl von Schritten von 0 bis { $most } an.
visible-level-or-height = --level meint Punkte in der Luft und --height stehende Figuren: Gib nur eines von beiden an.
visible-standing = { $name } sieht den { -base-point } von { $height } { $height ->
    [one] Schritt
   *[other] Schritte
} hohen Figuren, wo immer sie auf { $area } Quadratschritten des Spielfelds stehen ({ $share } %).

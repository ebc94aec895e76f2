# Der Unterbefehl, der zeigt, welchen Boden eine Figur sieht.
visible-help = Zeigt, welchen Boden eine Figur sieht, auf dem Spielfeld und oben auf dem Gelände.
visible-limit-help = Nur so weit, im Raum vom { -base-point } der Figur gemessen, wie bei der Reichweite einer Waffe.
visible-bad-limit = { $found } ist keine Grenze: Erwartet wird eine Zahl von Schritten über 0 und bis { $most }.
visible-ground = { $name } sieht { $area } Quadratschritte des Spielfelds ({ $share } %).
visible-limited = Gezählt ist, was höchstens { $limit } Schritte entfernt ist.
visible-polygons =
    { $count ->
        [0] Das ist nirgends.
        [one] Das ist eine zusammenhängende Fläche.
       *[other] Das sind { $count } getrennte Flächen.
    }
visible-surface = Von { $height } hohen Oberseiten sieht sie { $area } Quadratschritte.
visible-level-help = Auf die Ebene so viele Schritte über dem Spielfeld blicken statt auf den Boden.
visible-bad-level = { $found } ist keine Höhe über dem Spielfeld: Erwartet wird eine Zahl von Schritten von 0 bis { $most }.

### Was Spielfelder taugen und was man sieht, in Metern.

layout-finding-crossing = Der billigste Weg hinüber führt von „{ $start }“ nach „{ $end }“: { $length } m Weg kosten { $cost } m Bewegung.
layout-finding-lane = Die längste freie Sichtlinie misst { $length } m.
layout-finding-choke =
    Die engste Stelle liegt bei { $place }: Wäre sie geschlossen, { $ways ->
        [one] würde ein Weg { $more } Meter mehr kosten
       *[other] würden { $ways } Wege zusammen { $more } Meter mehr kosten
    }.
layout-unit-metres = { NUMBER($value, maximumFractionDigits: 2) } m
layout-unit-steps = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) } m
layout-report-steps = { $value } m
layout-report-first-note = Jeder Platz in der Farbe des Spielers, dessen Figuren mit weniger Metern hinkommen; ohne Farbe, wo niemand hinkommt oder beide gleich viele brauchen.
layout-report-cost = Meter
layout-report-more = Meter mehr
worth-choke = +{ $more } m
worth-way = { $cost } m zu zahlen für { NUMBER($length) } m
worth-steps = { NUMBER($value) } m
cli-sight-distance = Entfernung: { $distance } m
look-steps = { $length } m
look-square-steps = { $area } m²
reach-level = Auf Höhe { $height }: { $area } m²
visible-ground = { $name } sieht { $area } m² des Spielfelds ({ $share } %).
visible-limited = Es zählt nur, was höchstens { $limit } m entfernt ist.
visible-standing = { $name } sieht die Augen von { $height } m hohen Figuren, wo immer sie auf { $area } m² des Spielfelds stehen ({ $share } %).
layout-report-of = { $width } × { $depth } m, { $pieces } Geländestücke, vermessen in Zellen von { $grid } m
layout-measure-concealment = mittlere Deckung dort gegen das Gebiet des Gegners
layout-report-players-note = Was das Spielfeld jedem Spieler bietet, bevor sich jemand bewegt. „Näher“ liegt ein Platz bei dem Spieler, dessen Figuren ihn zuerst erreichen. Anteile unterscheiden sich um Prozentpunkte: 42 % sind 2 Prozentpunkte mehr als 40 %. Unterschiede bis zu 2 Prozentpunkten, 1 Meter, 0,1 Stufen oder 0,1 m Höhe lösen die Zellen nicht auf; sie gelten als ausgeglichen. Die Stufe der Deckung ist 1 bei halber und 2 bei dreiviertel Deckung.
layout-report-how-note = Alle Karten lassen die Figuren auf dem Spielfeld weg; gespielt wird mit ihnen. Ein Platz ist die Mitte einer Zelle in jeder Höhe, in der eine mittelgroße Kreatur (Radius 0,75 m, 1,8 m hoch, Auge bei 1,62 m) sicher steht. Sicht wird von Auge zu Auge gemessen; auch Böden, Dächer und Hügel, auf denen jemand steht, verdecken. Deckung wird von höchstens { $observers } gleichmäßig verteilten Plätzen jedes Gebiets aus gemessen. Diese Datei enthält die Zahlen aller Karten und Tabellen als JSON, im Element „numbers“.

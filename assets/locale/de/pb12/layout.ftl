# Was Layouts wert sind, in Bewegungspunkten.

layout-finding-crossing = Der billigste Weg hinüber führt von „{ $start }“ nach „{ $end }“: { $cost } Bewegungspunkte für { $length } { $length ->
    [one] Schritt
   *[other] Schritte
}.
layout-finding-choke =
    Die engste Stelle liegt bei { $place }: Wäre sie geschlossen, { $ways ->
        [one] würde ein Weg { $more } Bewegungspunkte mehr kosten
       *[other] würden { $ways } Wege zusammen { $more } Bewegungspunkte mehr kosten
    }.
layout-unit-points = { $value } BP
layout-report-players-note = Was das Spielfeld jedem Spieler bietet, bevor sich jemand bewegt. „Näher“ liegt ein Platz bei dem Spieler, dessen Figuren ihn zuerst erreichen. Anteile unterscheiden sich um Prozentpunkte: 42 % sind 2 Prozentpunkte mehr als 40 %. Unterschiede bis zu 2 Prozentpunkten, 1 Bewegungspunkt, 0,1 Stufen oder 0,1 Schritt lösen die Zellen nicht auf; sie gelten als ausgeglichen.
layout-report-first-note = Jeder Platz in der Farbe des Spielers, dessen Figuren mit weniger Bewegungspunkten hinkommen; ohne Farbe, wo niemand hinkommt oder beide gleich viel zahlen.
layout-report-cost = Bewegungspunkte
layout-report-more = Bewegungspunkte mehr

# Pb-12 kennt Sichtschutz in Stufen.
layout-stage-cover = Sichtschutz
layout-measure-concealment = mittlerer Sichtschutz dort gegen das Gebiet des Gegners
layout-report-cover = Wo man Sichtschutz hat
layout-report-cover-note = Die mittlere Stufe des Sichtschutzes einer stehenden Figur gegen alle, die eine Sichtlinie zu ihr haben. Schwarz: Niemand hat eine.
layout-report-cover-of = Sichtschutz gegen das Gebiet von { $enemies }
layout-report-cover-table = Sichtschutz gegen das ganze Spielfeld
cli-sight-covered = Verdeckt: { $share } %, Sichtschutz der Stufe { $level }

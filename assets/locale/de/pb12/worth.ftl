# Ansehen, was ein Layout wert ist, in Bewegungspunkten.

worth-choke = +{ $more } BP
worth-way = { $cost } BP, { NUMBER($length) } { $length ->
    [one] Schritt
   *[other] Schritte
}
worth-group-cover = Sichtschutz gegen …
worth-cover-of = Mittlerer Sichtschutz gegen: { $ground }
worth-cell-cover = Sichtschutz der Stufe { NUMBER($level) }
live-number-concealment = Sichtschutz

# Ansehen, was ein Layout wert ist, in Bewegungspunkten.

worth-choke = +{ $more } BP
worth-way = { $cost } BP, { NUMBER($length) } { $length ->
    [one] Schritt
   *[other] Schritte
}

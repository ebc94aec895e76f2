# Looking at what a layout is worth, in movement points.

worth-choke = +{ $more } BP
worth-way = { $cost } BP, { NUMBER($length) } { $length ->
    [one] step
   *[other] steps
}
worth-group-cover = Concealment against …
worth-cover-of = Mean concealment against { $ground }
worth-cell-cover = concealment level { NUMBER($level) }
live-number-concealment = concealment

# Looking at what a layout is worth, in movement points.

worth-choke = +{ $more } BP
worth-way = { $cost } BP, { NUMBER($length) } { $length ->
    [one] step
   *[other] steps
}

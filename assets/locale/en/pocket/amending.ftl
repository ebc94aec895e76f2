### What a referee sets by hand.

amend-turns = number of the turn:
amend-whereabouts = in the reserve, or captured by:
amend-value-reserve = the reserve

pocket-log-move = { $unit } moves { $steps ->
    [one] one tile
   *[other] { $steps } tiles
} { $way }{ $where }.

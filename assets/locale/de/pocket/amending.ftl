### Was die Spielleitung von Hand setzt.

amend-turns = Nummer des Zugs:
amend-whereabouts = in der Reserve, oder erobert von:
amend-value-reserve = die Reserve

pocket-log-move = { $unit } zieht { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weit { $way }{ $where }.

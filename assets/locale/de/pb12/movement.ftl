# Wege und Reichweite auf der Kommandozeile, in Bewegungspunkten.

path-found = { $name } kommt für { $bp ->
    [one] 1 Bewegungspunkt
   *[other] { $bp } Bewegungspunkte
} nach { $x }; { $y }.
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }: { $bp } BP, zusammen { $spent }
opening-price-free-action = eine freie Aktion oder 1 AP
opening-price-action-point = 1 AP
reach-bad-bp = die Zahl der Bewegungspunkte muss zwischen 1 und { $most } liegen, nicht { $found }.
reach-area = { $name } erreicht mit { $bp ->
    [one] 1 Bewegungspunkt
   *[other] { $bp } Bewegungspunkten
} { $area } Quadratschritte.

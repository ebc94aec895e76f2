### Wege, Reichweite und Chancen von Kampf W6, in Metern.

cli-odds-wounding-hits = Treffer, die nichts aufhält:
path-found = { $name } kommt über { $bp } Meter nach { $x }, { $y }.
path-option = { $name } nach { $x }, { $y } in Höhe { $z }: { $bp } m, zusammen { $spent } m
reach-bad-bp = die Zahl der Meter muss zwischen 1 und { $most } liegen, nicht { $found }.
reach-area = { $name } erreicht { $area } Quadratmeter mit { $bp ->
    [one] 1 Meter
   *[other] { $bp } Metern
}.
option-on-foot = Zu Fuß
option-climb-over = Über etwas hinweg
opening-price-action = eine Aktion
refusal-no-way-there = Dorthin führt kein Weg.

# Warum es keinen Weg gibt.

no-way-length = { $length } m
reach-shut = nie erreicht: { $area } m² um { $x }; { $y } auf Höhe { $z }.

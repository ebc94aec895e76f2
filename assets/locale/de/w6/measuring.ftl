### Wege, Reichweite und Chancen von Kampf W6, in Metern.

cli-odds-wounding-hits = Treffer, die nichts aufhält:
path-found = { $name } kommt für { $bp } Meter nach { $x }; { $y }.
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }: { $bp } m, insgesamt { $spent } m
reach-bad-bp = die Zahl der Meter muss von 1 bis { $most } gehen, nicht { $found }.
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
reach-shut = mit keiner Zahl von Metern erreichbar: { $area } m² um { $x }; { $y } auf Höhe { $z }.

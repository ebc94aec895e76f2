### Wege, Reichweite und Chancen des d20-Kampfs, in Metern.

cli-odds-damage = Schaden:
cli-odds-critical = Ein kritischer Treffer: { $share } %
cli-odds-contest = Der Vergleich wird gewonnen: { $share } %
cli-odds-advantages = Vorteil: { $what } ({ $rules })
cli-odds-disadvantages = Nachteil: { $what } ({ $rules })
path-found = { $name } kommt mit { $bp } Metern nach { $x }; { $y }.
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }: { $bp } m, insgesamt { $spent } m
reach-bad-bp = die Zahl der Meter muss zwischen 1 und { $most } liegen, nicht { $found }.
reach-area = { $name } erreicht { $area } Quadratmeter mit { $bp ->
    [one] 1 Meter
   *[other] { $bp } Metern
}.
option-on-foot = Zu Fuß
option-climb-over = Über etwas hinweg
opening-price-interaction = die freie Interaktion oder die Aktion
opening-price-use-object = die Aktion
refusal-no-way-there = Dorthin führt kein Weg.

# Warum es keinen Weg gibt.

no-way-length = { $length } m
reach-shut = nie erreicht: { $area } m² um { $x }; { $y } auf Höhe { $z }.

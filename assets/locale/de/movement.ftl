# Wege und Reichweite auf der Kommandozeile.

path-help = Den günstigsten Weg einer Figur zu einer Stelle finden, wenn ein Szenario beginnt.
path-x-help = Östlich der Südwestecke, in Schritten.
path-y-help = Nördlich von ihr, in Schritten.
path-height-help = Die Standhöhe am Ende; ohne sie die höchste, die erreichbar ist.
path-bp-help = Wie viele Bewegungspunkte da sind: Was sie nicht bezahlen, wird gekennzeichnet.
path-bad-number = { $name } muss eine Zahl von Schritten von -{ $most } bis { $most } sein, nicht { $found }.
path-found = { $name } kommt für { $bp ->
    [one] 1 Punkt
   *[other] { $bp } Punkte
} nach { $x }; { $y }.
path-here = { $name } ist schon dort.
path-none = { $name } kommt nicht nach { $x }; { $y }: { $reason }
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }: { $bp } Punkte, zusammen { $spent }
path-opening = öffnet { $thing } bei { $x }; { $y }: { $price }
plan-opening = öffnet hier die Tür: { $price }
path-unpaid = { $line } (nicht bezahlt)
reach-help = Zeigen, wohin eine Figur kommt, wenn ein Szenario beginnt.
reach-bp-help = Wie viele Bewegungspunkte da sind.
reach-bad-bp = die Zahl der Punkte muss zwischen 1 und { $most } liegen, nicht { $found }.
reach-area = { $name } erreicht mit { $bp ->
    [one] 1 Punkt
   *[other] { $bp } Punkten
} { $area } Quadratschritte.
reach-level = Auf Höhe { $height }: { $area } Quadratschritte

# Warum es keinen Weg gibt.

no-way-length = { $number ->
    [1] 1 Schritt
   *[other] { $length } Schritte
}
no-way-narrow = { $sides ->
    [one] { $one } lässt
   *[other] { $one } und { $other } lassen
} bei { $x }; { $y } nur { $found } Platz: { $lacks } zu wenig für eine Figur, die { $needed } breit ist.
no-way-high = { $one } bei { $x }; { $y } ist zum Steigen { $found } hoch: { $lacks } zu hoch, die Figur steigt { $needed }.
no-way-high-bare = bei { $x }; { $y } geht es { $found } hinauf: { $lacks } zu hoch, die Figur steigt { $needed }.
no-way-deep = bei { $x }; { $y } geht es { $found } hinab: { $lacks } zu tief, die Figur kommt { $needed } hinab.
no-way-door = { $one } bei { $x }; { $y } ist geschlossen, und die Figur öffnet das nicht.
no-way-edge = der Tischrand
reach-shut = nie erreicht: { $area } Quadratschritte um { $x }; { $y } auf Höhe { $z }.

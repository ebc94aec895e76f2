# Wege und Reichweite auf der Kommandozeile.

path-help = Den günstigsten Weg einer Figur zu einer Stelle finden, zu Beginn eines Szenarios.
path-x-help = Östlich der Südwestecke, in Schritten.
path-y-help = Nördlich der Südwestecke, in Schritten.
path-height-help = Die Höhe am Ende; ohne Angabe die höchste, die die Figur erreicht.
path-bp-help = Wie viele Bewegungspunkte die Figur hat; was sie nicht decken, wird gekennzeichnet.
path-bad-number = { $name } muss eine Zahl von Schritten von -{ $most } bis { $most } sein, nicht { $found }.
path-found = { $name } kommt für { $bp ->
    [one] 1 Punkt
   *[other] { $bp } Punkte
} nach { $x }; { $y }.
path-here = { $name } ist schon dort.
path-none = { $name } kommt nicht nach { $x }; { $y }: { $reason }
path-option = { $name } nach { $x }; { $y } auf Höhe { $z }: { $bp } Punkte, insgesamt { $spent }
path-on-the-spot = { $name } auf der Stelle: { $bp } Punkte, insgesamt { $spent }
path-opening = öffnet { $thing } bei { $x }; { $y }: { $price }
plan-opening = öffnet hier die Tür: { $price }
path-unpaid = { $line } (Punkte reichen nicht)
reach-help = Zeigen, wohin eine Figur kommt, zu Beginn eines Szenarios.
reach-bp-help = Wie viele Bewegungspunkte die Figur hat.
reach-bad-bp = die Zahl der Punkte muss von 1 bis { $most } gehen, nicht { $found }.
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
no-way-high = { $one } bei { $x }; { $y }: Dort geht es { $found } hinauf, { $lacks } zu hoch; die Figur schafft { $needed }.
no-way-high-bare = bei { $x }; { $y } geht es { $found } hinauf: { $lacks } zu hoch, die Figur schafft { $needed }.
no-way-deep = bei { $x }; { $y } geht es { $found } hinab: { $lacks } zu tief, die Figur schafft { $needed }.
no-way-door = { $one } bei { $x }; { $y } ist geschlossen und für die Figur nicht zu öffnen.
no-way-edge = der Tischrand
reach-shut = mit keiner Punktzahl erreichbar: { $area } Quadratschritte um { $x }; { $y } auf Höhe { $z }.

system-name = Pocket Tactics

## Karten im Editor

cells-grounds = Plättchen
cells-covers = Merkmale
cells-owns = Eigenes Merkmal von
cells-sheet = Plättchen { $q }, { $r }
cells-ground = Plättchen
cells-layout-size = { $count ->
    [one] Ein Plättchen.
   *[other] { $count } Plättchen.
}
cells-layout-farthest = { $player }: höchstens { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} zu jedem anderen Plättchen{ $count ->
    [0] .
    [one] ; ein Plättchen ist abgeschnitten.
   *[other] ; { $count } Plättchen sind abgeschnitten.
}
cells-worth-mean = Ein Plättchen wird im Mittel von { $share } % der anderen gesehen.
cells-worth-nearer = { $player } ist näher an { $number ->
    [one] einem Plättchen
   *[other] { $number } Plättchen
}.
cli-without-layout = in { $system } wird alles Plättchen für Plättchen angegeben: `layout` vermisst das ganze Spielfeld, `sight`, `visible`, `path`, `reach` und `threat` sehen sich einzelne Plättchen an; Schneisen, Gebiete und Körper gibt es nicht zu vermessen
cells-cover = Merkmal
cells-owner = Eigenes Merkmal von
cells-figure = Einheit dort
cells-refuse-void = Dort ist kein Plättchen: Lege zuerst eines.
cells-refuse-uncovered = Nur ein Merkmal kann einem Spieler gehören: Lege zuerst eines auf das Plättchen.
cells-refuse-taken = Dort liegt schon ein Plättchen.
cells-owner-nearest = des nächsten eigenen Merkmals
cells-figures = Einheiten zu Beginn

## Züge, wo andere Spiele Runden haben

round-is = { $number ->
    [0] Vor Zug 1
   *[other] Zug { $number }
}
start-even = Siege der Programme: { $sides }; { $rounds ->
    [one] 1 Zug
   *[other] { $rounds } Züge
}
watch-turn = Zug { $number }: { $player }
watch-round-back = Zug zurück
watch-round-back-note = an seinen Anfang
watch-round-on = Zug vor
watch-round-on-note = einen weiter
help-round-title = Ein Zug
game-report-of = { $players } · { $rounds ->
    [0] vor dem ersten Zug
    [one] ein Zug
   *[other] { $rounds } Züge
}
game-report-rounds = Züge
game-report-before = Vor dem ersten Zug
game-report-round = Zug { $number }
game-report-picture = Der Tisch am Ende von Zug { $number }, mit seinen Wegen
game-report-picture-before = Der Tisch vor dem ersten Zug
game-report-picture-now = Der Tisch jetzt, mit den Wegen von Zug { $number }
cli-simulate-summary =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } in { $seconds } s; im Mittel { $rounds } Züge und { $decisions } Entscheidungen.

## Ansehen und Messen

look-steps = { $length ->
    [one] ein Plättchen
   *[other] { $length } Plättchen
}
cli-sight-distance = Entfernung: { $distance ->
    [one] ein Plättchen
   *[other] { $distance } Plättchen
}
cli-sight-covered-only = { $share ->
    [0] Nichts ist im Weg.
   *[other] Die Sicht ist versperrt.
}
reach-area = { $name } kommt auf { $area ->
    [one] ein Plättchen
   *[other] { $area } Plättchen
} mit { $bp ->
    [one] einem Schritt
   *[other] höchstens { $bp } Schritten
}.
reach-level = Auf Höhe { $height }: { $area ->
    [one] ein Plättchen
   *[other] { $area } Plättchen
}
reach-bad-bp = die Zahl der Schritte muss von 1 bis { $most } gehen, nicht { $found }.

## Armeen

forces-ask-name = Wie heißt die Armee?
    .help = Sie kommt in deinen Benutzerordner, mit Fraktion und Einheiten, und lässt sich auf jedem Spielfeld laden.

## Warum es keinen Weg gibt

no-way-cells = { $count ->
    [one] { $listed } versperrt den Weg.
   *[other] { $listed } versperren den Weg.
}
no-way-far = { $steps ->
    [one] es ist einen Schritt entfernt
   *[other] es ist { $steps } Schritte entfernt
}, aber eine Bewegung hat nur { $most ->
    [one] einen.
   *[other] { $most }.
}
pocket-no-tile-at = die Lücke ohne Plättchen bei { $q }; { $r }
reach-shut = mit keiner Zahl von Schritten erreichbar: das Plättchen bei { $x }; { $y }, Höhe { $z }.

# -- Worauf ein Zug des Programms aus sein kann: warum es getan hat, was es tat.

plan-hex = verhexen
plan-move = ziehen
plan-deploy = eine Einheit aus der Reserve holen
plan-retreat = zurück in die Reserve gehen
plan-place = eine Einheit auf die Karte setzen
plan-bonus-off-1 = einen Bonus an die rote 1 legen
plan-bonus-off-2 = einen Bonus an die rote 2 legen
plan-bonus-off-3 = einen Bonus an die rote 3 legen
plan-bonus-off-4 = einen Bonus an die rote 4 legen
plan-bonus-off-5 = einen Bonus an die rote 5 legen
plan-bonus-off-6 = einen Bonus an die rote 6 legen
plan-bonus-def-1 = einen Bonus an die grüne 1 legen
plan-bonus-def-2 = einen Bonus an die grüne 2 legen
plan-bonus-def-3 = einen Bonus an die grüne 3 legen
plan-bonus-def-4 = einen Bonus an die grüne 4 legen
plan-bonus-def-5 = einen Bonus an die grüne 5 legen
plan-bonus-def-6 = einen Bonus an die grüne 6 legen
plan-reroll-off-1 = die rote 1 neu werfen
plan-reroll-off-2 = die rote 2 neu werfen
plan-reroll-off-3 = die rote 3 neu werfen
plan-reroll-off-4 = die rote 4 neu werfen
plan-reroll-off-5 = die rote 5 neu werfen
plan-reroll-off-6 = die rote 6 neu werfen
plan-reroll-def-1 = die grüne 1 neu werfen
plan-reroll-def-2 = die grüne 2 neu werfen
plan-reroll-def-3 = die grüne 3 neu werfen
plan-reroll-def-4 = die grüne 4 neu werfen
plan-reroll-def-5 = die grüne 5 neu werfen
plan-reroll-def-6 = die grüne 6 neu werfen

### Kapitel 2: Kommandoaktionen und Kommandogruppen.

## Die Kommandoaktionen

command-goes-on = { $name } läuft{ $aim ->
    [shared] {""}, Ziel für alle: { $target }
   *[free] {""}
}; { $number ->
    [0] gerade ist niemand etwas schuldig.
   *[other] noch schuldig: { $figures }.
 }

## Was geschehen ist

event-command-given = { $figure } ruft { $name } ({ $cost }): { $figures }{ $aimed ->
    [no] { "" }
   *[yes] ; Ziel: { $target }
}{ $groups ->
    [0] { "" }
   *[other] ; so lange aufgelöst: { $dissolved_groups }
}
event-command-ended = { $name } ist zu Ende.

## Fragen

take-over-note = Misslingt sie, werden alle panisch.

## Ablehnungen

refusal-command-runs = Es läuft schon eine Kommandoaktion.

### Geländeaufbauten: was an ihnen nicht stimmt, und was man mit ihnen macht.

## Prüfungen

layout-outside = { $subject } ragt bei ({ $x }, { $y }) über die Tischkante.
layout-zone-outside = Das Gebiet { $subject } liegt neben dem Tisch.
layout-sealed-yard = An die Stelle bei ({ $x }, { $y }) kommt niemand: Sie ist { $count ->
    [0] ringsum
   *[other] von { $pieces }
} eingeschlossen.
layout-no-room = In der Eintrittszone { $subject } findet kein Durchschnittsmensch Platz.
layout-cut-off = Von der Eintrittszone { $subject } führt kein Weg nach { $other }.
layout-only-climbing = Von der Eintrittszone { $subject } nach { $other } muss man klettern; ein ebener Weg führt nicht hin.

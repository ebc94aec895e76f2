### Zufällige Spielfelder im Editor.

menu-edit-chance = Zufälliges Spielfeld …
command-edit-chance = Zufälliges Spielfeld
chance-title = Zufälliges Spielfeld
chance-kind = Art
chance-kind-woods = Wald
chance-kind-ruins = Ruinen
chance-kind-village = Dorf
chance-kind-harbour = Hafen
chance-kind-trenches = Gräben
chance-symmetry = Symmetrie
chance-symmetry-none = Keine
chance-symmetry-mirrored = Gespiegelt
chance-symmetry-half-turn = Halbe Drehung
chance-density = Dichte
chance-heights = Höhen
chance-width = Breite des Spielfelds
chance-depth = Tiefe des Spielfelds
chance-steps = { NUMBER($value) } { $value ->
    [one] Schritt
   *[other] Schritte
}
chance-seed = Startwert
chance-another = Anderer
chance-ask-seed = Welcher Startwert?
chance-seed-yes = OK
chance-take = Übernehmen
chance-working = Wird erzeugt …
chance-pieces = { $pieces ->
    [one] ein Geländestück
   *[other] { $pieces } Geländestücke
}

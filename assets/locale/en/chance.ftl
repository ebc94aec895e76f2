### Layouts made by chance, in the editor.

menu-edit-chance = Random layout …
command-edit-chance = Random layout
chance-title = Random layout
chance-kind = Kind
chance-kind-woods = Woods
chance-kind-ruins = Ruins
chance-kind-village = Village
chance-kind-harbour = Harbour
chance-kind-trenches = Trenches
chance-symmetry = Symmetry
chance-symmetry-none = None
chance-symmetry-mirrored = Mirrored
chance-symmetry-half-turn = Half turn
chance-density = Density
chance-heights = Heights
chance-width = Width of the table
chance-depth = Depth of the table
chance-steps = { NUMBER($value) } { $value ->
    [one] step
   *[other] steps
}
chance-seed = Seed
chance-another = Another
chance-ask-seed = Which seed?
chance-seed-yes = OK
chance-take = Use this one
chance-working = Generating …
chance-pieces = { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}

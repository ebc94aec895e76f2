### Die Befehlszeile.

## Was falsch getippt wurde

cli-column-protection = Schutz
cli-damage-half = { $code } + halbe S
cli-damage-full = { $code } + volle S

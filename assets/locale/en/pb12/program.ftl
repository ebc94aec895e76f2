### What only Pb-12 has to say in sub-commands and while a game is watched.

cli-column-protection = protection
cli-damage-half = { $code } + half S
cli-damage-full = { $code } + full S
cli-column-ranged = range: near to extreme
cli-column-resources = charges × shots
cli-column-damage-points = free/light/heavy
path-markers = Moved markers: { $count }
refusal-no-area-driven = { $figure } is a vehicle, driven option by option, so there is no area for it.
refusal-no-weapon-in-use = { $figure } has no weapon { $weapon } in use; it has { $known }.
cli-odds-damage-points = Damage points:
watch-hands = Hands
watch-hands-note = what all hold now
watch-hands-secret = Secret until it is over.

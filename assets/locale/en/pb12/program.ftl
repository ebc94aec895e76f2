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

# -- What a turn or an action of the program may be after: why it did what it did.

plan-act = let somebody act
plan-enter = bring somebody onto the table
plan-stay = stay there
plan-reload = reload
plan-re-equip = take other weapons in hand
plan-delay = delay, and wait for somebody to come
plan-lead = give a command
plan-fight-and-go = attack, then go
plan-go-and-fight = go, then attack
plan-go = go to a better place
plan-strike = let the leader strike with the whole group
plan-wait = wait until others have acted
plan-alone = let one act alone

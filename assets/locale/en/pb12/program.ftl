### What only Pb-12 has to say in sub-commands and while a game is watched.

cli-column-protection = protection
cli-damage-half = { $code } + half S
cli-damage-full = { $code } + full S
cli-column-ranged = range: near to extreme
cli-column-resources = charges × shots
cli-column-damage-points = free/light/heavy
path-markers = Moved markers: { $count }
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
plan-strike = let the leader strike with the whole group
plan-wait = wait until others have acted
plan-alone = let one act alone
stake-victory = On average it has brought { $best } instead of { $given } victory points by then.
stake-zones = On average { $best } instead of { $given } zones would bring points then.
plan-together = wait for a moment at which all can strike together
plan-singly = act one by one, and at once
plan-be-first = be the first to strike
plan-keep-points = keep the command points, and let others go first
plan-ward-off = defend
plan-react = act with the time it had delayed
plan-play-card = play a card
plan-let-be = do not interrupt
reach-driven = A vehicle can be driven to all of this, option by option. It may get to more: close to obstacles, over ramps, and by other turns.

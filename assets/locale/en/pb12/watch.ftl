### Watching a saved game.
watch-hands = Hands
watch-hands-note = what all hold now
watch-hands-secret = Secret until it is over.

### Cards: decks, hands, playing and discarding.

## Events

dice-shuffle = shuffling

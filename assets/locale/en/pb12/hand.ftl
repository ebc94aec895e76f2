### Cards in the window: the hand, drawing, and questions about cards.
curtain-why-hand = The hand is secret. The others look away now.
curtain-why-drawn = The new cards are secret. The others look away now.
curtain-later = Later
hand-new = new
hand-asked-too-often = Asked too often? Say when: for cards in the hand, for figures on their data sheet.

hand-tile = Hand
    .help = Your cards, unseen by the others; from there you play what fits now.
hand-tile-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
hand-tile-empty = There is no card in this hand.
hand-title = Hand of { $player } ({ $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
})
hand-counts = deck: { $deck } · discarded: { $discarded } · { $points } CP
hand-of-other = Hand of { $player } …
hand-empty = There is no card in this hand.
hand-no-cards = Nobody has cards in this game.
hand-whose = Whose hand?
hand-whose-option = { $number } · { $player }
hand-look = Look at the hand
hand-play = Play
hand-play-at = Play on { $at }
hand-too-dear = Not enough command points: the card would be lost without effect, though you would pay nothing.
hand-discard = Discard
    .help = Lay the chosen card aside for good without playing it. This is free and possible at any time.
hand-discard-title = Discard the card?
hand-discard-text = You lay “{ $card }” aside for good without playing it. You cannot take that back on your own.
hand-close = Close
hand-ask = Ask for cards:
hand-ask-never = Never
    .help = Never ask for cards after a roll, in the status phase or for an interruption.
hand-ask-held = When one fits
    .help = The fewest questions: only when a card in this hand can be played and paid for just then. From a question the others may guess that you hold one.
hand-ask-useful = When one could fit
    .help = For interruptions, all cards you brought count, in the hand or not: more questions, but none gives the hand away.
hand-ask-always = At every moment
    .help = Ask whenever a card might be played and the hand is not empty. Then a question gives nothing away.

card-per-mille = { $number } ‰
card-price-tip = { $price }: what it costs to play.
card-value-tip = { $value }: how much it lowers the value limit of a player who has it in the deck. R5.0.2
card-copies = × { $number }
card-spent = Spent
card-lost = No effect
refusal-nobody-for-card = There is nobody to play { $card } on now.

draw-title = { $player } draws cards
draw-explanation = Each card costs 1 of { $points } command points. Deck: { $deck }, hand: { $hand }.
draw-value = { $number ->
    [0] none
   *[other] { $number }, leaves { $left } CP
}
draw-commit = { $number ->
    [0] Draw nothing
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}

card-question-title = { $player }: play a card?
card-question-die = { $has ->
    [subject] { $what } of { $subject }
   *[none] { $what } of { $player }
}: the die shows { $face }{ $passed ->
    [yes] , a success (target number { $needed }).
    [no] , a failure (target number { $needed }).
   *[none] .
}
card-question-played = { $player } has played “{ $card }”.
declared-card = Card “{ $card }”
stack-card = { $has ->
    [target] Card “{ $card }” → { $target }
   *[none] Card “{ $card }”
}
card-question-status-start = The status phase begins.
card-question-status-end = The status phase ends: all effects are over.

## Answers and declarations

turn-play-card = Play a card
    .help = A card that is played instead of a turn.
action-play-card = Play a card
    .help = A card that is played instead of an action; the figure pays its action points.
interruption-play-card = Play a card
    .help = A card that interrupts.
hand-more-ways = More ways to play the card (Page Up, Page Down)
draw-note = Only their owner sees which cards come. You cannot simply take a draw back.
card-question-note = Only its player sees the hand.

### Cards in the window: the hand, drawing, and questions about cards.

command-show-hand = Look at the hand
hand-more-ways = More ways to play the card (Page Up, Page Down)
draw-stepper = Cards
draw-note = Which cards come only their owner sees. A draw cannot be taken back freely.
card-question-note = Nothing of the hand is shown before the curtain has been opened.

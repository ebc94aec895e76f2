"""Cards in the window: a hand that only its player sees, and all hands once a game is over.

- `hand`, with `hand_ways`, the ways to play a card; `open_hands`; `card_face`: how a card looks
"""

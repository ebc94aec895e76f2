"""Cards in the window: a hand that only its player sees, and all hands once a game is over.

- `hand`, `open_hands`; `hand_panel`: what both share; `card_face`: how a card looks
"""

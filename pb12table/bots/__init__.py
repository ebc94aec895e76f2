"""Players that answer requests by themselves; they see no more than a person in their place.

The map of the house; each module says in its first line what it holds:

- Who plays: `bot`, `registry`, `random_bot`, `curious_bot`, `curious_goals`, `aggressive_bot`, `careful_bot`; whole
  games between them: `play`
- What attacks are worth, and what to do next: `prospects`, `plans`
- Going and standing: `ways`, `marching`; for the careful bot `posts`, `danger`, `holding`
- Vehicles: where the crew wants to be (`journeys`), which ways could be driven (`driving`), what a vehicle could do and
  what that is worth (`rides`), who steers and who stays aboard (`reins`)
- Commands, interruptions, cards: `commanding`, `reacting`, `playing_cards`, `card_worth`
"""

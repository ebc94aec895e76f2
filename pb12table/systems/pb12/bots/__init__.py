"""Bots that play Pb-12 to win.

The map of the house; each module says in its first line what it holds:

- The players: `by_name`, `aggressive_bot`, `careful_bot`; what the curious bot is curious about: `curious_goals`
- What attacks are worth, and what to do next: `prospects`, by numbers alone `blows`, `plans`
- The same for places where nobody stands yet, at a first glance: `exchanges`
- Going and standing: `marching`; for the careful bot `posts`, `danger`, `holding`, `upper_hand`
- Doors in the way: `opening`
- Panic, and leaders who step in: `nerve`
- Vehicles: which ways could be driven (`driving`), where the crew wants to be, what a vehicle could do and what that is
  worth (`rides`), who steers and who stays aboard (`reins`)
- Commands, interruptions, cards: `commanding`, `reacting`, `playing_cards`
"""

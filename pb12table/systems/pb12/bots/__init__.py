"""Bots that play Pb-12 to win.

The map of the house; each module says in its first line what it holds:

- The players: `aggressive_bot`, `careful_bot`, `leading_bot`; all of them by name, and what the curious bot is curious
  about: `by_name`
- The player that plans rounds, and what a game is worth to it: `lines`; how all play in thought: `thinking`
- What attacks are worth, from where figures are and from elsewhere, and what danger is: `prospects`
- Where a figure does best, how much of danger a temper counts, panic, and leaders who step in: `posts`
- Going, getting ready, and doors in the way: `marching`
- Which ways could be driven, who steers, and who stays aboard: `driving`
- Interruptions and cards: `playing_cards`
"""

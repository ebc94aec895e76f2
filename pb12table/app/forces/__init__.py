"""The screen on which forces are put together: who plays, figures with their gear, decks, and how a game is won.

The map of the house; each module says in its first line what it holds.

- The screen: `screen`, `commands`, `files`; lists to pick from: `catalogue`
- What is painted: `list_panel`, `fields`, `figure_page`, `figure_gear`, `force_page`, `rules_page`, `balance`
- What can be set: `figure_rows`, `force_rows`
"""

"""Cards, hands and decks, and what cards bring about.  Chapter 5."""

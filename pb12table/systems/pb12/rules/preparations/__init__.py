"""What is fixed before a game: profiles, building blocks, values and limits, setup.  Chapters 1.1, 1.2 and 1.8."""

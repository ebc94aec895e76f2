"""Looking ahead in any game: the search, what it must know of a game, and forks of games whatever their rules."""

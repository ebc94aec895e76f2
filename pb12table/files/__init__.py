"""Content, scenarios and saves: from files to a game's setup, and from a game to a file."""

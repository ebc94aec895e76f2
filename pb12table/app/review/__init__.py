"""What decided a game that is over, the coach beside one that is played, and what one's own games say together."""

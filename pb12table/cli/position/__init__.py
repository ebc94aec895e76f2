"""Questions about a position: sight, visible ground, ways, reach, odds, and a picture of it."""

"""Before the first turn: armies, the bag, features, the map and the first units."""

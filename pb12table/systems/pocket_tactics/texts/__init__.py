"""How Pocket Tactics is told of."""

"""How Pocket Tactics reads its scenarios, and what they may name."""

"""How maps and armies of Pocket Tactics are put together."""

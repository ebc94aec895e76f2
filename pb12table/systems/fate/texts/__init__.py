"""How FATE is told."""

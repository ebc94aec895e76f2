"""Terrain as it is drawn: painters for each kind, textures, shadows, and the layer that keeps what was painted."""

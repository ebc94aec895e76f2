"""Kampf W6, quick modern fights with six-sided dice between figures that act one by one; `rules` is its rulebook."""

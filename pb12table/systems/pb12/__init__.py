"""Pb-12, a skirmish with twelve-sided dice on a continuous table with heights; `rules` is its rulebook."""

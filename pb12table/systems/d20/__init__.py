"""d20: fights of heroes and monsters."""

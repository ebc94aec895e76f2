"""What is drawn of a state and seen in it: tokens, sight lines, overlays, as the scene face of its system tells it."""

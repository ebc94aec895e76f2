"""What is drawn of a state and seen in it, as pictures: tokens, sight lines, overlays; a system's scene face tells it."""

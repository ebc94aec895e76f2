"""Movement: ways and what they cost, carrying them out with what happens on the way, jumps and falls."""

"""What forces of Kampf W6 are worth."""

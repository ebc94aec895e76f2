"""Players of Kampf W6 that answer by themselves."""

"""Players that answer requests by themselves; they see no more than a person in their place."""

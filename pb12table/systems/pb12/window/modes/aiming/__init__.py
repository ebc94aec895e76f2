"""What an action is aimed at, and how an attack is made."""

"""What is done in a turn, one act a module."""

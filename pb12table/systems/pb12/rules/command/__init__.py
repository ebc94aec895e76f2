"""Command actions, command groups and their leaders.  Chapter 2."""

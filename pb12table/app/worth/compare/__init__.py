"""Two layouts beside each other in the window: maps, how they differ, every number of both, and games on both."""

"""What the window knows of Pb-12: how its statuses and vehicles look."""

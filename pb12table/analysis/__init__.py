"""What a layout is worth: measures of sight, cover and ways, and games of bots on it."""

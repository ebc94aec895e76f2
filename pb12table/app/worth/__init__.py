"""What a layout is worth: the maps, lanes, ways and numbers of an analysis in the window."""

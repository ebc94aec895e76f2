"""What panels and buttons are made of: fonts, colours, strokes, keys, settings, and work beside the frames."""

"""What panels and buttons are made of: fonts, colours, strokes, pictures, keys, settings, work beside the frames."""

"""Dice as they are painted: `faces` paints a cube that lies still, `contest_art` two throws held against each other."""

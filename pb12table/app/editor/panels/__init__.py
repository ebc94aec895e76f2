"""What stands around the table in the editor: the palette with its pictures, numbers and words, and what is wrong."""

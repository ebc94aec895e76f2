"""What mouse and keys do while the program itself shows something: a saved game."""

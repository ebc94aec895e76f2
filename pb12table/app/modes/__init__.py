"""What mouse and keys do while a question is open."""

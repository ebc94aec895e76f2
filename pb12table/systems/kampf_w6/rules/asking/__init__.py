"""What players are asked and answer, what is legal, and what is worth a look."""

"""What is done in a turn: each act is an object, beside what it is made of."""

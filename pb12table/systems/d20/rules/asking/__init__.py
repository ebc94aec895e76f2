"""What players are asked and answer, what can be done and why not, and answers worth a look."""

"""What is done for the people at a running game of Pb-12, and what is remembered of their plans."""

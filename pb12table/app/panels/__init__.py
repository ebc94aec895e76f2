"""The parts at the edges of the table."""

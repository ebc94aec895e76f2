"""Looking at the table: pointing at figures, dragging ghosts, and seeing what they see; nothing of it is committed."""

"""What the mouse does on the table, and in which shapes and sizes terrain is put there."""

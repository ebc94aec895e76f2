"""Planning a Move, driving, and going on once a movement was interrupted."""

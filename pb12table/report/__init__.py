"""Reports for people, as self-contained pages: what an analysis has found, and games that were played."""

"""Maps of other programs: read, made into layouts, and written."""

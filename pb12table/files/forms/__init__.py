"""The forms of files, and what the rules make of them: numbers, names, terrain, zones, pictures."""

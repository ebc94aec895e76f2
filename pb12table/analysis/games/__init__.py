"""Layouts tried by play: forces that change sides, games, and how sure their counts are."""

"""Layouts: made by chance, measured, read from maps and written for others."""

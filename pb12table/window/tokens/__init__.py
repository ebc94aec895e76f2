"""Figures on the table: bases, what stands on them, marks, badges and names."""

"""Statuses, their markers, and the status phase.  Chapters 1.3, 1.9 and 1.10."""

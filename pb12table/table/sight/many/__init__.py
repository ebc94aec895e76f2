"""Sight among many places at once: where bodies can stand, who sees whom among these, and how well they are covered."""

"""Interruptions, and the further actions Threaten, Ram and Carry.  Chapter 4."""

"""Campaigns in the window: one is written on a page (`writing`)."""

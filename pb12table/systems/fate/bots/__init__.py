"""Bots of FATE."""

"""A game is questions and answers: requests, sessions, journals and dice, for any rule system.

The kernel knows neither a table nor a rulebook; it uses the standard library only.
"""

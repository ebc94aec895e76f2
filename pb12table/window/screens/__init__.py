"""Screens that any part of the program opens over another, and what they know of the window around them.

- `base`: what a screen is, and the window as screens know it
- `dialogs`: a sentence, a question, the agreement of all; `asking`: a line of text, one of a list; `curtain`
"""

"""The command line: one module for each sub-command, and `main`, which finds and runs them.

- The window: `play`
- What there is: `content`
- Questions about a position: `position`
- Layouts: `layouts`
- Whole games: `games`

What they share is in `console`.
"""

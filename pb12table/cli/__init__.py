"""The command line: one module for each sub-command or a few alike, and `main`, which finds and runs them.

- The window: `play`
- What there is: `listings`, `forces`, `rules`; of others: `others`
- Questions about a position: `seeing`, `going`, `odds`, `threat`
- Layouts: `table`, `generate`, `layout`, `exposure`
- Whole games: `simulate`, `match`, `measure`, `saves`

What they share is in the room console.
"""

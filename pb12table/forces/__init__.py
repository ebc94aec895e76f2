"""Forces of players, whatever their rules: taken out of a scenario, put into another, told and printed.

The map of the house; each module says in its first line what it holds.

- Changing a scenario's document: `gathering`, `seats`, `places`; what of it every system shows and sets: `rows`
- Telling people: `told`, `sheets`
"""

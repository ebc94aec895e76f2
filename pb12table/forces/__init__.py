"""Forces of players: taken out of a scenario, put into another, changed figure by figure, told and printed.

The map of the house; each module says in its first line what it holds.

- Changing a scenario's document: `members`, `gathering`, `seats`, `places`
- Telling people: `told`, `sheets`, `sheet_parts`
"""

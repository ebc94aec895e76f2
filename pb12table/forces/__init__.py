"""Forces of players, whatever their rules: taken out of a scenario, put into another, told and printed.

The map of the house; each module says in its first line what it holds.

- Changing a scenario's document: `gathering`, `seats`, `places`, and single figures of profiles in it: `members`
- What of it every system shows and sets: `rows`, `agreed`, `sought` (the figure of a page); what is picked: `picking`
- A game by chance, with two forces of equal value: `drawn`
- Telling people: `told` with the `chances` of forces, `sheets`
"""

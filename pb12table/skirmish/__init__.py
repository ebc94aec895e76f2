"""What every rule system on this table shares with the program; it knows no rulebook.

The map of the house; each module says in its first line what it holds.

- `system`: the seam, with its faces: `content`, `words`, `scene`, `measures`, `forces`, `refereeing`; `bot`: who plays
- `ids` and `naming`: what tells things apart, for the program and for people; `table_setup`: what most agree on
- `zones`, `backdrop`: what lies on a table beside its terrain; `layout_faults`: what makes one unfit
- `modifiers`: the numbers every sum on the screen is made of; `encoding`: answers as plain data and back
- `form`: a question as it is asked of people, with `fields` and `table_fields`; `sketch`: what it shows on the table
- `keys`: of a system's own commands; `rows`: in which something is set; `force_pages`: what is shown and set of forces
"""

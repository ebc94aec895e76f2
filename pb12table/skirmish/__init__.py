"""What every rule system on this table shares with the program; it knows no rulebook.

- `faces`: what a system gives the program; `forms`: questions, rows and pages as plain data; `scene`: what is drawn
- `acts`: what a figure can do, as objects that a system lists once
- `bot`: who plays; `seating`: who sat at the table, from when on; `ids` and `naming`: what tells things apart, for the
  program and for people
- `zones`: what lies on a table beside its terrain, and pictures
- `layout_faults`: what makes a layout unfit; `hindrances`: why there is no way; `by_length`: ways
  that cost what they are long
- `modifiers`: the numbers every sum on the screen is made of
- `encoding`, `plain_states`: answers and states as plain data and back, and what all do alike with them
- `keys`: of a system's own commands
"""

"""What every rule system on this table shares with the program; it knows no rulebook.

The seam: `system` says what the program must know of a rule system.  Its faces:

- `content`, with `layout_faults`: how scenarios are read
- `words`: how its things and events are told
- `scene`: what of a state is drawn, looked at and watched
- `measures`: what measuring asks of it
- `bot`: who plays it

What they are told in:

- `ids` and `naming`: what tells things apart, for the program and for people
- `zones`, `backdrop`: what lies on a table beside its terrain
- `modifiers`: the numbers every sum on the screen is made of; `encoding`: answers as plain data and back
- `form`, with `fields` and `table_fields`: a question as it is asked of people; `sketch`: what it shows on the table;
  `rows`: in which something is set
- `forces`: what players bring and what it is worth; `force_pages`: what is shown and set of that
"""

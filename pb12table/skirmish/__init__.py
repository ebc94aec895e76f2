"""What every rule system on this table shares with the program; it knows no rulebook.

- `ids` and `naming`: what tells things apart, for the program and for people
- `zones`, `backdrop`: what lies on a table beside its terrain
- `modifiers`: the numbers every sum on the screen is made of; `encoding`: answers as plain data and back
- `form`: a question as it is asked of people; `sketch`: what it shows on the table; `rows`: in which something is set
- `forces`: what players bring and what it is worth; `force_pages`: what is shown and set of that
"""

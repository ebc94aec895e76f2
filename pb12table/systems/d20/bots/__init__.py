"""Bots of the d20 fight: a plain one, one that looks ahead, and a curious one (`by_name`).

- `lattice`: ways over the whole table, by the rules' own costs; `goals`: what a side is out for
- `plain_bot`, `turns`, `looking_ahead`: what to do at once, whole turns, and turns weighed against the answer to them
- `curious`: what a curious bot cares about
"""

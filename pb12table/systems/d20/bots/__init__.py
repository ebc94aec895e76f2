"""Bots of the d20 fight: a plain one, one that looks ahead, and a curious one (`by_name`).

- `lattice`: ways over the whole table, by the rules' own costs; `goals`: what a side is out for
- `exchanges`: what each creature could do to each other one next, remembered; `judging`: the chance to win by it
- `plain_bot`: what to do at once; `turns`, `outcomes`, `looking_ahead`: whole turns, what chance makes of them, the bot
- `curious`: what a curious bot cares about
"""

"""The rulebook of Kampf W6 as coroutines; knows the kernel, the table and what all systems share.

Lengths are in metres, and a step of the table is a metre.

- `data`, `state`: what is agreed before a fight, and what changes in it; `answers`, `events`: what is chosen and told
- `figures`, `sight`, `ways`: questions about figures, about who sees, hears and hides, and about how far feet lead
- `attack_plan`, `attack`: an attack before and after the dice; `acts`, `reactions`, `sequence`, `victory`: the fight
- `legality`, `suggestions`, `requests`: what can be done and why not, answers worth a look, and the questions
- `odds`, `value`: what to expect of an attack and of a figure; `rules`: the system for sessions
"""

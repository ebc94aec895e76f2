"""The rulebook of Kampf W6 as coroutines; knows the kernel, the table and what all systems share.

Lengths are in metres, and a step of the table is a metre.

- `data`, `state`: what is agreed before a fight, and what changes in it; `answers`, `events`: what is chosen and told
- `figures`, `ways`: questions about figures, who sees, hears and hides, and how far feet lead
- `attack_plan`, `attack`: an attack before and after the dice, with what to expect of it; `dice`: those players hold
- `on_the_spot`, `acts`: what can be done, each act as an object, the list of all, and the questions
- `sequence`: the course of a fight; `rules`: the system for sessions
"""

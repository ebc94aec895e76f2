"""A FATE conflict as coroutines; knows the kernel, the table and what all systems share.

Lengths are in metres, and a step of the table is a metre; only sight and cover ask for them.

- `data`, `state`: what is agreed before a conflict, and what changes in it; `events`: what is told
- `rules`: the system for sessions; `setting_up`, `sequence`, `victory`: how a conflict begins, goes on and ends
- `actors`: questions about characters and groups; `rolls`, `bidding`: dice, and what is added after them
- `acts`: what is done in a turn; `harm`: hits, consequences, concessions; `recovery`: what is left of them later
- `asking`: what players choose and are asked, what can be done and why not, and answers worth a look
- `zones`, `sight`: the scene as a graph, and what is seen in it; `layout_checks`: what makes it unfit
- `odds`, `value`: what to expect of an attack, and what characters are worth; `pairs`: which skill meets which
- `amending`: what a referee sets by hand
"""

"""A FATE conflict as coroutines; knows the kernel, the table and what all systems share.

Lengths are in metres, and a step of the table is a metre; only sight and cover ask for them.

- `data`, `state`: what is agreed before a conflict, and what changes in it; `events`: what is told
- `rules`: the system for sessions; `course`: how a conflict begins, goes on and ends, and what heals after it
- `actors`: questions about characters and groups; `rolling`: dice, what is added after them, and the odds
- `acts`: what is done in a turn; `harm`: hits, consequences, concessions
- `asking`: what players choose and are asked, what can be done and why not, and answers worth a look
- `zones`, `sight`: the scene as a graph, and what is seen in it; `layout_checks`: what makes it unfit
- `value`: what characters are worth; `amending`: what a referee sets by hand
"""

"""The d20 fight as coroutines; knows the kernel, the table and what all systems share.

Lengths are in metres, and a step of the table is a metre.

- `data`, `state`: what is agreed before a fight, and what changes in it; `events`: what is told
- `asking`: what players choose and are asked, what can be done and why not, and answers worth a look
"""

"""The rulebook of Pb-12 as coroutines; knows the kernel, the table and what all systems share.

One folder for each part of the rulebook; each module says in its first line what it holds, and with which rules. Names
end alike for what is alike: `_data` is fixed before a game, `_state` changes in it, `_events` have happened,
`_requests` ask, `_legality` says what can be done and why not, `_suggestions` are answers worth a look.

- `game`: the game as a whole: its state, what is asked, answered and told, and `rules`, the system for sessions
- `checks`: dice, target numbers and checks, chapters 1.1 and 1.6
- `preparations`: what is fixed before a game, chapters 1.1, 1.2 and 1.8
- `round`: rounds and turns, chapter 1.3
- `figures`: questions about figures, sight, stand and falls, chapter 1.4
- `damage`: chapter 1.5
- `actions`: actions, attacks and gear, chapters 1.6 to 1.8; `movement`: the Move and Adjust actions of chapter 1.7
- `statuses`: chapters 1.9 and 1.10, and the status phase
- `command`: command actions and command groups, chapter 2
- `vehicles`: chapter 3
- `extensions`: interruptions and further actions, chapter 4
- `cards`: chapter 5
- `scenarios`: chapter 6
"""

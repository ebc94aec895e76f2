"""The d20 fight in the window: its questions as forms, its dice, its keys.

- `face`: what the program asks for; `keys`, `menu`, `throws`: keys, what players say unasked, dice as they fall
- `steps`: what is done in a turn; `moving`, `attacking`: ways and attacks in it; `offers`: what else there is to do
- `asking`: reactions, orders, judgements and what is asked before the fight
"""

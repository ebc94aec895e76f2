"""A running game of Pb-12 in the window: what is done for its people and what they are told.

- `assistant`: what is done without asking, with `free_facing`, `kept_plans` and `empty_turns`; `orders`: when to ask
- `news`, `losses`, `headlines`, `asked_words`: what is told; `throws`: dice as they are watched; `menu`
"""

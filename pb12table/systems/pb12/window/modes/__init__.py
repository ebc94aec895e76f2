"""What mouse and keys do while a question of Pb-12 is open that is more than a form.

`desk` is the game screen as these modes know it; `known` finds the mode of a question, `deeds` begins every action.

- `acting`: choosing a turn and an action, and forms over their bars
- `aiming`: targets and attacks
- `moving`: planning a Move, driving, what happens when a movement is interrupted
"""

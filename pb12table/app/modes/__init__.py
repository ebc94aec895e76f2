"""What mouse and keys do while a question is open.

The map of the house; each module says in its first line what it holds.

- What all have in common: `base`; `choosing` finds the mode of a question; `choices`, `answering`, `answer_list`,
  `payment`, `angle`, `planned_action`, `giving_up`, `tile_reason`, `stack_words`, `check_words`, `right_click`,
  `height_choice`, `meant_place`
- Turns: `turns`, `relocating`, `appointing`, `dissolving`, `commanding`, `thinking`, `ended`
- Actions: `actions`, `action_reasons`, `turning_first`, `action_card`, `action_offers`, `further_actions`,
  `scenario_actions`, `equipping`, `hand_tile`
- Aiming and attacking: `targeting`, `target_place`, `aiming`, `attacking`, `attack_card`, `blast_view`, `sector`
- Moving: `moving`, `moving_card`, `moving_picture`, `move_points`, `reach_at_rest`, `driving`, `direction`
- When the game is interrupted: `interrupting`, `responding`, `taking_over`, `card_questions`
- Watching a saved game: `watching`
- Looking: `looking`, `look_mode`, `looking_picture`, `look_reach`
"""

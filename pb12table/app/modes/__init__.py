"""What mouse and keys do while a question is open.

The map of the house; each module says in its first line what it holds.

- What all have in common: `base`; `choosing` finds the mode of a question; `planned_action`, `giving_up`,
  `tile_reason`, `right_click`, `height_choice`, `meant_place`
- Any question that is no more than a form: `form_mode`, `form_keys`, `form_card`, `form_picture`; over the bar of
  actions `action_form`
- Turns: `turns`, `relocating`, `appointing`, `dissolving`, `commanding`, `thinking`, `ended`
- Actions: `actions`, `action_reasons`, `turning_first`, `action_card`, `action_offers`, `further_actions`,
  `scenario_actions`, `hand_tile`
- Aiming and attacking: `targeting`, `target_place`, `aiming`, `attacking`, `attack_card`
- Moving: `moving`, `moving_card`, `moving_picture`, `move_points`, `reach_at_rest`, `driving`
- When a movement is interrupted: `responding`
- Watching a saved game: `watching`
- Looking: `looking`, `look_mode`, `looking_picture`, `look_reach`
"""

"""What mouse and keys do while a question is open.

The map of the house; each module says in its first line what it holds.

- What all have in common: `desk`; `choosing` finds the mode of a question; `planned_action`, `ending`,
  `tile_reason`, `right_click`, `height_choice`, `meant_place`
- Forms over the bar of actions: `action_form`
- Turns: `turns`, `relocating`, `appointing`, `dissolving`, `commanding`
- Actions: `actions`, `action_reasons`, `turning_first`, `action_card`, `action_offers`, `further_actions`,
  `scenario_actions`, `hand_tile`
- Aiming and attacking: `targeting`, `target_place`, `aiming`, `attacking`, `attack_card`
- Moving: `moving`, `moving_card`, `moving_picture`, `move_points`, `reach_at_rest`, `driving`
- When a movement is interrupted: `responding`
- Watching a saved game: `watching`
- Looking: `looking`, `look_mode`, `looking_picture`, `look_reach`
"""

"""The rulebook of Pb-12 as coroutines; knows the kernel and the table only.

The map of the house; each module says in its first line what it holds, and with which rules. Names end alike for what
is alike: `_data` is fixed before a game, `_state` changes in it, `_events` have happened, `_requests` ask, `_legality`
says what can be done and why not, `_suggestions` are answers worth a look.

- The game as a whole: `rules`, `setup`, `state`, `table_state`, `vehicle_state`, `view`, `encoding`
- What is fixed before: `profiles`, `blocks`, `tables`, `card_data`, `effect_data`, `scenario_data`, `vehicle_data`,
  `value`, `limits`, `naming`, `layout_checks`
- What is asked, answered and told: `requests`, `answers`, `legality`, `suggestions`, `arbitrary_actions`, `happening`,
  `events`, `all_events`
- Questions about figures: `figures`, `players`, `seeing`, `standing`, `facing`, `overview`, `modifiers`
- Rounds and turns, chapter 1.3: `sequence`, `initiative`, `turns`, `turn_legality`, `activation`, `entering`,
  `entry_suggestions`, `status_phase`, `due_effects`
- Checks and damage, chapters 1.4 and 1.5: `rolls`, `checks`, `check_modifiers`, `check_counts`, `deputies`,
  `taking_over`, `damage`, `damage_rolls`, `terrain_damage`, `falling`, `random_movement`
- Actions, chapters 1.6 and 1.7: `actions`, `action_checks`, `targets`, `chosen_target`, `attack`, `attack_plan`,
  `attack_aims`, `odds`, `blast`
- Moving, chapter 1.7: `movement`, `move_options`, `planner`, `path_plan`, `carried_out`
- Gear, chapter 1.8: `equipment`, `equipment_legality`
- Statuses, chapters 1.9 and 1.10: `statuses`, `markers`, `removal`
- Commands, chapter 2: `command`, `command_groups`, `command_legality`, `command_requests`, `command_events`,
  `command_suggestions`
- Vehicles, chapter 3: `aboard`, `riding`, `steering`, `steering_legality`, `vehicle_options`, `vehicle_shapes`,
  `accidents`, `passengers`, `vehicle_fates`, `vehicle_events`, `vehicle_suggestions`
- Interruptions and further actions, chapter 4: `interrupts`, `moments`, `standing_orders`, `interrupt_answers`,
  `interrupt_legality`, `interrupt_requests`, `interrupt_events`, `selectable`, `further_actions`, `further_legality`,
  `further_suggestions`, `carrying`, `carry_legality`, `carry_requests`
- Cards, chapter 5: `cards`, `card_legality`, `card_effects`, `card_interrupts`, `after_roll`, `status_cards`,
  `card_requests`, `card_events`, `card_suggestions`
- Scenarios, chapter 6, and the end of the game: `scenario_rules`, `scenario_actions`, `scenario_plan`,
  `scenario_events`, `scenario_suggestions`, `effects`, `victory`
"""

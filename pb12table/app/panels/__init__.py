"""The parts at the edges of the table.

The map of the house; each module says in its first line what it holds.

- Where they lie, and what is kept of them: `layout`, `kept`
- At the top: `turn_bar`; in the editor and while looking `top_line`
- On the left: `figure_list`, and below it `hint_box`
- On the right: `data_sheet`, and below it the log: `log_panel`
- At the bottom: `action_bar`
- Over the table: the card, painted by `decision_card` where `card_place` says;
  `dice_tray`, `asked_banner`, `notices`
"""

"""The parts at the edges of the table.

The map of the house; each module says in its first line what it holds.

- Where they lie, and what is kept of them: `layout`, `kept`
- At the top: `turn_bar`; in the editor and while looking `top_line`
- On the left: `figure_list`, and below it `hint_box`
- On the right: `data_sheet`, and below it the log: `log_panel`
- At the bottom: `dock`, which holds the tiles of `action_bar` and the parts of a card, described by `decision_card`
- Over the table: `dice_tray`, where `card_place` says; `asked_banner`, `notices`, `threat_legend`
"""

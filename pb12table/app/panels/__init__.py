"""The parts around and over the table.

The map of the house; each module says in its first line what it holds.

- Where they lie, and what is kept of them: `layout`
- At the top: `turn_bar`; in the editor and while looking `top_line`
- On the left the rail of figures, over the table their list, a data sheet, the log and the scene: `side_panels`
- At the bottom: `dock`, which holds the tiles of `action_bar` and the parts of a card, and what lies of it on a sheet
- Over the table: `dice_tray`, `foresight_plate`, and in `notices` sentences, hints and a legend
"""

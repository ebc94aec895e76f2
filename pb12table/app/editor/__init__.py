"""The layout editor: a workbench with the document, tools for the mouse, panels, and the screen.

The map of the house; each module says in its first line what it holds.

- What is edited: `workbench`, `copying`, `leaning`, `usual_shapes`
- The screen: `screen`, `commands`, `menu`; the mouse on the table: `tools`, `hole_tool`, `select_tool`
- What is painted: `drawing` over the table, `frame` and `panels` around it, `samples` for the palette
- What can be set: `properties`, `table_properties`, `typing_line`, `ask_numbers`, `ask_file`
- Files: `filing`, `opening`, `exporting`; layouts made by chance: `chance`
"""

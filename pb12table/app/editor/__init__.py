"""The layout editor: a workbench with the document, tools for the mouse, panels, and the screen.

- What is edited: `workbench`, `copying`
- The screen: `screen`, `commands`; `base`, what its helpers know of it
- Maps of cells: `cells`, with their commands, tools and numbers
- The mouse on the table: `tools`; what is painted over it: `drawing`; what stands around it: `panels`
- Files, menus and dialogs: `filing`
"""

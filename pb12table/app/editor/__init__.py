"""The layout editor: a workbench with the document, tools for the mouse, panels, and the screen."""

"""The window: screens, panels and drawing; pygame lives only here."""

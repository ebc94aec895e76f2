"""Scenarios and content of the d20 fight, from TOML to what the rules use."""

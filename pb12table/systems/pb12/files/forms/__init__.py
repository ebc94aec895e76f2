"""The forms of Pb-12's sections of scenarios and of its content files, as they are written in TOML."""

"""FATE: conflicts with zones, aspects and fate points."""

"""Files of FATE: forms, content and scenarios."""

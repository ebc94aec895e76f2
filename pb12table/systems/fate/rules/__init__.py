"""The rules of FATE conflicts."""

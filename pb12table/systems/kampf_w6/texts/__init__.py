"""The words of Kampf W6."""

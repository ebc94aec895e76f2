"""Forces of Kampf W6: what they are worth, the pages on which they are put together, and sheets to print."""

"""Forces of FATE: what they are worth beside each other, the pages of characters and sides, and sheets to print."""

"""The dice of FATE: what is thrown, which skills stand against each other, what is added after it, and the odds."""

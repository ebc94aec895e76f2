"""The course of a conflict of FATE: setting up, exchanges and turns, how it ends, and what heals after it."""

"""The faces of a rule system that need no window: rules, content, words, measures, forces, referee."""

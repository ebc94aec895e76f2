"""The Move and Adjust actions, movement options and planned ways.  Chapter 1.7."""

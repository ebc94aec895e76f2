"""My game: figures race over a meadow."""

INTERFACE = 1
"""The version of pb12table's interface that the package was made for."""

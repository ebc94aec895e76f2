### A played game as a page of its own.

## The page

game-report-removed = no longer on the table

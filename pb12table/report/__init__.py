"""Reports for people: self-contained pages out of what an analysis has found."""

"""Everything people read, in their language: texts by key, and sentences for events, sums and refusals."""

"""What would become of something, for the cards and pictures of a question: attacks, ways, reach, aims, hands."""

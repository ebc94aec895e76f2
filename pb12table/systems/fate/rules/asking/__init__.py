"""What players are asked, what they may answer, and why not."""

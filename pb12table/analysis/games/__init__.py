"""What games tell: layouts tried by play, forces that change sides, what figures did, and how sure counts are."""

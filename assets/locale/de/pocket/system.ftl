system-name = Pocket Tactics

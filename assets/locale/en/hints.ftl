### First steps: hints beside the game for those who play for the first time.

hint-known = Got it
hint-none = No more hints
setting-hints = Hints for the first game
hints-yes = show
hints-no = hide

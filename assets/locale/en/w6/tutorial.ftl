### What the tutorial of Kampf W6 says: a title and a text for each step, by the ids in its file.

lesson-first-round-welcome = The yard
    .text =
        Your veteran is alone; a recruit and a brute have come over the fence. All acted in the order of a die plus speed (W003), and the veteran is first.

        Everything follows the real rules. You can leave at any time and go on later.
lesson-first-round-walk = Acts and actions
    .text = The veteran has 4 actions; each act costs one. Choose Walk, click the bright place behind the wall, and press { $commit }. On a walk there could be another act, which is harder by 2 (W017).
lesson-first-round-shoot = A shot
    .text = Now attack the recruit with the assault rifle: the card shows the number that each of three dice must reach. Hits may still be stopped by cover (W049) and armour (W053).
lesson-first-round-save = Save actions
    .text = He is hit. Two actions are left, and they are not lost: until your next turn they pay for reactions (W011). End the turn ({ $end-turn }).
lesson-first-round-react = React!
    .text = The recruit walks where you can see him. After each act of an enemy you may react once for one action (W023). Choose the place of his way where you shoot him, and attack.
lesson-first-round-keep = Keep one
    .text = He is down. Now the brute runs at you with his axe. Pass ({ $pass-interruption }), and keep your last action: you will need it.
lesson-first-round-parry = Parry
    .text = The axe hits! Your last action pays for a parry with the knife (W015): 4 or more saves you.
lesson-first-round-finish = Your round
    .text = Parried. A new round begins, your actions are back (W008), and the brute stands right before you. Shoot.
lesson-first-round-well-done = Well done
    .text = So it goes: acts one by one, a reaction to each, and what you save decides. Bonus and fate dice buy and steal actions (W030, W031); try them.

### What the tutorial of Kampf W6 says: a title and a text for each step, by the ids in its file.

lesson-first-round-welcome = The yard
    .text =
        Your veteran is alone; a recruit and a brute have come over the fence. A die plus speed gives the order (W003), and the veteran goes first.

        Everything follows the real rules. You can leave at any time and continue later.
lesson-first-round-walk = Acts and actions
    .text = The veteran has 4 actions; each act costs one. Choose Walk, click the bright place behind the wall, and press { $commit }. A walking figure may do something else on the way, which is then 2 harder (W017).
lesson-first-round-shoot = A shot
    .text = Now attack the recruit with the assault rifle: the card shows the number that each of three dice must reach. Cover (W049) and armour (W053) may still stop hits.
lesson-first-round-save = Save actions
    .text = You hit him. You have two actions left, and you do not lose them: until your next turn they pay for reactions (W011). End the turn ({ $end-turn }).
lesson-first-round-react = React!
    .text = The recruit walks where you can see him. After each act of an enemy you may spend one action to react (W023). Choose the place on his route where you shoot him, and attack.
lesson-first-round-keep = Keep one
    .text = He is down. Now the brute runs at you with his axe. Pass ({ $pass-interruption }), and keep your last action: you will need it.
lesson-first-round-parry = Parry
    .text = The axe hits! Your last action pays for a parry with the knife (W015): 4 or more saves you.
lesson-first-round-finish = Your turn
    .text = Parried. A new round begins, your actions are back (W008), and the brute stands right in front of you. Shoot.
lesson-first-round-well-done = Well done
    .text = That is how it goes: one act after another, a reaction to each, and the actions you save decide. Bonus and fate dice buy and steal actions (W030, W031); try them.

### What the tutorial of Pb-12 says: a title and a text for each step, by the ids in its file.

lesson-first-steps-welcome = The quay
    .text =
        Two guards hold the landing stage; you have three pirates. At the end of each round a figure able to act in the bright zone brings a point, and the most points win.

        Everything here follows the real rules. You can leave at any time and go on later.
lesson-first-steps-look-around = Looking is free
    .text = Press { $show-all-sight }: lines show who sees whom. White is free, yellow partly covered, red hidden. Move the mouse over a figure to see its own lines. You may look and measure as long as you like.
lesson-first-steps-activate = One figure a turn
    .text = It is your turn. Click the strong pirate with the twin gun and activate him: that costs 1 of your command points (CP). Each figure acts once a round.
lesson-first-steps-sheet = What a figure can do
    .text = His data sheet is on the right. The yellow dots are action points (AP): three of them for this turn. Point at any number: it says what it is good for. { $help } on anything opens its rule.
lesson-first-steps-cover = Into cover
    .text = A crate hides you from shots (R1.6.16). Choose Move for 1 AP ({ $move }), click the bright place behind the crates, and press { $commit }. Nobody moves before that.
lesson-first-steps-shoot = A shot
    .text = Choose Ranged Attack ({ $ranged-attack }) and click the harbour guard. The card shows the number a twelve-sided die must reach, and everything it is made of. Press { $commit } to shoot.
lesson-first-steps-numbers = Every number explains itself
    .text = He is hit! The guard is lightly wounded and has one action point less. The log tells each step: point at a line and you read the sum, click it and you see the moment again. An id such as R1.5.2 opens the rule.
lesson-first-steps-end-turn = Now the others
    .text = Action points that are left would lapse. End the turn ({ $end-turn }): then the guard takes his.
lesson-first-steps-defend = A shot is coming: answer!
    .text = Before it happens you can step in. A ranged defence makes you harder to hit by 2 and costs a Distracted marker (R4.3.2). Choose it: the musket then needs an 11 instead of a 9. Pass ({ $pass-interruption }) when it is played.
lesson-first-steps-leader = The captain
    .text = The ten would have hit; your defence made it miss. Now activate the captain: he is a leader, and leaders can command others to act in the same turn.
lesson-first-steps-order = A command
    .text = Choose Command ({ $command }), Move!, and click the captain so that the topman alone takes part: he stands within the command radius, so he costs nothing. Walk him to the right, for 2 AP or 3, then end the command ({ $end-command }).
lesson-first-steps-melee = A blow
    .text = Now the captain himself: move towards the drummer ({ $move }), close enough for the rapier (2 steps), then choose Melee Attack ({ $melee-attack }).
lesson-first-steps-panic = Panic
    .text = Severely wounded, the drummer has lost his nerve and is Panicked (R1.10.5), and panic spreads to all near him, friend or foe! A leader may make one check for all: take it over for 1 CP.
lesson-first-steps-round-ends = The end of the round
    .text = Nothing is left to do: end the turn, then break off ({ $break-off }). In the status phase the panicked drummer must pull himself together or leave.
lesson-first-steps-well-done = Well done
    .text = He ran. That is how a round goes: bid for initiative, turns, status. The bright zone is worth a point at the end of every round: hold it, and you win.

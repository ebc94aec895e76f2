## The coach

setting-coach = Coach after each decision
coach-yes = yes
coach-no = no
command-coach = Coach: how good was that?
coach-fine = Fine
coach-doubtful = Doubtful
coach-costly = Costly
coach-tip = The coach tells what it found
coach-title = { $grade ->
    [fine] The coach: that was fine
    [doubtful] The coach: that was doubtful
   *[other] The coach: that was costly
}
coach-agree-title = A coach for all?
coach-agree-text = After each decision of a person a small mark would say how good it was. It knows nothing that the player does not know. All must agree.
coach-agree = I agree
coach-refuse = No coach in this game
coach-on = The coach is on: a mark follows each decision of yours. { $key } asks for more.
coach-off = The coach is off.
coach-thinking = The coach is still thinking.
coach-nothing = The coach speaks after your next decision.
coach-not-here = There is no coach here.
coach-turn-off = Turn the coach off
reviewed-given = Played, { $chance } %: { $answer }
reviewed-better = Better, { $chance } %: { $answer }
reviewed-none-better = The program has found nothing better.
reviewed-leave = leave it as it is
reviewed-cost = It cost { $points } points of chance.
reviewed-why-felled = On average { $best } instead of { $given } opposing figures are taken out.
reviewed-why-lost = On average { $best } instead of { $given } of one’s own figures are lost.
reviewed-why-dealt = On average it does { $best } instead of { $given } harm.
reviewed-why-suffered = On average it suffers { $best } instead of { $given } harm.
reviewed-why-feared = As played, most of it comes from { $figure }.
reviewed-why-position = Neither figures nor harm make the difference, but where everybody stands afterwards.
coach-names = Coach
coach-names-tip = After each decision of yours a mark says how good it was; when several people play, all must agree.

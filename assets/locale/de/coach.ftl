## Der Trainer

setting-coach = Trainer nach jeder Entscheidung
coach-yes = ja
coach-no = nein
command-coach = Trainer: Wie gut war das?
coach-fine = Gut
coach-doubtful = Zweifelhaft
coach-costly = Teuer
coach-tip = Der Trainer sagt, was er gefunden hat
coach-title = { $grade ->
    [fine] Der Trainer: Das war gut
    [doubtful] Der Trainer: Das war zweifelhaft
   *[other] Der Trainer: Das war teuer
}
coach-agree-title = Ein Trainer für alle?
coach-agree-text = Nach jeder Entscheidung eines Menschen sagt ein kleines Zeichen, wie gut sie war. Der Trainer weiß nichts, was der Spieler nicht weiß. Alle müssen zustimmen.
coach-agree = Einverstanden
coach-refuse = In diesem Spiel kein Trainer
coach-on = Der Trainer ist an: Nach jeder deiner Entscheidungen steht ein Zeichen. { $key } fragt nach mehr.
coach-off = Der Trainer ist aus.
coach-thinking = Der Trainer denkt noch nach.
coach-nothing = Der Trainer spricht nach deiner nächsten Entscheidung.
coach-not-here = Hier gibt es keinen Trainer.
coach-turn-off = Trainer ausschalten
reviewed-given = Gespielt, { $chance } %: { $answer }
reviewed-better = Besser, { $chance } %: { $answer }
reviewed-none-better = Das Programm hat nichts Besseres gefunden.
reviewed-leave = es dabei lassen
reviewed-cost = Das hat { $points } Punkte Aussicht gekostet.
reviewed-why-felled = Im Mittel fallen { $best } statt { $given } gegnerische Figuren aus.
reviewed-why-lost = Im Mittel gehen { $best } statt { $given } eigene Figuren verloren.
reviewed-why-dealt = Im Mittel richtet das { $best } statt { $given } Schaden an.
reviewed-why-suffered = Im Mittel kostet das { $best } statt { $given } Schaden.
reviewed-why-feared = Wie gespielt kommt das meiste davon von { $figure }.
reviewed-why-position = Den Unterschied machen weder Figuren noch Schaden, sondern wie danach alle stehen.
coach-names = Trainer
coach-names-tip = Nach jeder deiner Entscheidungen sagt ein Zeichen, wie gut sie war; spielen mehrere Menschen, müssen alle zustimmen.

# Was aus einem Plan würde: das Schild neben einem Geist und die Zeilen auf der Karte eines Angriffs.

foresight-seen = Sieht { $seen ->
    [0] keinen Gegner
    [one] 1 Gegner
   *[other] { $seen } Gegner
}, wird gesehen von { $watchers ->
    [0] keinem
    [one] einem
   *[other] { $watchers }
}
foresight-spent = Kostet { $what }
foresight-spent-until-dice = Kostet { $what } bis zu den ersten Würfeln
foresight-unsure = Unterwegs wird gewürfelt; was danach kommt, ist ungewiss.
foresight-attack = Angriff: { $figure }, { $means }
foresight-reply = Antwort: { $figure }, { $means }
foresight-invites = Unterwegs: { $figure }, { $words }
foresight-outcomes = { $outcomes } %
foresight-no-attack = Kein Angriff von dort.
foresight-nobody-answers = Niemand könnte antworten.
foresight-more = und { $number } weitere
foresight-answers = Antworten: { $number }
foresight-invited = Unterwegs: { $number }
foresight-answer = { $figure } könnte antworten, { $means }: { $outcomes }
foresight-answer-open = { $figure } könnte antworten: …
foresight-no-answer = { $figure } könnte von dort nicht antworten.
form-vain = hilft nicht
outcome-nothing = heil { $share }
outcome-out = raus { $share }
foresight-pose = Gegner, die { $figure } sehen: jetzt { $before }, dann { $after }.
foresight-more-cover = Mehr Deckung vor { $figures }.
foresight-less-cover = Weniger Deckung vor { $figures }.

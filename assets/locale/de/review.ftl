## Ein Spiel, nach seinem Ende durchgesehen

review-help = Ein gespeichertes Spiel durchsehen: die Siegchance über seinen Verlauf, Glück und Können getrennt, und die teuersten Entscheidungen.
review-level-help = Wie genau Entscheidungen geprüft werden: learner, steady oder strong.
review-html-help = Die Durchsicht auch als Seite schreiben.
review-progress = Das Spiel wird durchgesehen
review-title = Was entschieden hat: { $name }
review-result = { $result }.
review-open = Das Spiel ist nicht zu Ende; so weit ist es gekommen.
review-column-player = Spieler
review-column-beginning = am Anfang
review-column-luck = Glück
review-column-own = eigene Entscheidungen
review-column-others = fremde Entscheidungen
review-column-hidden = verborgen oder nicht vorhergesehen
review-column-end = am Ende
review-lucky = Diese Würfe halfen { $player } am meisten:
review-unlucky = Diese Würfe schadeten { $player } am meisten:
review-dice = { $what }, { $subject }: { $faces }
review-dice-of = { $figure } ({ $player })
review-throw = { $points } Punkte ({ $round }): { $dice }. Von { $before } auf { $after }.
review-dearest = Die teuersten Entscheidungen:
review-decision = { $price } Punkte, { $verdict } ({ $round }, { $player }): { $did } Gewinnchance: { $chance }.
review-better = Besser: { $better } Gewinnchance: { $chance } (Standardfehler des Unterschieds: { $error } Punkte).
review-verdict-forced = erzwungen
review-verdict-fine = gut
review-verdict-close = knapp
review-verdict-mistake = ein Fehler
review-verdict-blunder = ein Patzer
review-verdict-unjudged = nicht beurteilt
review-verdicts = { $player } entschied: { $verdicts }.
review-count-forced = { $number } erzwungen
review-count-fine = { $number } gut
review-count-close = { $number } knapp
review-count-mistake = { $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
}
review-count-blunder = { $number ->
    [one] ein Patzer
   *[other] { $number } Patzer
}
review-count-unjudged = { $number } nicht beurteilt
review-level = Geprüft als { $level }: bis zu { $answers } Antworten auf jede Frage, bis zu { $games }-mal in Gedanken weitergespielt, bis wieder am Zug ist, wer sie gab, und bis zu { $samples } Möglichkeiten, wie Würfel fallen.
review-value = Die Chancen sind aus { $positions } Stellungen gelernt; in anderen Spielen liegen sie im Mittel um { $error } Punkte daneben (Log-Loss { $loss }; wer immer 50 % sagt: { $even }). Sie sagen, wie Spiele zwischen Programmen ausgehen; Menschen spielen anders.
review-poor = Von den Stellungen dieses Spiels ist zu wenig bekannt, um zu sagen, was eine Entscheidung gekostet hat. Gezeigt werden nur Verlauf und Glück.
review-thresholds = Erzwungen: Es gab nur eine Antwort. Gut: Keine andere ist sicher besser. Knapp: bis zu { $mistake } Punkte; ein Fehler kostet mehr, ein Patzer mehr als { $blunder }. Ein Preis ist der Vorsprung der besseren Antwort, vermindert um einen Standardfehler.
review-unseen = Im Mittel galt eine andere Antwort erst als besser, wenn sie { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} oder mehr vorn lag: Was weniger kostete, kann unbemerkt geblieben sein und heißt gut.
review-unjudged = { $number ->
    [one] Eine Entscheidung ließ sich nicht beurteilen und fehlt.
   *[other] { $number } Entscheidungen ließen sich nicht beurteilen und fehlen.
}
review-no-value = was Stellungen von { $system } wert sind, ist noch nicht gelernt; solche Spiele lassen sich nicht durchsehen
review-secret = das Spiel ist nicht zu Ende, und Spieler haben Geheimnisse: durchsehen lässt es sich nach seinem Ende
review-one-player = Nur ein Spieler ist dabei: Niemand sonst kann gewinnen.
review-no-game = in diesem Spiel ist noch nichts entschieden
review-lacks-bot = Ein Programm, das es nicht mehr gibt, hat mitgespielt; hier ändert das nichts.
review-part = Der Spielstand ist beschädigt: Die Durchsicht endet vor dem Schaden.
review-old-rules = Der Spielstand folgt anderen Regeln: Die Durchsicht endet, wo sie woandershin führen.
review-unknown-level = { $found } ist keine Stufe: { $known }
review-curve = Die Siegchance
review-curve-note = Zahlen auf der Kurve sind die teuersten Entscheidungen, von denen unten die Rede ist, Kreise die Würfe, die am meisten änderten.
review-account = Glück und Können
review-account-note = In Punkten der Siegchance; jede Zeile ergibt zusammen die letzte Chance aus der ersten. Entscheidungen zählen mit dem, was sie gegen die beste gefundene Antwort kosteten, beurteilt nach dem, was der Spieler wissen konnte. Verborgen oder nicht vorhergesehen ist der Rest: was hinter dem Vorhang lag, und wo das Urteil weniger weit sah, als das Spiel ging.
review-luck = Glück
review-no-luck = Kein Wurf änderte etwas Nennenswertes.
review-decisions = Entscheidungen
review-no-price = Keine Entscheidung war sicher schlechter als eine andere.
review-honest = Wie sicher das ist
review-calibration = Von den Stellungen, denen so viel vorhergesagt war, wurden so viele gewonnen
review-torn = Die letzte Zeile des Spielstands war unvollständig und fehlt.
review-thrown = Für { $subject } wird gewürfelt: { $what }.
review-yes = Ja.
review-no = Nein.
review-far-off = In diesem Spiel waren { $points } Punkte verborgen oder nicht vorhergesehen: Was das Urteil von Stellungen weiß, passt schlecht dazu. Auf die Preise einzelner Entscheidungen ist wenig Verlass.

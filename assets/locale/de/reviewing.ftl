## Die Durchsicht eines Spiels im Fenster und die Seite der eigenen Spiele

closing-review = Durchsehen
load-review = Durchsehen
load-own = Deine Spiele
reviewed-window-title = Durchsicht: { $scenario }
reviewed-title = Was das Spiel entschieden hat
reviewed-progress = Wird durchgesehen: { $done } %
reviewed-done = { $unjudged ->
    [0] Jede Entscheidung ist beurteilt.
    [one] Eine Entscheidung ließ sich nicht beurteilen.
   *[other] { $unjudged } Entscheidungen ließen sich nicht beurteilen.
}
reviewed-lost = Die Durchsicht ist stehen geblieben: { $reason }
reviewed-no-value = Was eine Stellung in diesem Spiel wert ist, hat das Programm noch nicht gelernt; deshalb kann es das Spiel nicht durchsehen.
reviewed-no-prices = Was das Programm von Stellungen in diesem Spiel weiß, reicht nicht für Preise von Entscheidungen. Verlauf und Glück stehen hier, Preise nicht.
reviewed-waits = Die ersten Züge werden beurteilt …
reviewed-curve-tip = Die Aussicht auf den Sieg über das Spiel. Ein Klick zeigt den Tisch in diesem Augenblick.
reviewed-luck = Glück
reviewed-skill = Können
reviewed-account-begin = Aussicht am Anfang: { $chance } %
reviewed-account-luck = Würfelglück: { $points }
reviewed-account-own = Eigene Entscheidungen: { $points }
reviewed-account-others = Entscheidungen der anderen: { $points }
reviewed-account-hidden = Was verdeckt lag oder nicht vorhersehbar war: { $points }
reviewed-account-end = Aussicht am Ende: { $chance } %
reviewed-played = gespielt
reviewed-proposed = besser
reviewed-tab-dearest = Teuerste
reviewed-tab-lucky = Glück
reviewed-tab-unlucky = Pech
reviewed-tab-all = Alle
reviewed-list-empty = Hier steht noch nichts.
reviewed-list-none = Hier gibt es nichts zu berichten.
reviewed-unsaid = Davon hat niemand etwas gesehen.
reviewed-verdict-forced = erzwungen
reviewed-verdict-fine = gut
reviewed-verdict-close = knapp
reviewed-verdict-mistake = Fehler
reviewed-verdict-blunder = Patzer
reviewed-verdict-unjudged = nicht beurteilt
reviewed-said-forced = Es gab keine andere Wahl, oder jede Antwort lief auf dasselbe hinaus.
reviewed-said-fine = Das Programm hat nichts Besseres gefunden.
reviewed-said-close = Es war knapp: Das Programm hat kaum Besseres gefunden.
reviewed-said-mistake = Das Programm hat etwas Besseres gefunden.
reviewed-said-blunder = Das Programm hat etwas viel Besseres gefunden.
reviewed-said-unjudged = Das Programm konnte diese Entscheidung nicht beurteilen.
reviewed-chance = { $player }: vorher { $before } %, nachher { $after } %
reviewed-judged = Vor den Würfeln beurteilt: { $given } % wie gespielt, { $best } % mit dem besseren Zug; die Kosten sind ohne die Fehlerspanne gerechnet
reviewed-throw = Gegenüber dem Mittel aller Würfe haben die Würfel { $points } Punkte Aussicht gebracht.
reviewed-throw-even = Die Würfel fielen wie im Mittel.
reviewed-better-was = Besser: { $answer }
reviewed-play-on = Von hier weiterspielen
reviewed-play-on-tip = In diesem Augenblick beginnt ein neues Spiel; der Spielstand bleibt, wie er ist.
reviewed-watch = Spiel ansehen
reviewed-honest = Zu diesen Zahlen
reviewed-honest-level = Jede Entscheidung ist so genau betrachtet wie auf der Stufe „{ $level }“: Die gegebene Antwort und andere sind mit denselben Würfeln weitergespielt, in Spielen, die nach dem Wissen des Spielers das echte sein können.
reviewed-honest-thresholds = „Knapp“ kostet bis zu 3 Punkte Aussicht, ein „Fehler“ bis zu 8, ein „Patzer“ mehr. „Gut“: Nichts sicher Besseres war zu finden. „Erzwungen“: Es gab keine andere Wahl. Ein Preis ist der Vorsprung der besseren Linie, vermindert um einen Standardfehler.
reviewed-honest-unjudged = { $number ->
    [0] Keine Entscheidung ist ausgelassen.
    [one] Eine Entscheidung ließ sich nicht beurteilen und ist ausgelassen.
   *[other] { $number } Entscheidungen ließen sich nicht beurteilen und sind ausgelassen.
}
reviewed-honest-games = Was eine Stellung wert ist, kommt aus { $games } Spielen. So traf es in Spielen zu, die nicht darunter waren:
reviewed-honest-tenth = Von { $positions } Stellungen mit im Mittel { $told } % sind { $won } % gewonnen worden.

## Die eigenen Spiele

own-title = Deine Spiele
own-none = Noch kein Spiel ist durchgesehen. Sieh eines von seiner Ergebnisseite oder aus der Liste der Spielstände durch; was es sagt, steht dann hier zusammen.
own-none-of = Von { $name } ist noch keine Entscheidung beurteilt.
own-games = { $games ->
    [one] Ein Spiel durchgesehen
   *[other] { $games } Spiele durchgesehen
}
own-accuracy = Genauigkeit
own-luck = Glück
own-over-time = Genauigkeit über die Zeit
own-luck-over-time = Glück über die Zeit, zusammengezählt in Punkten Aussicht
own-by-game = Nach Spiel
own-by-kind = Nach Art der Entscheidung
own-missed = Was du am häufigsten übersiehst
own-missed-none = Nichts Besonderes.
own-missed-times = { $times }-mal
own-cost = −{ $points }
own-decisions = { $number ->
    [one] eine Entscheidung
   *[other] { $number } Entscheidungen
}
own-all-local = All das liegt in deinem Ordner auf diesem Rechner und sonst nirgends.
own-delete = Alle Durchsichten löschen
own-delete-text = { $number ->
    [one] Eine Durchsicht wird endgültig gelöscht. Deine Spielstände bleiben.
   *[other] { $number } Durchsichten werden endgültig gelöscht. Deine Spielstände bleiben.
}
own-delete-yes = Löschen
own-name = Spieler: { $name }
own-name-title = Wessen Spiele?
own-kind-preparing = Vor dem ersten Zug
own-kind-turn = Im eigenen Zug
own-kind-reaction = Als Antwort auf andere
review-all-help = Stattdessen alle Spielstände durchsehen und zusammenzählen, was sie über jeden sagen.
review-save-or-all = entweder ein Spielstand oder --all
own-all = Alle Entscheidungen

### Die Wege, die Figuren in gespielten Partien gegangen sind.

layout-saves-help = Auch zeigen, wo Figuren in deinen beendeten gespeicherten Partien auf diesem Tisch gegangen sind.
layout-report-walked = Wo sie gingen
walked-title = In gespeicherten Partien gegangene Wege
walked-games = { $games ->
    [one] In einer beendeten gespeicherten Partie auf diesem Tisch
   *[other] In { $games } beendeten gespeicherten Partien auf diesem Tisch
} gingen Figuren am meisten durch diese Felder:
walked-most = { $place }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}
walked-nothing = Auf diesem Tisch gibt es noch keine beendete gespeicherte Partie.
walked-reading = Das Programm liest deine gespeicherten Partien …
walked-note = Wie oft Figuren auf ihrem Weg in jedes Feld kamen. Gezählt sind beendete Partien, die du gespeichert hast, auf diesem Tisch, wie er jetzt ist.
worth-view-walked = Gegangene Wege
walked-here = { $count ->
    [0] hier ging niemand
    [one] einmal gegangen
   *[other] { $count }-mal gegangen
}

### Unterbrechungen und Reaktionen: was gespielt werden kann, Zeilen des Protokolls, Summen, Ablehnungen.

## Was gespielt werden kann, und wie jemand in Bewegung antwortet; `.help` sagt, was es bewirkt

interruption-pass = Passen
    .help = Jetzt keine Unterbrechung spielen.
interruption-ranged-defence = Fernkampfverteidigung
    .help = Reaktion: defensiver Fernkampf +2 bis zum Ende des Spielzugs, für einen Abgelenkt-Marker.
interruption-melee-defence = Nahkampfverteidigung
    .help = Reaktion: defensiver Nahkampf +2 bis zum Ende des Spielzugs, für einen Abgelenkt-Marker.
interruption-use-delayed = Jetzt handeln
    .help = Alle Verzögert-Marker ablegen und sofort eine Aktion ausführen, mit einem Aktionspunkt für jeden.
mover-respond = Reagieren
    .help = Nach der Unterbrechung frei entscheiden, wofür die restlichen Bewegungspunkte verbraucht werden.
mover-commit = Weiter wie geplant
    .help = Der Rest des Weges steht fest und muss gegangen werden. Seine Bewegt-Marker gibt es sofort.

## Wann gefragt wird

declaration-pass-turn = In diesem Zug passen
    .help = Keine Fragen nach Unterbrechungen mehr, bis dieser Spielzug vorbei ist.

## Zeilen des Protokolls

event-interruption-played = { $kind ->
    [ranged-defence] { $figure } unterbricht: Fernkampfverteidigung
    [melee-defence] { $figure } unterbricht: Nahkampfverteidigung
   *[use-delayed] { $aim ->
        [target] { $figure } unterbricht mit { $cost }: { $name } ({ $target })
       *[none] { $figure } unterbricht mit { $cost }: { $name }
    }
}
event-interruption-lapsed = { $able ->
    [yes] { $figure } lässt die Unterbrechung verfallen.
   *[no] { $figure } ist nicht mehr handlungsfähig; die Unterbrechung bleibt ohne Wirkung.
}
event-defence-raised = { $figure }: { $name } +{ $value } bis zum Ende des Spielzugs.
event-movement-fixed = { $options ->
    [0] { $figure } reagiert nicht und geht nicht weiter.
    [one] { $figure } reagiert nicht: eine weitere Bewegungsoption steht fest.
   *[other] { $figure } reagiert nicht: { $options } weitere Bewegungsoptionen stehen fest.
}

## Summen

modifier-ranged-defence-reaction = Reaktion: Fernkampfverteidigung
modifier-melee-defence-reaction = Reaktion: Nahkampfverteidigung

## Ablehnungen

refusal-not-delayed = { $figure } ist nicht Verzögert und kann jetzt nicht handeln.
refusal-no-initiative-to-react = { $figure } hat keine Initiative und kann nicht reagieren.
refusal-no-action-points-value = { $figure } hat keine Aktionspunkte und kann nicht reagieren.
refusal-too-distracted = { $figure } ist zu abgelenkt: mit { $most ->
    [one] einem Abgelenkt-Marker
   *[other] { $most } Abgelenkt-Markern
} gibt es keine Reaktionen mehr.
refusal-turn-is-over = Der Spielzug ist vorbei; eine Reaktion bliebe ohne Wirkung.
refusal-only-this-figure = In dieser Unterbrechung handelt nur { $figure }.
refusal-only-as-the-last-option = Ein Sturz oder eine Kollision kann nur das Ende des festgelegten Weges sein.

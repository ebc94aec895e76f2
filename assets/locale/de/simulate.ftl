### Die Unterbefehle sight, odds, simulate, match und replay.

cli-not-on-table = { $found } steht zu Beginn dieses Szenarios nicht auf dem Spielfeld; zur Wahl stehen: { $known }
cli-no-such-figure = es gibt keine Figur { $found }; zur Wahl stehen: { $known }
cli-name-and-id = { $name } ({ $id })
cli-scenario-help = Kennung eines Szenarios (`pb12table scenarios` listet sie auf), der Pfad einer Datei oder - für die Standardeingabe.
cli-figure-help = Kennung einer Figur auf dem Spielfeld oder ein Geist: Profil@x,y wie human@12,8, auf Wunsch mit Höhe (human@12,8,3) und Blickrichtung in Grad (human@12,8:90).
cli-ghost-no-profile = es gibt kein Profil { $found }; `pb12table profiles` listet sie auf
cli-nobody-there = es gibt keine Figur { $found }, und das Spielfeld ist leer; du kannst einen Geist nehmen, etwa human@12,8
cli-ghost-unclear = { $found } ist kein Geist: Gib Profil und Ort an wie human@12,8, auf Wunsch mit Höhe (human@12,8,3) und Blickrichtung (human@12,8:90)
cli-ghost-no-height = { $found } kann dort nicht auf Höhe { $height } stehen: möglich ist { $known }
cli-ghost-no-stand = { $found } kann dort nicht stehen: { $reason }
cli-same-figure = { $found } kann nicht zugleich Beobachter und Ziel sein
cli-without-figures = die Regeln von { $system } sagen nicht, welche Figuren auf einem Tisch stehen; du kannst hier also keine nennen
cli-without-looking = in { $system } haben Figuren keine Sichtlinien, die es zu zeigen gäbe
cli-without-walking = in { $system } haben Figuren keine Fußwege, die es zu zeigen gäbe
cli-without-layout = die Regeln von { $system } sagen nicht, wer geht und schaut; Spielfelder lassen sich also nicht vermessen
cli-without-trials = in { $system } können Einsatzgruppen nicht die Seiten tauschen; Spielfelder lassen sich also nicht durch Spiele prüfen (`pb12table simulate` spielt sie, wie sie sind)
cli-without-odds = die Regeln von { $system } nennen keine Aussichten für Angriffe

cli-sight-help = Zeigen, ob eine Figur zu Beginn eines Szenarios eine andere sieht und was das Ziel verdeckt.
cli-sight-line = „{ $observer }“ hat eine Sichtlinie zu „{ $target }“.
cli-no-sight-line = „{ $observer }“ hat keine Sichtlinie zu „{ $target }“.
cli-sight-distance = Entfernung: { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}
cli-sight-outside-angle = Das Ziel liegt außerhalb des Sichtwinkels.
cli-sight-covered = Verdeckt: { $share } %, Deckung der Stufe { $level }
cli-sight-covered-only = Verdeckt: { $share } %
cli-sight-too-little = Zu wenig vom Ziel ist im Sichtwinkel und unverdeckt: { $share } %; eine Sichtlinie braucht { $least } % ({ $rule }).
cli-sight-blockers = Im Weg: { $names }
cli-sight-borderline = Das ist ein Grenzfall: Etwas wird nur gerade eben berührt.

cli-odds-help = Die Aussichten eines Angriffs zu Beginn eines Szenarios ausrechnen, bevor jemand würfelt.
cli-odds-weapon-help = Die Kennung der Waffe, die im Einsatz sein muss; in einem Spiel ohne Waffen: melee, ranged, magic oder nichts.
cli-odds-ap-help = Wie viele Aktionspunkte ausgegeben werden.
cli-odds-melee-help = Mit einer Waffe zuschlagen, die auch schießen könnte.
cli-odds-frequency-help = Die Frequenz der Waffe nutzen.
cli-odds-give-up-help = Auf wie viele Proben verzichtet wird, damit die übrigen leichter werden.
cli-odds-boost-help = Um wie viel der Mindestwurf für mehr Durchschlagskraft steigt.
cli-odds-facing-help = Wohin der Angreifer schaut, in Grad ab Osten gegen den Uhrzeigersinn; ohne Angabe genau zum Ziel.
cli-odds-with-help = Weitere Angaben zum Angriff in manchen Regelsystemen, etwa mode=full oder walking=yes; mehrmals möglich.
cli-odds-bad-with = { $found } sagt nichts über den Angriff: Gib einen Namen mit einem Wert an, etwa mode=full
cli-odds-yes-or-no = { $option } muss yes oder no sein, nicht { $found }
cli-odds-no-wish = { $system } kennt { $option } nicht
cli-odds-target-number =
    Mindestwurf { $number }, { $checks ->
        [one] eine Probe
       *[other] { $checks } Proben
    }
cli-odds-own-sum = Der Angriff würfelt mit { SIGNED($sum) }:
cli-odds-other-sum = Die Verteidigung würfelt mit { SIGNED($sum) }:
cli-odds-hits = Erfolge:
cli-odds-share = { "  " }{ $number }: { $share } %
cli-odds-out = Das Ziel wird ausgeschaltet: { $share } %

cli-simulate-help = Bots ein Szenario gegeneinander spielen lassen.
cli-simulate-games-help = Wie viele Spiele gespielt werden.
cli-simulate-seed-help = Derselbe Startwert ergibt dieselben Spiele.
cli-simulate-bots-help = Ein Bot für jeden Spieler, in der Reihenfolge der Spieler, oder einer für alle: { $bots }.
cli-simulate-check-help = Jedes Spiel aus seinem Protokoll nachspielen und alle Prüfsummen vergleichen.
cli-simulate-swap-help = Die Bots von Spiel zu Spiel die Plätze tauschen lassen, sodass jeder jede Seite gleich oft spielt.
cli-simulate-saves-help = Die Spielstände der Spiele, höchstens { $most }, in diesen Ordner schreiben; fehlt er, wird er angelegt.
cli-simulate-saved =
    { $games ->
        [one] Ein Spiel liegt
       *[other] { $games } Spiele liegen
    } in { $folder }.
cli-simulate-otherwise = { $kind } Spieler sehen es anders: { $player } hat { $share } ihrer { $games } Spiele gewonnen.
cli-simulate-by-bot = { $bot } gewinnt { $share } der Spiele; ein Unentschieden zählt für alle zu gleichen Teilen.
cli-simulate-share = { $value } % ({ $low }–{ $high } %)
cli-simulate-progress = Spiele
cli-simulate-summary =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } in { $seconds } s; im Mittel { $rounds } Runden und { $decisions } Entscheidungen.
cli-simulate-unfinished =
    { $games ->
        [one] Ein Spiel wurde
       *[other] { $games } Spiele wurden
    } abgebrochen, weil kein Ende kam.
cli-simulate-checked =
    { $games ->
        [one] Das Spiel ergibt nachgespielt gleiche Prüfsummen.
       *[other] Alle { $games } Spiele ergeben nachgespielt gleiche Prüfsummen.
    }
cli-simulate-drift = Spiel { $game } verläuft nachgespielt anders: { $what ->
    [question] Eintrag { $entry } beantwortet die Frage { $answered } an { $by }, aber hier fragt das Spiel { $whom }: { $asked }
   *[position] nach Eintrag { $entry } ist das Spiel nicht so wie beim ersten Mal
}.
cli-unknown-bot = es gibt keinen Bot { $found }; zur Wahl stehen { $known }
cli-number-of-bots = { $found } Bots für { $players } Spieler: für jeden einen nennen oder einen für alle

cli-column-player = Spieler
cli-column-bot = Bot
cli-column-wins = gewonnen
cli-column-win-share = Anteil (95 %)
cli-column-shared = geteilt

match-help = Herausfinden, welcher von zwei Bots stärker spielt: Spielpaare mit gleichen Würfen und getauschten Plätzen.
match-bot-help = Ein Bot: { $bots }.
match-other-help = Sein Gegner.
match-on-help = Wo sie spielen; mehrmals möglich: suite (gespiegelte Spielfelder), shipped (die mitgelieferten Szenarien für zwei; üblich, wo es keine suite gibt) oder ein Szenario als Kennung, als Spiel und Kennung (w6/depot) oder als Pfad.
match-pairs-help = Wie viele Spielpaare höchstens je Spielfeld gespielt werden.
match-sprt-help = Zwei Vermutungen, um wie viel Elo A stärker ist, mit einem Komma dazwischen, etwa 0,50 für 0 und 50: Das Match endet, sobald eine davon zu unwahrscheinlich ist (SPRT, 5 % Irrtum).
match-keep-help = Die Spiele laufend in eine Datei schreiben; derselbe Befehl macht nach einem Abbruch damit weiter.
match-html-help = Das Ergebnis auch als Seite schreiben.
match-markdown-help = Das Ergebnis als Abschnitt eines Markdown-Dokuments ausgeben.
match-progress = Paare
match-summary = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}: { $first } gewinnt { $share } der entschiedenen Spiele gegen { $second }.
match-sprt = { $result ->
    [upper] Der Test ist entschieden: { $first } ist eher um { $upper } Elo stärker als um { $lower }
    [lower] Der Test ist entschieden: { $first } ist eher um { $lower } Elo stärker als um { $upper }
   *[open] Der Test ist zwischen { $lower } und { $upper } Elo noch offen
} (Beleg { $evidence }, Grenzen ±{ $bound }).
match-all-layouts = alle Spielfelder
match-nobody = niemand
match-endings = Gewonnen von { $who }: { $endings }.
match-column-layout = Spielfeld
match-column-games = Spiele
match-column-won = { $bot } gewann
match-column-share = Anteil { $bot } (95 %)
match-column-rounds = Runden
match-column-time = ms je Wahl, { $bot }
match-bad-sprt = { $found } ist kein Paar von Vermutungen: Gib zwei Zahlen von −1000 bis 1000 mit einem Komma dazwischen an, die kleinere zuerst, etwa 0,50
match-no-system = { $first } und { $second } spielen kein gemeinsames Spiel
match-which-system = Bots dieser Namen spielen mehrere Spiele: Wähle eines mit --system ({ $known })
match-two-players = { $found } ist für { $players } Spieler; ein Match braucht zwei
match-other-system = { $found } ist kein Szenario von { $system }
match-no-layouts = für { $system } gibt es keine solchen Spielfelder
match-not-kept = das ist kein Spiel, das dieser Befehl gespeichert hat
match-other-kept = diese Spiele stammen aus einem anderen Befehl: { $what ->
    [match] Andere Bots haben gespielt
    [learn] Andere Bots haben gespielt
    [seed] Der Startwert ist nicht derselbe
    [layouts] Die Spielfelder sind nicht dieselben oder haben sich geändert
    [rules] Die Regeln haben sich geändert
   *[program] Das Programm hat sich seitdem geändert
}

cli-replay-help = Einen Spielstand nachspielen und alle Prüfsummen darin vergleichen.
cli-replay-equal =
    { $file }: { $entries ->
        [one] Der eine Eintrag ergibt
       *[other] Alle { $entries } Einträge ergeben
    } nachgespielt gleiche Prüfsummen.

learn-help = Aus Spielen eines oder mehrerer Bots lernen, wie wahrscheinlich jemand gewinnt, und die Gewichte in eine Datei schreiben.
learn-system-help = Das Spiel: seine Kennung.
learn-games-help = Aus wie vielen Spielen gelernt wird; jedes Fünftel wird an dem geprüft, was die anderen lehren.
learn-bot-help = Die Bots, die spielen, durch Kommas getrennt: { $bots }; an jedem Platz einer davon, für jedes Spiel neu ausgelost.
learn-keep-help = Die Spiele laufend in eine Datei schreiben; derselbe Befehl macht damit weiter und lernt neu daraus, wenn sich nur die Merkmale einer Stellung geändert haben.
learn-to-help = Die Gewichte in diese Datei schreiben statt in die, die das Programm benutzt.
learn-show-help = Die Datei mit den Gewichten zeigen, statt zu lernen.
learn-progress = Spiele
learn-nothing = { $system } sagt nicht, woraus sich etwas lernen ließe
learn-too-few = von { $games } Spielen kamen zu wenige ans Ende; spiele mehr
learn-made = Gelernt aus { $positions } Stellungen in { $games } Spielen zwischen { $bot } (Startwert { $seed }, { $program }).
learn-loss = Log-Loss in zurückgehaltenen Spielen: { $loss }; nur nach verbliebener Stärke: { $plain }; bei gleichen Chancen: { $even }.
learn-error = Die Vorhersagen liegen im Mittel um { $error } daneben: { $prices ->
    [yes] gut genug, um Entscheidungen zu bewerten.
   *[no] nicht gut genug, um Entscheidungen zu bewerten.
}
learn-column-tenth = vorhergesagt
learn-column-positions = Stellungen
learn-column-told = im Mittel vorhergesagt
learn-column-won = gewonnen
measure-help = Messen, wie ausgeglichen die mitgelieferten Szenarien sind, was sie entscheidet und wie lange sie dauern.
measure-scenarios-help = Die Szenarien, die gespielt werden, als Kennungen; ohne Angabe alle. Die Zahlen der anderen bleiben, wie sie sind.
measure-games-help = Wie viele Spiele je Szenario gespielt werden; bei 0 keine, es zählt nur, was schon bekannt ist.
measure-bot-help = Der Bot auf allen Plätzen, wenn es nicht der erste des Spiels sein soll.
measure-output-help = Die Tabelle in eine Markdown-Datei schreiben, statt sie auszugeben.
measure-not-shipped = { $found } gehört nicht zu den mitgelieferten Szenarien
measure-title = Wie gut die Szenarien sind
measure-goals = Ein Spieler des Programms hat jedes Szenario gegen sich selbst gespielt. Von zwei gleichen Seiten soll jede 40 bis 60 % der gewonnenen Spiele gewinnen, von zwei absichtlich verschiedenen 35 bis 65 %; mehr Seiten entsprechend, um gleiche Teile herum. Das Ziel des Szenarios soll mindestens so viele Spiele entscheiden, wie bei jedem Spielsystem steht, nicht die letzte Figur auf dem Feld und nicht die letzte Runde. Wie lange Menschen brauchen, ist aus der Zahl der Entscheidungen berechnet; es soll höchstens um die Hälfte von der Angabe auf der Karte abweichen. **✗** steht, wo etwas verfehlt ist. Prozente haben Intervalle von 95 %. `pb12table measure SZENARIO -o docs/scenarios.md` misst ein Szenario neu und schreibt diese Seite.
measure-summary = { $all } Szenarien, { $measured } davon in ihrem jetzigen Stand gemessen, { $sound } ohne Mangel. Das Ziel soll mindestens { $least } % der Spiele entscheiden.
measure-limit = , höchstens { $rounds } Runden
measure-played = { $games } mit `{ $bot }`, Startwert { $seed }
measure-column-name = Szenario
measure-column-kind = Art
measure-column-players = Spieler
measure-column-told = Minuten laut Karte
measure-column-minutes = Minuten berechnet
measure-column-rounds = Runden
measure-column-decisions = Entscheidungen
measure-column-wins = Siege
measure-column-goal = vom Ziel entschieden
measure-column-endings = Spielende
measure-column-games = Spiele
mission-first = erstes Spiel
mission-battle = Schlacht
mission-ground = Kampf um Gelände
mission-fetch = Holen und Heimbringen
mission-escape = Flucht
mission-escort = Geleit
mission-raid = Überfall
mission-hold = Stellung halten
mission-ambush = Hinterhalt
mission-indoors = zwei Stockwerke im Haus
mission-night = Nacht
mission-talk = Wortgefecht
mission-land = Neues Land

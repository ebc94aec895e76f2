### Die Unterbefehle sight, odds, simulate, match und replay.

cli-not-on-table = { $found } steht zu Beginn dieses Szenarios nicht auf dem Spielfeld; dort stehen: { $known }
cli-no-such-figure = es gibt keine Figur { $found }; auf dem Spielfeld stehen: { $known }
cli-name-and-id = { $name } ({ $id })
cli-scenario-help = Id eines Szenarios (`pb12table scenarios` zählt sie auf), der Pfad einer Datei oder - für die Standardeingabe.
cli-figure-help = Id einer Figur auf dem Spielfeld oder ein Geist: Profil@x,y wie human@12,8, wenn gewünscht mit Höhe (human@12,8,3) und Blickrichtung in Grad (human@12,8:90).
cli-ghost-no-profile = es gibt kein Profil { $found }; `pb12table profiles` zählt sie auf
cli-nobody-there = es gibt keine Figur { $found }, und auf diesem Spielfeld steht niemand; ein Geist wie human@12,8 tut es auch
cli-ghost-unclear = { $found } ist kein Geist: Erwartet werden Profil und Ort wie human@12,8, wenn gewünscht mit Höhe (human@12,8,3) und Blickrichtung (human@12,8:90)
cli-ghost-no-height = { $found } kann dort nicht auf Höhe { $height } stehen: möglich ist { $known }
cli-ghost-no-stand = { $found } kann dort nicht stehen: { $reason }
cli-same-figure = { $found } kann nicht zugleich Beobachter und Ziel sein
cli-without-figures = die Regeln von { $system } sagen nicht, welche Figuren auf einem Tisch stehen; hier lässt sich also keine nennen
cli-without-looking = in { $system } haben Figuren keine Sichtlinien, die sich zeigen ließen
cli-without-walking = in { $system } haben Figuren keine Fußwege, die sich zeigen ließen
cli-without-layout = die Regeln von { $system } sagen nicht, wer geht und schaut; Layouts lassen sich also nicht vermessen
cli-without-trials = in { $system } können Streitkräfte nicht die Seiten tauschen; Layouts lassen sich also nicht durch Spiele prüfen (`pb12table simulate` spielt sie, wie sie sind)
cli-without-odds = die Regeln von { $system } sagen nicht, was Angriffe bringen würden

cli-sight-help = Sagen, ob eine Figur zu Beginn eines Szenarios eine andere sieht und was das Ziel verdeckt.
cli-sight-line = „{ $observer }“ hat eine Sichtlinie zu „{ $target }“.
cli-no-sight-line = „{ $observer }“ hat keine Sichtlinie zu „{ $target }“.
cli-sight-distance = Entfernung: { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}
cli-sight-outside-angle = Das Ziel liegt außerhalb des Sichtwinkels.
cli-sight-covered = Verdeckt: { $share } %, Sichtschutz der Stufe { $level }
cli-sight-covered-only = Verdeckt: { $share } %
cli-sight-too-little = Zu wenig vom Ziel liegt im Sichtwinkel: { $share } % davon unverdeckt; eine Sichtlinie braucht { $least } % ({ $rule }).
cli-sight-blockers = Im Weg: { $names }
cli-sight-borderline = Das ist ein Grenzfall: Etwas wird nur eben berührt.

cli-odds-help = Ausrechnen, was ein Angriff zu Beginn eines Szenarios brächte, bevor ein Würfel fällt.
cli-odds-weapon-help = Die Kennung der Waffe, die eingesetzt sein muss; ein Spiel ohne Waffen sagt melee, ranged oder magic oder nichts.
cli-odds-ap-help = Wie viele Aktionspunkte ausgegeben werden.
cli-odds-melee-help = Mit einer Waffe zuschlagen, die auch schießen könnte.
cli-odds-frequency-help = Die Frequenz der Waffe nutzen.
cli-odds-give-up-help = Auf wie viele Proben verzichtet wird, damit die übrigen leichter werden.
cli-odds-boost-help = Um wie viel der Mindestwurf für mehr Durchschlagskraft steigt.
cli-odds-facing-help = Wohin der Angreifer schaut, in Grad ab Osten gegen den Uhrzeigersinn; sonst genau zum Ziel.
cli-odds-with-help = Was sonst über den Angriff zu sagen ist, wenn ein Regelsystem es kennt, etwa mode=full oder walking=yes; mehrmals möglich.
cli-odds-bad-with = { $found } sagt nichts über den Angriff: Erwartet wird ein Name mit einem Wert wie mode=full
cli-odds-yes-or-no = { $option } heißt yes oder no, nicht { $found }
cli-odds-no-wish = { $system } kennt { $option } nicht
cli-odds-target-number =
    Mindestwurf { $number }, { $checks ->
        [one] eine Probe
       *[other] { $checks } Proben
    }
cli-odds-own-sum = Der Angriff würfelt auf { SIGNED($sum) }:
cli-odds-other-sum = Die Verteidigung würfelt auf { SIGNED($sum) }:
cli-odds-hits = Erfolge:
cli-odds-share = { "  " }{ $number }: { $share } %
cli-odds-out = Das Ziel wird ausgeschaltet: { $share } %

cli-simulate-help = Bots ein Szenario gegeneinander spielen lassen.
cli-simulate-games-help = Wie viele Spiele.
cli-simulate-seed-help = Gleiche Startwerte bringen gleiche Spiele.
cli-simulate-bots-help = Der Bot jedes Spielers in ihrer Reihenfolge oder einer für alle: { $bots }.
cli-simulate-check-help = Jedes Spiel aus seinem Protokoll nachspielen und alle Prüfsummen vergleichen.
cli-simulate-swap-help = Die Bots tauschen von Spiel zu Spiel die Plätze, sodass jeder jeden Spieler gleich oft spielt.
cli-simulate-by-bot = { $bot } gewinnt { $share } der Spiele; ein unentschiedenes wird aufgeteilt.
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
   *[position] nach Eintrag { $entry } steht das Spiel anders als beim ersten Mal
}.
cli-unknown-bot = es gibt keinen Bot { $found }; es gibt { $known }
cli-number-of-bots = { $found } Bots für { $players } Spieler: für jeden einen nennen oder einen für alle

cli-column-player = Spieler
cli-column-bot = Bot
cli-column-wins = gewonnen
cli-column-win-share = Anteil (95 %)
cli-column-shared = geteilt

match-help = Herausfinden, welcher von zwei Bots stärker spielt: Spielpaare mit gleichen Würfen und getauschten Plätzen.
match-bot-help = Ein Bot: { $bots }.
match-other-help = Der Bot, gegen den er spielt.
match-on-help = Wo sie sich treffen; mehrmals möglich: suite (gespiegelte Layouts), shipped (die mitgelieferten Szenarien für zwei) oder ein Szenario mit Id oder Pfad.
match-pairs-help = Wie viele Spielpaare es je Layout höchstens gibt.
match-sprt-help = Zwei Vermutungen in Elo, um wie viel A stärker ist, etwa 0,50: Das Match endet, sobald eine davon zu unwahrscheinlich ist (SPRT, 5 % Irrtum).
match-keep-help = Die Spiele laufend in eine Datei schreiben; derselbe Befehl macht nach einem Abbruch damit weiter.
match-html-help = Das Ergebnis auch als Seite schreiben.
match-markdown-help = Das Ergebnis als Abschnitt eines Dokuments in Markdown ausgeben.
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
match-all-layouts = alle Layouts
match-nobody = niemand
match-endings = Gewonnen von { $who }: { $endings }.
match-column-layout = Layout
match-column-games = Spiele
match-column-won = { $bot } gewann
match-column-share = Anteil { $bot } (95 %)
match-column-rounds = Runden
match-column-time = ms je Wahl, { $bot }
match-bad-sprt = { $found } ist kein Paar von Vermutungen: Erwartet werden zwei Zahlen von −1000 bis 1000, die kleinere zuerst, etwa 0,50
match-no-system = { $first } und { $second } spielen kein gemeinsames Spiel
match-which-system = Bots dieser Namen spielen mehrere Spiele: Mit --system sagen, welches gemeint ist ({ $known })
match-two-players = { $found } ist für { $players } Spieler; ein Match braucht zwei
match-other-system = { $found } ist kein Szenario von { $system }
match-no-layouts = für { $system } gibt es keine solchen Layouts
match-not-kept = das ist kein Spiel, das `pb12table match` aufgehoben hat
match-other-kept = diese Spiele stammen aus einem anderen Match: { $what ->
    [match] Andere Bots haben gespielt
    [seed] Der Startwert ist ein anderer
    [layouts] Die Layouts sind andere oder haben sich geändert
   *[program] Das Programm hat sich seitdem geändert
}

cli-replay-help = Einen Spielstand nachspielen und alle Prüfsummen darin vergleichen.
cli-replay-equal =
    { $file }: { $entries ->
        [one] Der eine Eintrag ergibt
       *[other] Alle { $entries } Einträge ergeben
    } nachgespielt gleiche Prüfsummen.

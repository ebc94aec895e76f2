### Gefragt werden, ob man unterbricht: Karten, der Stapel, das Band, ständige Befehle.

## Das Band

banner-asked = { $player } ist gefragt – { $when ->
    [before-turn] vor dem Spielzug von { $turn }
    [after-turn] nach dem Spielzug von { $turn }
   *[within] { $turn } ist am Zug
}
banner-asked-oneself = { $player } ist gefragt – { $when ->
    [before-turn] vor dem eigenen Spielzug
    [after-turn] nach dem eigenen Spielzug
   *[within] mitten im eigenen Spielzug
}
banner-interrupted = { $player }, deine Bewegung wird unterbrochen

## Was angesagt ist, und der Stapel

declared-action = { $has ->
    [both] { $action } ({ $weapon }) → { $target }
    [weapon] { $action } ({ $weapon })
    [target] { $action } → { $target }
   *[none] { $action }
}
moment-before-turn = { $player } beginnt einen Spielzug
moment-after-turn = Der Spielzug von { $player } ist vorbei
moment-after-entering = { $figure } hat das Spielfeld betreten
moment-before-action = { $figure }: { $action }
moment-after-action = { $figure } ist fertig mit: { $action }
moment-before-option = { $figure } will weitergehen
moment-after-option = { $figure } hat sich bewegt
stack-acts = { $figure } handelt: { $action }
stack-plays = { $figure }: { $what }
stack-first = kommt zuerst
stack-then = kommt danach
stack-announced = { $over ->
    [yes] gerade geschehen
   *[no] angesagt
}
stack-more = … und { $number } weitere darunter

## Ob unterbrochen wird

interrupt-title = { $player }, unterbrichst du?
interrupt-explanation = Was du spielst, wirkt vor dem, was hier angesagt ist. Passen alle, geht es weiter wie angesagt.
interrupt-target-number = { $own ->
    [yes] { $fails ->
        [now] Der Angriff braucht { $number }: Wie angesagt kann er nicht mehr gelingen. Ziel: { $target }.
        [then] Der Angriff braucht { $number }, mit der passenden Verteidigung { $after }; dann kann er nicht gelingen. Ziel: { $target }.
       *[never] Der Angriff braucht { $number }, mit der passenden Verteidigung { $after }. Ziel: { $target }.
    }
   *[no] { $fails ->
        [now] Der Angriff braucht { $number }: Wie angesagt kann er nicht gelingen. Ziel: { $target }.
       *[never] Der Angriff braucht { $number }. Ziel: { $target }.
    }
}
interrupt-unfit = Gegen den angesagten Angriff hilft das nicht.
interrupt-outcomes = Wie angesagt: { $outcomes }
interrupt-outcomes-then = Mit der Verteidigung: { $outcomes }
interrupt-vain = { $why ->
    [unattacked] { $figure } wird jetzt nicht angegriffen: Die Verteidigung würde erst später in diesem Spielzug zählen.
    [unfit] Diese Verteidigung hilft nicht gegen den angesagten Angriff.
    [all-the-same] Der Angriff gelingt auch so: Die Verteidigung ändert nichts.
   *[fails] Der Angriff kann ohnehin nicht gelingen: Die Verteidigung ändert nichts.
} Noch einmal dasselbe kostet den Marker trotzdem.
interrupt-figure = Figur
interrupt-no-figure = keine von dir wird angegriffen
interrupt-distracted = { $figure }: Abgelenkt { $distracted } von { $most }; jede Reaktion kommt dazu und kostet 1 AP, bevor die Figur wieder handelt.
interrupt-defence = { $name } +{ $value }
interrupt-defence-twice = { $name } 2×: +{ $value }
interrupt-act = { $name } ({ $cost })

## In einer Unterbrechung handeln

interruption-act-title = { $player }: { $figure } unterbricht
interruption-act-explanation = Wähle eine Aktion für { $left ->
    [one] einen Aktionspunkt
   *[other] bis zu { $left } Aktionspunkte
}. Sie kann nicht unterbrochen werden, und was übrig bleibt, verfällt.
interruption-act-again = Was angesagt war, geht nicht mehr. Wähle eine andere Aktion für { $left ->
    [one] einen Aktionspunkt
   *[other] bis zu { $left } Aktionspunkte
}.
interruption-no-action = Keine Aktion
action-declared = Vor der Unterbrechung angesagt: { $action }. Tu das, oder etwas anderes.
action-declared-button = Wie angesagt ({ $cost })
action-declared-changed = Der Mindestwurf ist jetzt { $now } statt { $before }.

## Eine Bewegung wird unterbrochen

respond-title = { $player }: { $figure } wird beim Bewegen unterbrochen
respond-explanation = Reagiere und entscheide erst danach über den Weg, oder lege den Rest des Weges jetzt fest und reagiere nicht.
respond-commit = { $options ->
    [0] Weg festlegen
   *[other] Weg so festlegen
}{ $markers ->
    [0] {""}
   *[other] , sofort Bewegt +{ $markers }
}
respond-note = Einen festgelegten Weg geht die Figur nach der Unterbrechung, so weit es dann noch möglich ist.

## Ständige Befehle

curtain-why-orders = Wann du gefragt werden willst, ob deine Figuren unterbrechen, geht sonst niemanden etwas an.
orders-title = Wann wird { $player } gefragt?
orders-explanation = Jede Zeile fügt der darüber etwas hinzu. Gefragt wirst du nur, wenn die Figur etwas tun kann, und was du wählst, sieht sonst niemand. Ist sie Verzögert, wirst du – außer bei „nie“ – auch gefragt, wenn ein Gegner in ihrer Sicht handelt oder hineinkommt.
orders-of-program = Das Programm spielt für { $player } und entscheidet selbst, wann es unterbricht.
orders-never = nie
orders-attacked = wenn sie angegriffen wird
orders-near = wenn ein Gegner auf { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} herankommt oder dort handelt
orders-always = bei jeder Gelegenheit
orders-for-all = Für alle meine Figuren
orders-done = Fertig
sheet-orders = Wann werde ich gefragt? …
    .tip = Wann gefragt wird, ob diese Figur unterbricht. Das sieht nur, wer sie führt.

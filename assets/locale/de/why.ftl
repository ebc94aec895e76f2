## Warum das Programm etwas getan hat

why-title = Warum hat { $player } das getan?
why-secret = Das lest ihr, wenn das Spiel vorbei ist: Das Programm kann hier etwas wissen, was ihr nicht wisst.
why-none = Das Programm hat noch nichts entschieden.
why-asking = Das hat das Programm entschieden, bevor das Spiel geöffnet wurde; es wird noch einmal gefragt …
why-no-choice = Es hatte keine Wahl.
why-tip = warum das Programm das getan hat
why-close = Schließen
command-why = Warum hat das Programm das getan?
why-did = Es hat entschieden: { $did }
why-again = Noch einmal gefragt, entscheidet es anders: { $again } Die Gründe unten gelten dafür. Im Spiel hatte es weniger Zeit, oder jemand hat etwas zurückgenommen.
why-again-unsaid = Noch einmal gefragt, entscheidet es anders, und seine Gründe gelten dafür. Im Spiel hatte es weniger Zeit, oder jemand hat etwas zurückgenommen.
why-rule-of-thumb = Hier hat es nichts abgewogen: Es folgte einem Plan von vorher oder seiner Faustregel.
why-before = { $plans ->
    [one] Vorher sah es seine Aussicht bei { $chance } %. Es hat einen Plan betrachtet:
   *[other] Vorher sah es seine Aussicht bei { $chance } %. Es hat { $plans } Pläne betrachtet:
}
why-points = { $plans ->
    [one] Es hat einen Plan betrachtet. Die Punkte sind seine eigene Rechnung; nichts zu tun bringt { $before }:
   *[other] Es hat { $plans } Pläne betrachtet. Die Punkte sind seine eigene Rechnung; nichts zu tun bringt { $before }:
}
why-plan-first = { $plan }: { $first }
why-plan = { $looked ->
    [0] { $chance } % (± { $error }) – { $plan }
   *[other] { $chance } % (± { $error }, { $looked }-mal in Gedanken gespielt) – { $plan }
}
why-plan-at-a-glance = { $chance } % (nur kurz betrachtet) – { $plan }
why-plan-reckoned = { $chance } % – { $plan }
why-plan-points = { $points } – { $plan }
why-plan-taken = → { $plan }
why-feared = { $plan } Am meisten fürchtete es { $figure }.
plan-attack = angreifen
plan-fight-and-go = angreifen und dann gehen
plan-go = an einen besseren Ort gehen
plan-go-and-fight = gehen und dann angreifen
plan-shoot = schießen
plan-end-turn = den Zug beenden
plan-pass = nichts tun
why-unsaid = eine Antwort, die niemand sieht
why-not-sure = Kein anderer war um mehr besser, als der Zufall erklärt.
why-target = { $plan } (Ziel: { $figure })
why-near = Wo Pläne fast das Gleiche versprechen, nimmt es mal den einen, mal den anderen.
why-more = { $number ->
    [one] … und noch ein Plan.
   *[other] … und noch { $number } Pläne.
}
cli-log-why-help = Zu jeder Antwort des Programms sagen, was es abgewogen hat: Es wird noch einmal gefragt und denkt dabei so lange wie im Spiel.
cli-log-why-secret = Manche Gründe stehen hier erst, wenn das Spiel vorbei ist: Nicht alle dürfen wissen, was das Programm wusste.
cli-log-why-thumb = { $number ->
    [one] { $player } ({ $how }): eine Antwort nach Faustregel, gegen nichts abgewogen.
   *[other] { $player } ({ $how }): { $number } Antworten nach Faustregel, gegen nichts abgewogen.
}
cli-log-why-progress = noch einmal gefragt
cli-log-why-without-seed = Dieser Spielstand sagt nicht, mit welchem Zufall das Programm gespielt hat; noch einmal gefragt, entscheidet es vielleicht anders.
cli-log-why-nobody = Das Programm hat in diesem Spiel für niemanden gespielt.

### Was ein Szenario mitbringt: Sieg- und Niederlagebedingungen, eigene Aktionen, Gelände, das nachgibt.

## Sieg- und Niederlagebedingungen

event-victory-points-gained = { $why ->
    [hold] { $player } kontrolliert das Gebiet „{ $from }“ und erhält { $victory_points }.
    [contest] { $player } steht im Gebiet „{ $from }“ und erhält { $victory_points }.
    [source] { $player } erhält { $victory_points } für „{ $from }“.
    [defeat] { $player } erhält { $victory_points } für eine Niederlage.
   *[nothing] { $player } erhält { $victory_points }.
}
event-zone-changed-hands = { $change ->
    [gained] Das Gebiet „{ $zone }“ zählt jetzt für { $come }.
    [lost] Das Gebiet „{ $zone }“ zählt nicht mehr für { $gone }.
   *[passed] Das Gebiet „{ $zone }“ zählt nicht mehr für { $gone }, sondern für { $come }.
}
defeat-r6-1-9 = Anführer ausgeschaltet ({ $figure })

## Aktionen des Szenarios

action-scenario-action = Szenarioaktion
    .help = Was sie bewirkt, und wo, steht im Szenario.
event-action-taken-at = , Ziel: { $at }
event-scenario-action-worked = { $figure }: { $action } wirkt.
event-scenario-action-failed = { $successes ->
    [0] { $figure }: { $action } bleibt ohne Erfolg.
   *[other] { $figure }: { $action } reicht nicht, { $successes } von { $needs } Erfolgen.
}
event-command-points-gained = { $player } erhält { $command_points } ({ $from }).
dice-action-check = Aktionsprobe
refusal-no-such-action = Eine solche Aktion hat dieses Szenario nicht für dich.
refusal-worked-already = { $action } hat in diesem Spiel schon gewirkt.
refusal-at-least-so-many-action-points = Das kostet mindestens { $least } AP.
refusal-at-most-so-many-action-points = Das kostet höchstens { $most } AP.
refusal-not-in-zone = Nur innerhalb des Gebiets: { $zone }.
refusal-block-not-for-this = { $block } ist nicht im Einsatz oder hilft hier nicht.
refusal-needs-a-block = Nichts im Einsatz ist dafür gemacht: { $action }.
refusal-other-target-needed = { $action } braucht ein anderes Ziel.
refusal-wrong-side = { $target } steht dafür auf der falschen Seite.
refusal-outside-communication = Das Ziel ist außerhalb des Kommunikationsbereichs.
refusal-too-far = { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
} entfernt; höchstens { $most } sind möglich.
modifier-scenario-action = die Aktion selbst

## Gelände, das nachgibt

event-piece-damaged = Schaden { $code } am Gelände ({ $piece }), Würfel { $face }, Ergebnis { $result }: { $points ->
    [0] unversehrt
   *[other] { $damage_points }
}
event-piece-gave-way = { $how ->
    [open] Das geht auf: { $piece }
   *[destroyed] Das geht zu Bruch: { $piece }
}
target-terrain = { $piece }
modifier-blinded = geblendet
status-blinded = Geblendet
    .help = Mindestwurf +2 auf alle Aktionsproben je Marker; in jeder Statusphase geht ein Marker verloren.

## Gegenstände am Boden, und was sich auf Zeit ändert

event-item-put-down = { $figure } legt ab: { $block }
event-item-picked-up = { $figure } hebt auf: { $block }
refusal-ability-stays = Eine Fähigkeit lässt sich nicht ablegen: { $block }.
refusal-no-item-in-contact = Die Figur ist mit diesem Gegenstand nicht in Kontakt.
refusal-carries-one-already = Davon trägt die Figur schon eines: { $block }.
refusal-only-what-is-in-use = Nur was im Einsatz ist, kann im Einsatz bleiben.
event-attribute-changed = { $figure }: { $attribute } { $change } { $lasting ->
    [turn] bis zum Ende des Spielzugs
    [round] bis zum Ende der Runde
   *[until_ended] für den Rest des Spiels
} ({ $from })

## Aktionen des Szenarios, im Programm gewählt

scenario-action-title = { $figure }: Aktionen dieses Szenarios
scenario-action-explanation = Was jede bewirkt, steht in ihrem Hinweis.
scenario-action-at = { $action }: { $target }
scenario-action-here = hier
scenario-action-with = { $target } ({ $block })
scenario-action-checks = { $checks ->
    [one] Eine Probe
   *[other] { $checks } Proben
}, { $needs ->
    [one] ein Erfolg genügt
   *[other] { $needs } Erfolge sind nötig
}.
scenario-action-hopeless = So viel zeigt kein Würfel: Dieser Figur kann es jetzt nicht gelingen.
scenario-action-blast = { $checks ->
    [one] Eine Probe; misslingt sie,
   *[other] { $checks } Proben; misslingt eine,
} weicht die Wirkung ab: schwächer und nur in einem Wirkungswinkel.

## Der Auftrag: was zu tun ist

briefing-hold = Gebiet kontrollieren: „{ $zone }“ ({ $players }). 1 Siegpunkt am Ende jeder Runde, in der nur eigene handlungsfähige Figuren darin sind. R6.1.10
briefing-contest = Kontrolle stören: „{ $zone }“ ({ $players }). 1 Siegpunkt am Ende jeder Runde, in der eine eigene handlungsfähige Figur darin ist. R6.1.11
briefing-action = Aktion „{ $action }“{ $limited ->
    [no] { "" }
   *[yes] { " " }({ $players })
}: { $points } für den Spieler, dessen Figur sie gelingt{ $inside ->
    [no] { "" }
   *[yes] , nur im Gebiet „{ $zone }“
}{ $uses ->
    [0] { "" }
    [1] , einmal im Spiel
   *[other] , höchstens { $uses }-mal im Spiel
}. { $text } R1.1.21
briefing-take-out-leader = Anführer ausschalten: Wessen Anführer ausgeschaltet wird, erleidet sofort eine Niederlage. Die Anführer: { $leaders }. R6.1.9
briefing-leader = { $figure } ({ $player })
briefing-no-figures = Besiegt ist, wer am Ende einer Statusphase keine handlungsfähige Figur auf dem Spielfeld hat. R1.3.18
briefing-defeat = Besiegt ist auch, wer zu Beginn einer Runde keine Kommandopunkte hat. Besiegte verlieren alle Siegpunkte; jeder andere, der noch mitspielt, erhält 1. R1.3.2, R1.1.22
briefing-end = Das Spiel endet, wenn nur noch einer übrig ist; die meisten Siegpunkte gewinnen. R1.1.21
briefing-end-limit = Das Spiel endet nach Runde { $rounds }, oder wenn nur noch einer übrig ist; die meisten Siegpunkte gewinnen. R6.1.2, R1.1.21

wins-zone = { $zone }: { $number ->
        [0] { $contested ->
            [yes] umkämpft
           *[no] niemand
        }
       *[other] { $players }
    }

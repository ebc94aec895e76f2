### Kapitel 2: Kommandoaktionen und Kommandogruppen.

## Gruppen

group-force = Einsatzgruppe von { $player }
group-nobody = niemand

## Die Kommandoaktionen

command-action-make-ready = Bereitmachen!
    .help = Alle, die teilnehmen, führen eine oder mehrere Auxiliaraktionen aus.
command-action-ranged-attack = Fernkampfangriff!
    .help = Alle, die teilnehmen, führen einen oder mehrere Fernkampfangriffe aus; dazu dürfen sie Auxiliaraktionen ausführen.
command-action-melee-attack = Nahkampfangriff!
    .help = Alle, die teilnehmen, führen mindestens einen Nahkampfangriff aus; dazu dürfen sie sich bewegen und Auxiliaraktionen ausführen.
command-action-move = Bewegung!
    .help = Alle, die teilnehmen, führen eine oder mehrere Bewegungen aus; dazu dürfen sie Auxiliaraktionen ausführen.

action-command = Kommando
    .help = Eine Kommandoaktion: Mehrere Figuren handeln gemeinsam. Wer dafür aktiviert wird, kostet einen Kommandopunkt, im Kommandobereich des eigenen Kommandoführers keinen.
command-nobody-left = Niemand hat AP oder lässt sich aktivieren.
action-end-command = Kommando beenden
    .help = Die Kommandoaktion ist zu Ende; die Figur, die das Kommando gab, macht weiter.
action-appoint-leader = Kommandoführer wählen
    .help = 1 Kommandopunkt: einen neuen Kommandoführer für eine deiner Kommandogruppen wählen.
turn-appoint-leader = Kommandoführer wählen
    .help = 1 Kommandopunkt: einen neuen Kommandoführer für eine deiner Kommandogruppen wählen; der Spielzug kommt erst noch.

commanding-title = { $figure } kommandiert
commanding-explanation = Klicke auf dem Spielfeld oder in der Liste an, wer teilnehmen soll; ein heller Ring zeigt es.
commanding-aim-first = Nach einer Zielwahl können alle auf dieses Ziel schießen.
commanding-leads-nobody = { $figure } führt keine Gruppe, darum kostet jede Figur 1 KP, auch im Kommandobereich.{ $can ->
    [yes] {" "}Erst Kommandoführer wählen ({ $key }, 1 KP), dann ist seine Gruppe dort frei.
   *[no] {""}
}
commanding-left-out = Ohne Sichtlinie zum Ziel, also nicht dabei: { $figures }
aim-for-command = Mit Fernkampfangriff! danach können alle, die teilnehmen, auf dieses Ziel schießen.
commanding-commit = Kommandieren ({ $cost })
commanding-target = Ziel
commanding-all-at = für alle: { $target }
commanding-free-targets = jeder wählt selbst
commanding-participants = { $number ->
    [0] Noch nimmt niemand teil.
   *[other] Es nehmen teil: { $figures }
 }
commanding-figure = Figur
commanding-figure-value = { $figure } ({ $cost })
commanding-takes-part = Nimmt teil
cost-some-command = ab 0 KP
tile-let-act = Andere Figur
    .help = Eine andere aktive Figur macht weiter; dieselbe Taste führt zu dieser zurück.
tile-let-act-number = { $number ->
    [one] 1 kann auch handeln
   *[other] { $number } können auch handeln
 }
command-goes-on = { $name } läuft{ $aim ->
    [shared] {""}, Ziel für alle: { $target }
   *[free] {""}
}; { $number ->
    [0] gerade muss niemand etwas tun.
   *[other] noch dran: { $figures }.
 }

## Was geschehen ist

event-command-given-cost = { $number } KP
event-leader-appointed = { $figure } führt jetzt die Gruppe: { $group_name }
event-panic-checks-taken-over = { $figure } übernimmt { $number ->
    [one] eine Panikprobe
   *[other] { $number } Panikproben
}: { $covered } ({ $cost }){ $groups ->
    [0] { "" }
   *[other] ; so lange aufgelöst: { $dissolved_groups }
}
event-check-deputised = { $own ->
    [yes] { $figure } würfelt anders: { $check } ({ $block })
   *[no] { $figure }, { $check }: Statt der Figur würfelt { $deputy_name } ({ $block })
}
event-leadership-ended = { $figure } führt die Gruppe nicht mehr: { $group_name }
event-command-given = { $figure } ruft { $name } ({ $cost }): { $figures }{ $aimed ->
    [no] { "" }
   *[yes] ; Ziel: { $target }
}{ $groups ->
    [0] { "" }
   *[other] ; so lange aufgelöst: { $dissolved_groups }
}
event-command-ended = { $name } ist zu Ende.

## Fragen

leader-title = Kommandoführer von { $player }
leader-explanation = Für 1 Kommandopunkt einen Kommandoführer wählen? Das geht auch in deinen eigenen Spielzügen.
leader-option = { $figure } führt: { $group }
leader-nobody = Nichts ändern

take-over-title = Panikproben von { $player }
take-over-explanation = Ein Kommandoführer kann eine einzige Probe für mehrere seiner Figuren würfeln.
take-over-nobody = Jede Figur würfelt selbst
take-over-each-itself = Würfelt jede selbst: { $each }
take-over-each = { $number }+ für { $figure } ({ $percent } %)
take-over-leader = Kommandoführer
take-over-extra = Weitere KP
take-over-extra-value = { $number ->
    [0] keine
   *[other] { $number } (−{ $easier })
}
take-over-commit = Übernehmen ({ $cost })
take-over-result = { $outcome ->
    [sure] Gelingt ohne Würfel
    [lost] Misslingt ohne Würfel
   *[open] Mindestwurf { $number }: { $percent } %
}
dissolve-group = { $group } auflösen
deputy-title = { $figure }: { $check }
deputy-explanation = Diese Probe kann jemand anderes würfeln; das Ergebnis trifft trotzdem die Figur, um die es geht: { $figure }.
deputy-itself = { $figure }: { deputy-needs }
deputy-other = Stattdessen { $figure }: { deputy-needs }
deputy-differently = { $figure }, anders: { deputy-needs }
deputy-needs = { $outcome ->
    [sure] gelingt ohne Würfel
    [lost] misslingt ohne Würfel
   *[open] Mindestwurf { $number }
}
effect-take-over = Ein Kommandoführer übernimmt Panikproben
take-over-note = Misslingt sie, werden alle panisch.

## Summen

modifier-indirect-activation = indirekt aktiviert
modifier-indirect-activation-by = indirekt aktiviert: { $object }
modifier-in-the-command-area = aus der Gruppe, im Kommandobereich
modifier-relocation = eine Figur tritt ein
modifier-group-relocation = Figuren der Gruppe kommen mit
modifier-taking-over = Panikproben übernehmen
modifier-extra-command-points = zusätzliche Kommandopunkte
modifier-deputy-command = Kommando des Kommandoführers
modifier-dissolved-group = aufgelöste Gruppe

## Ablehnungen

refusal-not-your-group = Das ist keine deiner Kommandogruppen.
refusal-leads-already = { $figure } führt diese Gruppe schon.
refusal-no-command-figure = { $figure } ist keine Kommandofigur.
refusal-cannot-lead-this-group = { $figure } gehört weder zu dieser Gruppe noch führt sie eine direkt untergeordnete.
refusal-dissolved-twice = Eine Gruppe ist zweimal genannt.
refusal-cannot-be-dissolved = { $group } kann nicht aufgelöst werden.
refusal-does-not-lead-above = { $figure } führt nicht die Gruppe über dieser: { $group }.
refusal-not-activated-directly = Nur wer direkt aktiviert ist, gibt Kommandos.
refusal-no-more-commands = Nicht mehr als { $commands ->
    [one] eine Kommandoaktion
   *[other] { $commands } Kommandoaktionen
} je Spielrunde.
refusal-active-already = { $figure } ist schon aktiv und muss nicht aktiviert werden.
refusal-nobody-takes-part = Niemand nimmt teil.
refusal-named-twice = Eine Figur ist zweimal genannt.
refusal-not-enough-command-points = Nicht genug Kommandopunkte: { $cost } nötig, { $left } übrig.
refusal-only-for-ranged-attack = Nur Fernkampfangriff! hat ein gemeinsames Ziel.
refusal-not-aimed-at = Die Figur, die das Kommando gibt, hat ein anderes Ziel gewählt als diesen Punkt.
refusal-not-aimed-at-of = Die Figur, die das Kommando gibt, hat ein anderes Ziel gewählt als dieses: { $target }.
refusal-takes-no-part-unactivated = { $figure } ist nicht aktiv; aktiviere die Figur erst.
refusal-no-action-points-to-take-part = { $figure } hat keine Aktionspunkte, um teilzunehmen.
refusal-no-ranged-weapon = { $figure } hat keine Fernkampfwaffe.
refusal-no-melee-weapon = { $figure } hat keine Nahkampfwaffe.
refusal-cannot-see-the-target = { $figure } hat keine Sichtlinie zu diesem Punkt.
refusal-cannot-see-the-target-of = { $figure } hat keine Sichtlinie zum Ziel: { $target }.
refusal-not-in-this-command = Das gehört nicht zur Kommandoaktion.
refusal-all-at-one-target = In dieser Kommandoaktion haben alle denselben Punkt zum Ziel.
refusal-all-at-one-target-of = In dieser Kommandoaktion haben alle dasselbe Ziel: { $target }.
refusal-keeps-a-point-for-its-part = Die Figur muss einen AP für die Kommandoaktion behalten.
refusal-leads-no-group = { $figure } führt keine Gruppe, die mitkommen könnte.
refusal-nobody-comes-along = Gruppen werden nur für Figuren aufgelöst, die mitkommen; { $figure } kommt allein.
refusal-not-in-his-group = { $figure } ist in keiner Gruppe, die { $leader } führt.
refusal-not-in-the-same-entry-zone = { $figure } muss in derselben Eintrittszone aufgestellt werden wie der Kommandoführer.
refusal-leads-nobody = { $figure } führt keine Gruppe.
refusal-whose-panic-checks = Wähle, wessen Panikproben übernommen werden, jede Figur einmal.
refusal-makes-no-panic-check = { $figure } muss jetzt keine Panikprobe würfeln.
refusal-no-command-runs = Es läuft keine Kommandoaktion.
refusal-owes-its-part = Noch offen: { $figure }.
refusal-command-runs = Es läuft schon eine Kommandoaktion.

## Was an den Gruppen eines Szenarios falsch sein kann

problem-named-like-a-player = eine Gruppe darf nicht die Kennung eines Spielers haben; so heißt die ganze Einsatzgruppe.
problem-in-two-groups = { $id } ist schon in einer anderen Gruppe.
problem-no-group-above = dieser Spieler hat keine Gruppe { $id }, der sie untergeordnet sein könnte; direkt unter der Einsatzgruppe steht hier die Kennung des Spielers.
problem-groups-in-a-circle = die Gruppen sind einander im Kreis untergeordnet.
problem-cannot-lead-this-group = { $id } gehört weder zu dieser Gruppe noch führt sie eine direkt untergeordnete.

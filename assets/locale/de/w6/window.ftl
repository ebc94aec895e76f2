### Kampf W6 im Fenster: Bögen, Zeichen und Fragen.

## Der Tisch und die Bögen

start-table = { $width } × { $depth } m
look-level = Deckungswurf
look-level-value = { $level ->
    [0] keiner
   *[other] { $level }+
}
ruler-label = { $flat } m ({ $cm } cm)
ruler-label-space = { $flat } m in der Ebene, { $space } m im Raum ({ $cm } cm)
closing-damage = Wunden zugefügt
game-report-dealt = Wunden zugefügt
key-group-w6-act = Handeln
key-group-w6-turn = Zug beenden
key-group-w6-dice = Nach Würfeln fragen
command-w6-attack = Angreifen
command-w6-walk = Gehen
command-w6-run = Rennen
command-w6-crawl = Robben
command-w6-stance-standing = Aufstehen
command-w6-stance-kneeling = Hinknien
command-w6-stance-prone = Hinlegen
command-w6-reload = Nachladen
command-w6-item = Gegenstand benutzen
command-w6-door = Tür öffnen oder schließen
command-w6-scenario = Szenariohandlung
command-w6-buy = Aktion kaufen
command-w6-steal = Aktion stehlen
command-w6-end-turn = Zug beenden
command-w6-ask-less = Weniger nach Würfeln fragen
key-group-interrupt = Reagieren
command-pass-interruption = Nicht reagieren
order-before = Initiative
cover-short = Deckung { $level }+
chip-initiative = Initiative { $total }
chip-wounds = { $wounds } von { $limit } Wunden
chip-dice = Würfel des Spielers: { $bonus } Bonus, { $reroll } Wiederholung, { $fate } Schicksal
float-saved = { $number } aufgehalten
float-parried = { $number } pariert
chip-out = ausgefallen
float-out = außer Gefecht
sheet-speed = Schnelligkeit
    .short = Schnell.
sheet-dexterity = Geschick
    .short = Gesch.
sheet-melee = Nahkampf
    .short = Nahk.
sheet-shooting = Schießen
    .short = Schieß.
sheet-throwing = Werfen
    .short = Werf.
sheet-protection = Schutz
    .short = Schutz
sheet-health = Wunden übrig
sheet-actions = Aktionen
sheet-weapons = Waffen
sheet-items = Gegenstände
sheet-dice = Würfel des Spielers
sheet-value = Wert
sheet-bonus-dice = Bonuswürfel
sheet-reroll-dice = Wiederholungswürfel
sheet-fate-dice = Schicksalswürfel
sheet-group-dice = Gruppenwürfel der Seite
sheet-weapon-reach = Reichweite { $reach } m
sheet-weapon = { $attacks } { $attacks ->
    [one] Angriff
   *[other] Angriffe
}, Genauigkeit { SIGNED($accuracy) }, Durchschlag { SIGNED($penetration) }, je { $wounds } { $wounds ->
    [one] Wunde
   *[other] Wunden
}, { $reach }
fact-melee = Reichweite { $reach } m
fact-too-far = zu weit
sign-wounds = Wunden
sign-carrier = trägt die Beute
sign-recoil = Rückstoß auf den nächsten Schuss
headline-turn = { $figure }

## Fragen

ask-act = { $figure } ist am Zug (noch { $actions })
ask-reaction = { $actor } { $kind ->
    [attack] hat angegriffen
    [walk] ist gegangen
    [run] ist gerannt
    [crawl] ist gerobbt
    [stance] hat die Haltung gewechselt
    [reload] hat nachgeladen
    [use-item] hat einen Gegenstand benutzt
    [use-door] hat eine Tür benutzt
   *[other] hat gehandelt
}: Reagiert { $figure }?
ask-parry = { $attacker } landet { $hits }: Pariert { $figure }?
ask-spend-hit = { $figure } würfelt auf { $other }: einen Würfel einsetzen?
ask-spend-cover = { $figure } würfelt auf Deckung vor { $other }: einen Würfel einsetzen?
act-target = Ziel
act-victim = Von
act-weapon = Waffe
act-mode = Feuermodus
act-where = Wo
act-place = Stelle { $number } · { $cover }
    .free = frei
    .refused = nicht von hier
act-way = Weg
act-further = Unterwegs
act-spot = Wo
further-nothing = nichts
further-end = am Ende
further-after = nach { $metres } m
further-here = hier
do-standing = Aufstehen
do-kneeling = Hinknien
do-prone = Hinlegen
do-reload = Nachladen: { $weapon }
do-item = { $item }: { $figure }
do-door = { $how ->
    [open] Öffnen: { $door }
    [ajar] Anlehnen: { $door }
    [lifts-open] Hochziehen: { $door }
    [lifts-close] Herablassen: { $door }
   *[close] Schließen: { $door }
}
do-scenario-act = { $act }
act-costs = Kostet { $actions }; danach { $left ->
    [0] keine
   *[other] noch { $left }
} übrig.
do-buy = Aktion kaufen
    .about = Gib einen Bonuswürfel endgültig her (übrig: { $left }): Diese Figur bekommt sofort eine Aktion.
do-steal = Aktion stehlen
    .about = Setz einen Schicksalswürfel ein (übrig: { $left }): Ein Gegner verliert eine Aktion, und diese Figur bekommt sie sofort.
do-end-turn = Zug beenden{ $left ->
    [0] { "" }
   *[other] , { $left } behalten
}
do-pass = Nicht reagieren
do-pass-turn = Diesen Zug nicht
    .about = In diesem Zug wirst du nur noch gefragt, wenn jemand diese Figur angreift.
way-nothing = Ziel anklicken, bis { $most } m
way-cost = { $cost } von { $most } m
way-too-far = Zu weit: Die Figur bleibt { $metres } m davor stehen.
way-beside = Dorthin führt kein Weg: Die Figur bleibt { $metres } m davor stehen.
way-left = noch { $left } m
note-attack = { $dice } × { $number }+
roll-hit = Treffer
    .words = { $dice } Würfel · { $hits } Treffer erwartet
roll-cover = Deckung
    .words = { $share } % verdeckt, { $stance }
roll-armour = Rüstung
    .words = ein Würfel für jeden Treffer, der bleibt
roll-armour-always = hält jeden Treffer auf
roll-nothing = kein Wurf
roll-never = nie ({ $number }+)
roll-none = keine
throw-chances = { $some } % für eine Wunde · { $out } % außer Gefecht
throw-mean = { $mean } { $mean ->
    [1] Wunde
   *[other] Wunden
} erwartet
attack-in-vain = So hoch kann kein Würfel kommen; es würde gar nicht gewürfelt. Wähle es noch einmal, um es trotzdem zu tun.
parry-no = Nicht parieren
parry-action = kostet eine Aktion
parry-left = es bleiben etwa { $left }
parry-with = { $means }: { $number }+ gegen jeden Treffer
parry-bought = kostet einen Bonuswürfel
parry-stolen = kostet einen Schicksalswürfel: { $victim } verliert eine Aktion
parry-cost = Eine Parade kostet eine Aktion; übrig: { $left }.
parry-cost-dice = Keine Aktion ist übrig: Ein Würfel kann die Parade bezahlen. Bonuswürfel: { $bonus }, Schicksalswürfel: { $fate }.
spend-hit = Nötig: { $number }+, { $hits } Treffer
spend-cover = Nötig: { $number }+, { $hits } von { $of } aufgehalten
spend-stop = Dabei lassen
    .about = In dieser Runde wirst du nur noch gefragt, wenn ein Wurf ganz danebengeht oder eine deiner Figuren ausfallen könnte.
    .bad = In dieser Runde wirst du nicht mehr nach Würfeln gefragt.
spend-only-bad = Nur nach schlechten Würfen fragen
    .about = Lässt es dabei und fragt dich für den Rest des Kampfes nur noch nach Würfeln, wenn ein Wurf ganz danebengeht oder eine deiner Figuren ausfallen könnte. Im Menü lässt sich das wieder ändern.
spend-reroll = Einen neu würfeln
    .note = übrige Wiederholungswürfel: { $left }
spend-group-reroll = Einen neu würfeln
    .note = übrige Gruppenwürfel: { $left }
spend-bonus = Ein Würfel mehr
    .note = übrige Bonuswürfel: { $left }
spend-group-bonus = Ein Würfel mehr
    .note = übrige Gruppenwürfel: { $left }
spend-odds = { $chance } %
spend-stopped = { $number } von { $of } aufgehalten
spend-none-left = Du hast keinen solchen Würfel mehr.
spend-none-failed = Kein Würfel ist misslungen.
refusal-nobody-to-attack = Von hier aus kannst du niemanden angreifen.

## Was man ungefragt sagt

order-never = fragt nie
order-attacked = fragt, wenn sie angegriffen wird
order-target = fragt, wenn sie treffen könnte, wer handelt
order-always = fragt immer, auch ohne Aktionen
order-set = { $figure } { $order }.
menu-order = Reaktionen: { $figure } { $order }
menu-keep-dice = Nicht mehr nach Würfeln fragen
menu-ask-dice = Wieder nach Würfeln fragen

## Erste Schritte

hint-w6-act = Deine Figur ist am Zug
    .text = Jede Handlung kostet eine Aktion. Wähle, was sie tut, dann auf dem Spielfeld ein Ziel oder einen Weg; { $commit } führt es aus. Die Tafel zeigt alle drei Würfe eines Angriffs und die genauen Chancen.
hint-w6-saving = Eine Aktion aufsparen
    .text = Mit Aktionen, die am Ende des Zuges ({ $end }) übrig sind, bezahlt die Figur bis zu ihrem nächsten Zug Reaktionen. Hat sie alle ausgegeben, kann sie nur zusehen.
hint-w6-reaction = Eine Reaktion
    .text = Ein Gegner hat gehandelt, und deine Figur hat es bemerkt. Für eine Aktion darf sie jetzt schießen, sich decken oder zuschlagen; die nummerierten Kreise sind die Stellen des Weges, an denen du den Läufer treffen kannst. { $pass } lässt es geschehen, { $turn } für den ganzen Zug.
hint-w6-orders = Weniger Fragen
    .text = { $orders } ändert, wann die gewählte Figur nach Reaktionen fragt.
hint-w6-parry = Parieren
    .text = Eine Parade kostet eine Aktion, und jeder Erfolg nimmt einen Treffer weg. Ist keine Aktion übrig, kann ein Würfel sie bezahlen.
hint-w6-dice = Würfel des Spielers
    .text = Wiederholungs- und Bonuswürfel sind rar und kommen nicht zurück: Heb sie für Würfe auf, auf die es ankommt.

## Help

help-round = Die Figuren handeln eine nach der anderen in der Reihenfolge, die oben steht und den ganzen Kampf über gilt. Wer am Zug ist, bezahlt mit Aktionen: gehen, schießen, zuschlagen, nachladen oder die Haltung wechseln. Mit übrigen Aktionen bezahlt die Figur Reaktionen, bis sie wieder am Zug ist. Nach jeder Handlung darf reagieren, wer sie bemerkt. Ein Angriff hat bis zu drei Würfe: Treffer, Deckung, Rüstung; jeder Treffer, der übrig bleibt, verwundet.


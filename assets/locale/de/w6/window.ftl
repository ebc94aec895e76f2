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
command-w6-attack = Angreifen
command-w6-walk = Gehen
command-w6-run = Rennen
command-w6-crawl = Robben
command-w6-stance-standing = Aufstehen
command-w6-stance-kneeling = Hinknien
command-w6-stance-prone = Hinlegen
command-w6-reload = Nachladen
command-w6-item = Gegenstand benutzen
command-w6-door = Tür benutzen
command-w6-scenario = Handlung des Szenarios
command-w6-buy = Aktion kaufen
command-w6-steal = Aktion stehlen
command-w6-end-turn = Zug beenden
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
sign-carrier = trägt, worum es im Szenario geht
sign-recoil = Rückstoß auf den nächsten Schuss
headline-turn = { $figure }

## Fragen

ask-act = { $figure } ist am Zug ({ $actions })
ask-reaction = { $figure }: auf { $actor } reagieren ({ $act })?
ask-parry = { $figure }: { $attacker } parieren? ({ $hits })
ask-spend-hit = { $figure } würfelt, um { $other } zu treffen: einen Würfel verwenden?
ask-spend-cover = { $figure } würfelt auf Deckung vor { $other }: einen Würfel verwenden?
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
further-end = am Ende des Weges
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
do-buy = Aktion kaufen
    .about = Gibt einen Bonuswürfel für das ganze Spiel her (übrig: { $left }): sofort eine Aktion mehr.
do-steal = Aktion stehlen
    .about = Kostet einen Schicksalswürfel (übrig: { $left }): Ein Gegner verliert eine Aktion, und diese Figur hat sofort eine mehr.
do-end-turn = Zug beenden{ $left ->
    [0] { "" }
   *[other] , { $left } behalten
}
do-pass = Nicht reagieren
do-pass-turn = In diesem Zug nicht
way-nothing = anklicken, wohin, bis { $most } m
way-cost = { $cost } von { $most } m
way-too-far = Zu weit: Der Weg endet { $metres } m davor.
way-left = noch { $left } m
note-attack = { $dice } × { $number }+
roll-hit = Treffer
    .words = { $dice } Würfel · { $hits } Treffer erwartet
roll-cover = Deckung
    .words = { $share } % verdeckt, { $stance }
roll-armour = Rüstung
    .words = für jeden Treffer, der bleibt
roll-armour-always = hält jeden Treffer auf
roll-nothing = es wird nicht gewürfelt
roll-never = { $number }
roll-none = keine
throw-chances = { $mean } { $mean ->
    [1] Wunde
   *[other] Wunden
} erwartet · { $some } % für eine Wunde · { $out } % für den Ausfall
attack-in-vain = Das zeigt kein Würfel: Es würde nichts geworfen. Noch einmal tut es trotzdem.
parry-no = Nicht parieren
parry-with = { $means }: { $number }+ ({ $chance } % je Treffer)
parry-bought = { $means }: { $number }+ ({ $chance } % je Treffer), für einen Bonuswürfel
parry-stolen = { $means }: { $number }+ ({ $chance } % je Treffer), für einen Schicksalswürfel: { $victim } verliert eine Aktion
parry-cost = Eine Parade kostet eine Aktion; übrig: { $left }.
parry-cost-dice = Keine Aktion ist übrig: Eine Parade kostet einen Würfel dafür. Bonuswürfel: { $bonus }, Schicksalswürfel: { $fate }.
spend-hit = Gegen { $number }+: { $hits } { $hits ->
    [one] Treffer
   *[other] Treffer
}
spend-cover = Gegen { $number }+: { $hits } von { $of } aufgehalten
spend-stop = Dabei lassen
    .about = In dieser Runde wirst du nur noch gefragt, wenn ein Wurf ganz danebengeht oder eine deiner Figuren ausgeschaltet werden könnte.
spend-reroll = Die { $face } neu würfeln (Wiederholungswürfel, { $chance } %)
spend-group-reroll = Die { $face } neu würfeln (Gruppenwürfel, { $chance } %)
spend-bonus = Ein Würfel mehr (Bonuswürfel, { $chance } %)
spend-group-bonus = Ein Würfel mehr (Gruppenwürfel, { $chance } %)
refusal-nobody-to-attack = Von hier kann niemand angegriffen werden.

## Was man ungefragt sagt

order-never = fragt nie
order-attacked = fragt, wenn angegriffen
order-target = fragt, wenn der Akteur zu treffen ist
order-always = fragt immer, auch ohne Aktionen
order-set = { $figure } { $order }.
menu-order = Reaktionen: { $figure } { $order }
menu-keep-dice = Nicht mehr nach Würfeln fragen
menu-ask-dice = Wieder nach Würfeln fragen

## Erste Schritte

hint-w6-act = Deine Figur ist am Zug
    .text = Jede Handlung kostet eine Aktion. Wähle, was sie tut, dann auf dem Tisch ein Ziel oder einen Weg; { $commit } führt es aus. Die Karte zeigt alle drei Würfe eines Angriffs und seine genauen Chancen.
hint-w6-saving = Eine Aktion aufsparen
    .text = Aktionen, die am Ende des Zuges ({ $end }) übrig sind, dienen bis zum nächsten Zug für Reaktionen. Eine Figur, die alle ausgegeben hat, kann nur zusehen.
hint-w6-reaction = Eine Reaktion
    .text = Ein Gegner hat gehandelt, und deine Figur merkt es. Für eine Aktion darf sie jetzt schießen, sich decken oder zuschlagen; die nummerierten Kreise sind die Stellen des Weges, an denen ein Läufer zu treffen ist. { $pass } lässt es geschehen, { $turn } für den ganzen Zug.
hint-w6-orders = Weniger Fragen
    .text = { $orders } ändert, wann die gewählte Figur nach Reaktionen fragt.
hint-w6-parry = Parieren
    .text = Jeder Erfolg nimmt einen Treffer weg, für eine Aktion. Ist keine übrig, kann ein Würfel eine verschaffen.
hint-w6-dice = Würfel des Spielers
    .text = Wiederholungs- und Bonuswürfel sind rar und kommen nicht zurück: Heb sie für Würfe auf, auf die es ankommt.

## Help

help-round = Die Figuren handeln einzeln in der Reihenfolge der Leiste oben, die den ganzen Kampf über gilt. Wer am Zug ist, bezahlt mit Aktionen: gehen, schießen, zuschlagen, nachladen oder die Haltung ändern. Übrige Aktionen bezahlen Reaktionen, bis die Figur wieder am Zug ist. Nach jeder Handlung darf reagieren, wer sie bemerkt. Ein Angriff hat bis zu drei Würfe: Treffer, Deckung, Rüstung; was übrig bleibt, verwundet.

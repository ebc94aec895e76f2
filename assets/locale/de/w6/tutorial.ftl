### Was die Einführung in Kampf W6 sagt: zu jedem Schritt ihrer Datei eine Überschrift und ein Text.

lesson-first-round-welcome = Der Hof
    .text =
        Dein Veteran ist allein; ein Rekrut und ein Schläger sind über den Zaun gekommen. Die Reihenfolge ergibt sich aus Würfel plus Schnelligkeit (W003); der Veteran ist zuerst dran.

        Alles folgt den echten Regeln. Du kannst jederzeit gehen und später weitermachen.
lesson-first-round-walk = Handlungen und Aktionen
    .text = Der Veteran hat 4 Aktionen; jede Handlung kostet eine. Wähle Gehen, klicke die helle Stelle hinter der Mauer an und drück { $commit }. Unterwegs darf die Figur noch etwas tun; das ist dann um 2 schwerer (W017).
lesson-first-round-shoot = Ein Schuss
    .text = Greif jetzt den Rekruten mit dem Sturmgewehr an: Die Tafel zeigt, was jeder von drei Würfeln erreichen muss. Deckung (W049) und Rüstung (W053) können Treffer noch aufhalten.
lesson-first-round-save = Aktionen aufheben
    .text = Getroffen. Zwei Aktionen sind übrig, und sie verfallen nicht: Bis zu deinem nächsten Zug bezahlen sie Reaktionen (W011). Beende den Zug ({ $end-turn }).
lesson-first-round-react = Reagiere!
    .text = Der Rekrut geht dort, wo du ihn siehst. Nach jeder Handlung eines Gegners darfst du für eine Aktion einmal reagieren (W023). Wähle die Stelle seines Weges, an der du auf ihn schießt, und greif an.
lesson-first-round-keep = Heb eine auf
    .text = Er ist ausgeschaltet. Jetzt rennt der Schläger mit der Axt auf dich zu. Passe ({ $pass-interruption }) und behalte deine letzte Aktion: Du wirst sie brauchen.
lesson-first-round-parry = Pariere
    .text = Die Axt trifft! Deine letzte Aktion bezahlt eine Parade mit dem Messer (W015): Eine 4 oder mehr rettet dich.
lesson-first-round-finish = Du bist am Zug
    .text = Pariert. Eine neue Runde beginnt, deine Aktionen sind wieder da (W008), und der Schläger steht direkt vor dir. Schieß.
lesson-first-round-well-done = Gut gemacht
    .text = So geht es: eine Handlung nach der anderen, auf jede eine Reaktion, und die Aktionen, die du aufhebst, entscheiden. Bonus- und Schicksalswürfel kaufen und stehlen Aktionen (W030, W031); probier sie aus.

### Was an Dateien von FATE falsch ist.

problem-arbiter = eine Spielleitung hat keine Seite und spielt nur mit, wo rules.arbiter "seat" ist.
problem-one-arbiter = rules.arbiter ist "seat": genau ein Spieler muss die Spielleitung sein.
problem-companion-skills = ein Kamerad der Qualität { $quality } hat eine Fertigkeit mit diesem Wert, zwei eins darunter oder drei zwei darunter.
problem-feature-needs = eine Sache mit der Wirkung "{ $effect }" braucht den Schlüssel { $key }.
problem-hand-weapon-zones = eine Handwaffe reicht nur in der eigenen Zone; sag thrown, wenn man sie werfen kann.
problem-thrown-twice = thrown ist für Handwaffen.
problem-least-too-far = least ist höchstens { $most }.
problem-link-twice = { $first } und { $second } sind dieselbe Zone oder schon verbunden.
problem-no-scene-zone = ein Konflikt braucht Zonen der Art "scene".
problem-no-such-companion = es gibt keinen Kameraden { $id }.
problem-no-such-leader = es gibt keinen Charakter { $id } desselben Spielers.
problem-no-such-link = { $first } und { $second } sind nicht verbunden.
problem-no-such-minion = es gibt keine Schergenart { $id }.
problem-no-such-name = { $id } gibt es nicht.
problem-no-such-scene-zone = es gibt keine Handlungszone { $id }.
problem-outside-zones = dieser Platz liegt in keiner Handlungszone.
problem-scope-twice = ein Kamerad hilft in jeder Art Konflikt nur einmal.
problem-zone-alone = keine Verbindung führt nach { $id }.
problem-companion-quality = ein Kamerad liegt mindestens um eins unter der besten Fertigkeit seines Partners, hier also bei höchstens { $most }.
problem-goal-number = diese Seite hat nur { $most ->
    [0] gar keine Figur
    [one] eine Figur
   *[other] { $most } Figuren
}.
problem-goal-without-exit = für die Seite { $id } gibt es kein Gebiet der Art "exit", in das sie gehen kann.
problem-goal-without-fuse = keine Sache hat die Wirkung "fuse".
problem-group-apart = dieser Scherge steht in einer anderen Zone als der erste seiner Gruppe.
problem-leader-elsewhere = { $id } steht in einer anderen Zone als diese Gruppe.
problem-outside-zone = diese Stelle liegt nicht in der Zone { $id }.
problem-consequences = dieser Charakter kann höchstens { $most } Konsequenzen haben.

### Was die Einführung in den d20-Kampf sagt: zu jedem Schritt ihrer Datei eine Überschrift und ein Text.

lesson-first-turns-welcome = Die Scheune
    .text =
        Ein Plünderer und ein Moorhund sind hinter deiner Fährtenleserin her. Alle haben mit einem W20 um die Initiative gewürfelt; die Leiste oben zeigt die Reihenfolge, die den ganzen Kampf über bleibt (D025).

        Alles folgt den echten Regeln. Du kannst jederzeit gehen und später weitermachen.
lesson-first-turns-walk = Meter
    .text = Im eigenen Zug bewegt sich eine Kreatur bis zu ihrer Bewegungsrate, hier 9 m, und hat eine Aktion (D028). Drück { $step-move }, klick die Stelle in der dunklen Scheune an, dann drück { $commit }.
lesson-first-turns-hide = Außer Sicht
    .text = Von draußen sieht niemand ins Dunkel (D089), also kann sich deine Fährtenleserin verstecken (D002). Drück { $hide }, dann { $commit }: Ein geheimer Wurf auf Heimlichkeit wird mit dem verglichen, was jeder Feind nebenbei bemerkt (D009).
lesson-first-turns-wait = Die anderen
    .text = Keiner hat dich bemerkt. Sie sehen nur eine Marke, wo du zuletzt zu sehen warst. Die Aktion ist verbraucht; beende den Zug ({ $step-end-turn }).
lesson-first-turns-shoot = Ein Schuss mit Vorteil
    .text = Der Plünderer geht offen vorbei. Klick ihn an, dann { $commit }: Niemand sieht dich, also würfelst du mit zwei W20, und der höhere zählt (D062, D067). Die Tafel zeigt, was dafür und dagegen spricht, Deckung und Chance.
lesson-first-turns-brace = Verraten
    .text = Getroffen! Doch ein Schuss ist laut: Jetzt wissen alle, wo du bist (D004). Beende den Zug ({ $step-end-turn }) und sieh zu, was sie tun.
lesson-first-turns-draw = Auf Armlänge
    .text = Beide haben dich verfehlt. Plane einen Weg hinaus ({ $step-move }) und sieh hin: Er ist rot, wo er eine Reichweite verlässt, denn das fordert einen Angriff heraus (D058). Bleib lieber und zieh das Kurzschwert; eine andere Kreatur bräuchte dafür ihre freie Interaktion (D031).
lesson-first-turns-strike = Schlag zu
    .text = Mit dem Bogen hättest du so nah am Feind Nachteil (D066), mit dem Schwert nicht. Klick den Plünderer an, dann { $commit }.
lesson-first-turns-let-go = Lass ihn kommen
    .text = Der Plünderer liegt. Deine Reaktion ist noch da: Wer deine Reichweite verlässt, bekommt einen Hieb (D058). Beende den Zug ({ $step-end-turn }); mit { $standing-orders } sagst du, ob du gefragt werden willst.
lesson-first-turns-well-done = Gut gemacht
    .text = Der Hund lief, und dein Schwert war schneller. So ist es immer: Ort und Deckung entscheiden so viel wie der Würfel. Ausweichen ({ $dodge }), sich lösen ({ $disengage }) und vorbereiten ({ $ready }) sind als Nächstes einen Versuch wert.

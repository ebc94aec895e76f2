### Was die Regeln über Karten sagen, siehe rules-basics.ftl.

## Karten

rule-r5-0-1 = Außer Figuren kann man Karten verwenden, wenn alle es so wollen.
rule-r5-0-2 = Jede Karte senkt das Spielwertlimit ihres Spielers (R1.2.3) um die Promille, die auf ihr stehen. Die Summe kennen alle, die Karten sonst niemand.
rule-r5-0-3 = Alle Karten eines Spielers sind sein Stapel, gemischt und verdeckt. Was gezogen ist, ist die Hand; nur ihr Spieler sieht sie.
rule-r5-0-4 = In der Logistikphase dürfen die Spieler Karten für je 1 KP ziehen.
rule-r5-0-5 = Abgelegt werden Karten, wenn man sie ausspielt oder loswerden will. Danach bewirken sie nichts mehr.
rule-r5-0-6 = Wer eine Karte ausspielt, legt sie offen und bezahlt ihre Kommandopunkte, bevor sie wirkt. Reichen sie nicht, wirkt sie nicht.
rule-r5-0-7 = Auf jeder Karte steht, wann man sie spielen kann. „Aktion“ heißt: wenn eine Figur eine Aktion machen könnte; sie zahlt auch die AP, die das kosten mag.
rule-r5-0-8 = „Rückwirkung“ gibt es gleich nach einem Wurf. Folgen mehrere auf denselben Wurf, wirken alle.
rule-r5-0-9 = „Spielzug“ steht auf Karten, die statt eines Spielzugs gespielt werden (R1.3.7).
rule-r5-0-10 = „Statusphase“ steht auf Karten, die in der Statusphase gespielt werden, wie auf ihnen steht.
rule-r5-0-11 = „Unterbrechung“ steht auf Karten, die als Unterbrechung gespielt werden (R4.0.3).
rule-r5-0-12 = Eine Karte zeigt ihren Namen, wann man sie spielen kann, um wie viel sie das Limit senkt und was sie bewirkt.

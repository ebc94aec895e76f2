### Was die Regeln von Kampf W6 sagen, in unseren eigenen Worten: ein Text zu jeder Regel von `rules/rules.toml`, unter ihrer
### Nummer. Nummern anderer Regeln werden zu Verweisen.

## Der Kampf

rule-w001 = Bricht ein Konflikt aus, steht die Zeit still, und alles läuft in Runden ab, bis der Kampf vorbei ist. Ein Szenario beginnt in diesem Augenblick.
rule-w002 = Bevor jemand handelt, wird festgelegt, wer wann dran ist (W003).
rule-w003 = Jeder Teilnehmer würfelt und zählt Schnelligkeit (S) dazu. Die höchste Summe handelt zuerst, dann geht es abwärts. Das geschieht einmal je Kampf, für jede Figur einzeln.
rule-w004 = Bei gleicher Summe kommt zuerst, wer schneller ist (S), dann, wer geschickter ist (G). Ist auch das gleich, würfeln die Figuren noch einmal.
rule-w005 = In einer Kampfrunde hat jeder Teilnehmer genau einmal Priorität.
rule-w006 = Nach der letzten Figur beginnt die nächste Runde mit der ersten, in derselben Reihenfolge. Ausgeschaltete Figuren werden übersprungen.
rule-w007 = Wer Priorität hat, ist der Akteur, und sein Spieler wählt, was er tut. Es gibt immer genau einen.

## Aktionen

rule-w008 = Zu Beginn ihres eigenen Zuges hat eine Figur wieder alle Aktionen, ob sie welche ausgegeben hat oder nicht.
rule-w009 = Das Maximum an Aktionen ist das Mittel aus Schnelligkeit und Geschick, abgerundet, plus 1: S 3 und G 4 sind 4.
rule-w010 = Eine Figur hat mindestens eine Aktion, so langsam sie auch ist.
rule-w011 = Auffrischen setzt die Aktionen auf ihr Maximum: Nichts wird angespart. Was im eigenen Zug übrig bleibt, bezahlt bis zum nächsten Reaktionen (W023).
rule-w012 = Der Akteur tut eine Handlung nach der anderen; jede kostet Aktionen, meist 1. Was sich nicht bezahlen lässt, geht nicht.
rule-w013 = Ein Angriff nutzt eine Waffe und macht so viele einzelne Angriffe, wie sie je Aktion hat (W035). Alle gelten einem Ziel.
rule-w014 = Nachladen füllt das Magazin einer Waffe. Es kostet 1 Aktion, beim Maschinengewehr 2.
rule-w015 = Das Ziel eines Nahkampfangriffs, der getroffen hat, kann mit einer Waffe oder einem Schild parieren: Für 1 Aktion würfelt es je Treffer einmal gegen 7 − Nahkampf − Paradewert, mindestens 2. Jeder Erfolg nimmt einen Treffer weg. Ohne Aktion darf es dafür eine kaufen oder stehlen (W030, W031).
rule-w016 = Eine Figur kniet sich hin, legt sich hin oder steht auf. Knien und Liegen geben Deckung (W051), aber im Liegen kann eine Figur nur robben (W019), im Knien sich gar nicht bewegen.
rule-w017 = Eine Figur geht bis zu S Meter. Unterwegs darf sie etwas anderes tun, das keine Aktion kostet; alle Würfe dabei sind um 2 schwerer.
rule-w018 = Eine Figur rennt bis zu 2 S Meter und tut dabei sonst nichts.
rule-w019 = Eine liegende Figur robbt bis zu S / 2 Meter.
rule-w020 = Eine Figur benutzt einen Gegenstand; was er bewirkt, steht bei ihm. Verbandszeug heilt eine Wunde, zweimal.
rule-w021 = Handlungen werden nie zusammengelegt, denn auf jede können andere reagieren (W023). Nur ein Gang und die Handlung unterwegs sind eine (W017).
rule-w022 = Die Liste der Handlungen ist offen: Ein Szenario kann weitere bringen, etwa Türen und Hebel, mit Kosten und Wirkung.

## Reaktionen

rule-w023 = Nach jeder Handlung des Akteurs können andere reagieren.
rule-w024 = Reagieren dürfen alle Teilnehmer jeder Seite, wenn sie die Handlung wahrnehmen (W025) und eine Aktion übrig haben (W026).
rule-w025 = Eine Figur, die reagieren will, muss die Handlung wahrnehmen: den Akteur sehen, hören oder sonst bemerken. Robben hört man 2 Meter weit, Gehen 5, Rennen 15.
rule-w026 = Eine Figur, die reagieren will, muss mindestens eine Aktion übrig haben; auch eine, die ein Würfel verschafft, zählt (W030, W031).
rule-w027 = Eine Reaktion folgt gleich auf die Handlung, geschieht aber praktisch zur selben Zeit. So kann eine Figur, die gerade ausfällt, noch zurückschießen.
rule-w028 = Jede Figur darf auf eine Handlung einmal reagieren; auf dieselbe dürfen beliebig viele verschiedene Figuren reagieren.
rule-w029 = Eine Reaktion kostet die Figur eine ihrer Aktionen.

## Würfel für Aktionen

rule-w030 = Ein Bonuswürfel, für das ganze Spiel hergegeben, kauft sofort eine weitere Aktion.
rule-w031 = Ein Schicksalswürfel stiehlt eine Aktion: Ein Gegner verliert eine, jetzt oder in seinem nächsten Zug, und die eigene Figur bekommt sofort eine.
rule-w032 = Aktionen zu kaufen und zu stehlen (W030, W031) kostet keine Aktion, und niemand kann darauf reagieren.

## Angriffe

rule-w033 = Alle Angriffe, ob mit Klingen, Schuss- oder Wurfwaffen, laufen gleich ab: Treffen (W036), Deckung (W049), Rüstung (W053), Wunden (W055).
rule-w034 = Jede Art von Waffe braucht ihre Fertigkeit: Nahkampf, Schießen oder Werfen.
rule-w035 = Der Angreifer würfelt für jeden einzelnen Angriff einmal: so oft, wie die Waffe je Aktion angreift, mehr oder weniger nach dem Feuermodus (W045), und nie öfter, als das Magazin hergibt.
rule-w036 = Um zu treffen, muss jeder Würfel mindestens 7 − Fertigkeit − Genauigkeit der Waffe zeigen. Rückstoß (W041), falsche Distanz (W044) und Gehen (W017) kommen dazu.
rule-w037 = Der Mindestwurf zum Treffen sinkt nie unter 2, so gut Fertigkeit und Waffe auch sind.
rule-w038 = Eine 1 geht immer daneben; Schlimmeres geschieht nicht.
rule-w039 = Jeder Erfolg ist ein Treffer. Der Angreifer kann Würfel ausgeben, um einen neu oder einen mehr zu werfen.

## Optionen

rule-w040 = Rückstoß ist eine Option des Szenarios: Mit ihr werden Schüsse nacheinander schwerer (W041).
rule-w041 = Nach dem Schießen ist der Rückstoßzähler die Zahl der Schüsse minus die Rückstoßkontrolle der Waffe. Ist die allernächste Handlung der Figur wieder Schießen, kommt er zum Mindestwurf.
rule-w042 = Schießt die Figur mit der nächsten Handlung nicht, verfällt der Rückstoßzähler ganz.
rule-w043 = Distanzen sind eine Option: kurz bis 20 Meter, mittel bis 100, lang bis 500, extrem darüber. Jede Waffe ist für eine davon gemacht.
rule-w044 = Auf andere Distanz als die, für die eine Waffe gemacht ist, trifft sie schlechter: um 1 bis 3, wo es zu nah, um 2 bis 7, wo es zu weit ist. Eine Waffe für kurz hat +2 auf mittel, +4 auf lang und +7 auf extrem.
rule-w045 = Feuermodi sind eine Option für Waffen, die welche haben; der Spieler wählt bei jedem Angriff.
rule-w046 = Der übliche Modus ist Halbautomatik oder Burst: die Waffe, wie sie in der Liste steht.
rule-w047 = Eine Waffe, die nur Vollautomatik hat, schießt so, wie sie in der Liste steht.
rule-w048 = In den anderen Modi: Einzelschuss ist ein Schuss mit Genauigkeit +2; Vollautomatik hat doppelt so viele Schüsse und Genauigkeit −3.

## Deckung, Rüstung, Wunden

rule-w049 = Ein Ziel mit Deckung würfelt je Treffer einmal; jeder Erfolg nimmt einen weg. Deckung kommt vor der Rüstung (W053).
rule-w050 = Wie gut Deckung ist, hängt davon ab, wie viel vom Körper verdeckt ist: Ist das meiste zu sehen, braucht es eine 6, ist die Hälfte verdeckt, eine 5, ist nur wenig zu sehen, eine 4.
rule-w051 = Eine kniende Figur hat Deckung mit 5, eine liegende mit 4. Von dem und dem, was sie verdeckt (W050), zählt das Bessere.
rule-w052 = Deckung hilft gegen Nah- und Fernangriffe. Auch der Verteidiger kann dabei Würfel ausgeben.
rule-w053 = Für jeden übrigen Treffer würfelt das Ziel einmal; jeder Erfolg hält einen auf.
rule-w054 = Rüstung braucht 7 − Schutz + Durchschlag der Waffe oder ihrer Munition.
rule-w055 = Jeder Treffer, den nichts aufhält, macht so viele Wunden, wie bei der Waffe steht. Wunden sammeln sich; an ihrer Grenze ist eine Figur ausgeschaltet.
rule-w056 = Gruppenwürfel sind eine Option: ein gemeinsamer Vorrat einer Seite, um einen Würfel neu oder einen mehr zu werfen.

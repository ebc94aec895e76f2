### Was der Schiedsrichter zu Skripten von Kampf W6 sagt.

referee-whole-order = die Reihenfolge nennt jede Figur des Kampfes einmal: { $known }
referee-no-such-act = es gibt keine Handlung { $id }; es gibt { $known }
referee-not-carried = die Figur hat kein { $id } zu zählen; sie hat { $known }
referee-no-way = das ist kein Weg, geschrieben wie eine Antwort (walk, run oder crawl): { $reason }

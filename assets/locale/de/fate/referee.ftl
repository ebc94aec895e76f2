### Was der Schiedsrichter zu Skripten von FATE sagt.

referee-no-such-actor = { $id } gibt es nicht; es gibt { $known }
referee-no-such-bearer = nichts namens { $id } trägt dort Aspekte; es gibt { $known }
referee-no-such-thing = es gibt keinen Gegenstand { $id }; es gibt { $known }
referee-no-such-zone = es gibt keine Zone { $id }; es gibt { $known }
referee-whole-order = die Reihenfolge nennt alle einmal: { $known }
referee-no-such-box = auf dieser Leiste gibt es die Kästchen 1 bis { $most }.

# Was sich im d20-Kampf von Hand setzen lässt.

amend-hit-points = Trefferpunkte
amend-prone = liegend:
amend-invisible = unsichtbar:
amend-incapacitated = kampfunfähig:
amend-action-used = Aktion verbraucht:
amend-bonus-used = Bonusaktion verbraucht:
amend-interaction-used = freie Interaktion verbraucht:
amend-reaction-used = Reaktion verbraucht:
amend-item-uses = Anwendungen von { $name }:

# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Ein erster Gegner. Legt und besetzt sehr oft, was gerade zur Hand ist.
level-2-kingdomino = Sieht oft nicht hin und lässt Lücken.
level-3-kingdomino = Sieht nicht immer hin, wohin ein Stein gehört.
level-4-kingdomino = Spielt vernünftig, doch die Gedanken schweifen manchmal ab.
level-5-kingdomino = Nimmt meist, was sofort am meisten bringt, und sieht nicht weiter als bis zum nächsten Zug.
level-6-kingdomino = Denkt Entscheidungen zu Ende, wenn es nicht eilt.
level-7-kingdomino = Denkt die meisten Entscheidungen zu Ende, aber nicht lange.
level-8-kingdomino = Übersieht wenig. Denkt etwa eine Sekunde nach.

level-1-queendomino = Ein erster Gegner. Vergisst oft Ritter und Gebäude und denkt nie an den Drachen.
level-2-queendomino = Sieht oft nicht hin, geht an den Gebäuden vorbei und denkt nie an den Drachen.
level-3-queendomino = Ist manchmal achtlos und weiß nicht, wozu der Drache gut ist.
level-4-queendomino = Kennt alle Regeln, doch die Gedanken schweifen manchmal ab.
level-5-queendomino = Nimmt meist, was sofort am meisten bringt, und achtet selten darauf, was andere brauchen.
level-6-queendomino = Denkt Entscheidungen zu Ende, wenn es nicht eilt.
level-7-queendomino = Denkt die meisten Entscheidungen zu Ende, aber nicht lange.
level-8-queendomino = Übersieht wenig, auch deine Pläne nicht. Denkt etwa eine Sekunde nach.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }

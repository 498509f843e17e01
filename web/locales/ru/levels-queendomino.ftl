# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = Соперник для первого раза. Очень часто кладёт и выбирает, что под руку попадёт.
level-2-kingdomino = Часто не смотрит и оставляет дыры.
level-3-kingdomino = Не всегда смотрит, куда ложится участок.
level-4-kingdomino = Играет разумно, но порой отвлекается.
level-5-kingdomino = Обычно берёт то, что сразу приносит больше всего, и не смотрит дальше следующего хода.
level-6-kingdomino = Продумывает выбор до конца, если не спешит.
level-7-kingdomino = Чаще всего продумывает выбор до конца, но недолго.
level-8-kingdomino = Упускает мало. Думает около секунды.

level-1-queendomino = Соперник для первого раза. Часто забывает о рыцарях и строительстве, а о драконе и не вспоминает.
level-2-queendomino = Часто не смотрит, проходит мимо строительства, а о драконе и не вспоминает.
level-3-queendomino = Порой невнимателен и не знает, зачем нужен дракон.
level-4-queendomino = Знает все правила, но порой отвлекается.
level-5-queendomino = Обычно берёт то, что сразу приносит больше всего, и редко смотрит, что нужно другим.
level-6-queendomino = Продумывает выбор до конца, если не спешит.
level-7-queendomino = Чаще всего продумывает выбор до конца, но недолго.
level-8-queendomino = Упускает мало, и ваши замыслы тоже видит. Думает около секунды.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }

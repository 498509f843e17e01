# What the bots of each level overlook in the Queendomino family.

level-1-kingdomino = A first opponent. Very often lays and claims whatever comes to hand.
level-2-kingdomino = Often does not look, and leaves holes behind.
level-3-kingdomino = Does not always look where a domino goes.
level-4-kingdomino = Plays sensibly, but its thoughts wander now and then.
level-5-kingdomino = Mostly takes what brings the most at once, and looks no further than its next turn.
level-6-kingdomino = Thinks its choices through to the end, unless it is in a hurry.
level-7-kingdomino = Thinks most of its choices through to the end, but not for long.
level-8-kingdomino = Overlooks little. It thinks for about a second.

level-1-queendomino = A first opponent. Often forgets knights and builders, and never thinks of the dragon.
level-2-queendomino = Often does not look, ignores the builders, and never thinks of the dragon.
level-3-queendomino = Is careless now and then, and does not know what the dragon is for.
level-4-queendomino = Knows all the rules, but its thoughts wander now and then.
level-5-queendomino = Mostly takes what brings the most at once, and seldom considers what others need.
level-6-queendomino = Thinks its choices through to the end, unless it is in a hurry.
level-7-queendomino = Thinks most of its choices through to the end, but not for long.
level-8-queendomino = Overlooks little, your plans included. It thinks for about a second.

level-1-royal-wedding = { level-1-queendomino }
level-2-royal-wedding = { level-2-queendomino }
level-3-royal-wedding = { level-3-queendomino }
level-4-royal-wedding = { level-4-queendomino }
level-5-royal-wedding = { level-5-queendomino }
level-6-royal-wedding = { level-6-queendomino }
level-7-royal-wedding = { level-7-queendomino }
level-8-royal-wedding = { level-8-queendomino }

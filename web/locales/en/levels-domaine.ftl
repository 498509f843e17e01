# What the bots of each level overlook in Domaine.

level-1-domaine = A first opponent. Often plays whatever comes to hand, and never expands a domain.
level-2-domaine = Often does not look, and thinks neither of deserters nor of alliances.
level-3-domaine = Is often careless, and does not know that knights may desert.
level-4-domaine = Knows all the rules, but its thoughts wander now and then.
level-5-domaine = Takes what brings the most at once, and seldom guesses what others hold.
level-6-domaine = Thinks ahead, but not for long, and often plays a card in a hurry.
level-7-domaine = Thinks ahead, but not for long, and hurries now and then.
level-8-domaine = Overlooks little, your plans included. It thinks for about a second.

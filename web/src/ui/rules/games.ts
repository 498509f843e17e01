/** The games there are rules of, in the order in which one is offered them. */
export const ALL_GAMES = ["queendomino", "kingdomino", "royal-wedding", "domaine"] as const;

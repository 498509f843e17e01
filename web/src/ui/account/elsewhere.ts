/** The tables of one's account where this browser has not been: opened or joined elsewhere since it was signed in. */
import { ask, own } from "../../api";
import type { AccountGame } from "../../protocol";
import { keepFound, keptSession } from "../../seats";
import { session } from "../../session.svelte";

/** Stores them here; without an answer, what is known here has to do. */
export async function fetchOthers(): Promise<void> {
  if (!session.now) return;
  const { key, name } = session.now;
  try {
    const games = await ask<AccountGame[]>("/api/account/games", { headers: own() });
    if (keptSession()?.key !== key) return; // signed out meanwhile, here or in another window
    keepFound(games.toReversed().map(({ table, opened }) => ({ table, key, name, when: opened * 1000 })));
  } catch {
    // The lists that follow say what is wrong with the server.
  }
}

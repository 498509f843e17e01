/** What is asked of accounts: coming in, changing, leaving; and the games that come along. */
import { ask, own, send } from "../../api";
import type {
  AccountData,
  AccountGame,
  AccountInfo,
  ChangeAccount,
  Done,
  SignedIn,
  SignIn,
  SignUp,
  TakenOver,
} from "../../protocol";
import { isOfAccount, keepSeat, keptSeats } from "../../seats";
import { session, signedIn, signedOut } from "../../session.svelte";

const AT_ONCE = 50;

export const account = (): Promise<AccountInfo> => ask("/api/account", { headers: own() });

export const change = (wish: ChangeAccount): Promise<AccountInfo> => send("/api/account/change", wish, own());

export const endSessions = (sessions?: string[]): Promise<Done> =>
  send("/api/account/end", sessions ? { sessions } : {}, own());

export const data = (): Promise<AccountData> => ask("/api/account/data", { headers: own() });

/** Makes an account, or signs in to one; how many games of this browser are the account's now. */
export async function comeIn(path: "account" | "session", wish: SignUp | SignIn): Promise<number> {
  const { key, account: found } = await send<SignedIn>(`/api/${path}`, wish);
  const guests = keptSeats().filter((seat) => !isOfAccount(seat));
  signedIn({ key, id: found.id, name: found.name });
  const taken = await takeOver(guests.map(({ table, key: old }) => ({ table, key: old })));
  await fetchGames();
  return taken;
}

/** What was played here as a guest belongs to the account. */
async function takeOver(seats: { table: string; key: string }[]): Promise<number> {
  let taken = 0;
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    const wish = { seats: seats.slice(first, first + AT_ONCE) };
    taken += (await send<TakenOver>("/api/account/games", wish, own())).tables.length;
  }
  return taken;
}

/** The tables of the account stand among those of this browser. */
async function fetchGames(): Promise<void> {
  const { key, name } = session.now ?? { key: "", name: "" };
  const games = await ask<AccountGame[]>("/api/account/games", { headers: own() });
  for (const { table, opened } of games.reverse()) keepSeat({ table, key, name, when: opened * 1000 });
}

/** Signs out here; the session is good for nothing afterwards. */
export async function leave(info: AccountInfo): Promise<void> {
  const here = info.sessions.filter((each) => each.yours).map((each) => each.id);
  await endSessions(here);
  signedOut();
}

export async function deleteAccount(name: string, password: string): Promise<void> {
  await send<Done>("/api/account/delete", { name, password }, own());
  signedOut();
}

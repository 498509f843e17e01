/** Requests about accounts: signing in, changing, leaving; and taking games over. */
import { ask, own, send } from "../../api";
import type {
  AccountData,
  AccountGame,
  AccountInfo,
  ChangeAccount,
  Done,
  OwnSeat,
  SignedIn,
  SignIn,
  SignUp,
  TakenOver,
} from "../../protocol";
import { isHere } from "../../live/offline/here";
import { isOfAccount, keepSeat, keptSeats, type KeptSeat } from "../../seats";
import { session, signedIn, signedOut } from "../../session.svelte";
import { claimTries } from "../today/tried";
import { given } from "./passkeys";

const AT_ONCE = 50;

/** The account; this browser calls it as the server does, also where another one has given it another name. */
export const account = async (): Promise<AccountInfo> => called(await ask("/api/account", { headers: own() }));

export const change = (wish: ChangeAccount): Promise<AccountInfo> => send("/api/account/change", wish, own());

export const rename = async (name: string): Promise<AccountInfo> => called(await change({ name }));

function called(info: AccountInfo): AccountInfo {
  const now = session.now;
  if (now?.id === info.id && now.name !== info.name) signedIn({ ...now, name: info.name });
  return info;
}

export const endSessions = (sessions?: string[]): Promise<Done> =>
  send("/api/account/end", sessions ? { sessions } : {}, own());

export const data = (): Promise<AccountData> => ask("/api/account/data", { headers: own() });

/** Creates an account, or signs in to one. Returns how many games of this browser it has taken over. */
export async function comeIn(path: "account" | "session", wish: SignUp | SignIn): Promise<number> {
  const { key, account: found } = await given(wish.passkey, path === "account", send<SignedIn>(`/api/${path}`, wish));
  const guests = keptSeats().flatMap(atServer);
  signedIn({ key, id: found.id, name: found.name });
  const taken = await takeOver(guests);
  claimTries(taken, found.id);
  await fetchGames();
  return taken.length;
}

/** A guest's seat as the server knows it; a game in this browser alone is sent as the account's, later. */
function atServer(seat: KeptSeat): OwnSeat[] {
  const { table, key } = { table: seat.sent ?? seat.table, key: seat.sentKey ?? seat.key };
  return isHere(table) || isOfAccount({ ...seat, key }) ? [] : [{ table, key }];
}

/** Gives the account what was played here as a guest. Returns at which tables. */
async function takeOver(seats: OwnSeat[]): Promise<string[]> {
  const taken: string[] = [];
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    const wish = { seats: seats.slice(first, first + AT_ONCE) };
    taken.push(...(await send<TakenOver>("/api/account/games", wish, own())).tables);
  }
  return taken;
}

/** Adds the tables of the account to those of this browser. */
async function fetchGames(): Promise<void> {
  const { key, name } = session.now ?? { key: "", name: "" };
  const games = await ask<AccountGame[]>("/api/account/games", { headers: own() });
  for (const { table, opened } of games.reverse()) keepSeat({ table, key, name, when: opened * 1000 });
}

/** Signs out here; the session is invalid afterwards. */
export async function leave(info: AccountInfo): Promise<void> {
  const here = info.sessions.filter((each) => each.yours).map((each) => each.id);
  await endSessions(here);
  signedOut();
}

export async function deleteAccount(name: string, password: string): Promise<void> {
  await send<Done>("/api/account/delete", { name, password }, own());
  signedOut();
}

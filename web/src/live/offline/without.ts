/** Requests answered without the server: by the rules in this browser, and from copies of finished games. */
import { answerHere } from "./desk";
import { tableOf } from "./here";
import * as shelf from "./shelf";

/** Requests that the rules can answer anywhere. */
const ANYWHERE = /^(GET|POST) \/api\/(games|bots|boxes|replay(\/\d+)?|branches|tables|today(\/[\w-]+)?)(\?.*)?$/;

/** The answer; undefined if only the server has one. */
export async function without(path: string, init: RequestInit): Promise<Response | undefined> {
  const method = init.method ?? "GET";
  if (ANYWHERE.test(`${method} ${path}`)) return answerHere(path, init);
  const table = tableOf(path);
  const kept = table !== undefined && method === "GET" ? await shelf.find(table).catch(() => undefined) : undefined;
  if (!kept || table === undefined) return undefined;
  const { pathname, search } = new URL(path, location.origin);
  const rest = pathname.slice(`/api/tables/${table}`.length);
  if (rest === "") return new Response(JSON.stringify(kept.summary), { status: 200 });
  if (!rest.startsWith("/replay") && rest !== "/review") return undefined;
  const headers = { "Content-Type": "application/json" };
  return answerHere(`/api${rest}${search}`, { method: "POST", headers, body: JSON.stringify({ record: kept.record }) });
}

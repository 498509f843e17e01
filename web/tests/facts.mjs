// What the rules pages say of a way to play, as JSON Lines in and out; tests/page/test_facts.py compares it with the
// rules.
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const root = join(import.meta.dirname, "..");
const quiet = { middlewareMode: true, hmr: false, ws: false, watch: null };
const server = await createServer({
  root,
  server: quiet,
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});
const wide = await server.ssrLoadModule("/src/queendomino/rules/facts.ts");
const narrow = await server.ssrLoadModule("/src/domaine/rules/facts.ts");

const answers = {
  queendomino({ game, query }) {
    const choice = wide.choiceAt(game, new URLSearchParams(query));
    const facts = wide.factsOf(choice);
    return { facts, args: wide.argsOf(facts), sizes: wide.sizesOf(wide.modeOf(choice)) };
  },
  domaine({ query }) {
    const facts = narrow.landFactsAt(new URLSearchParams(query));
    return { facts, args: narrow.landArgs(facts), players: narrow.PLAYERS };
  },
};

const lines = (await text(process.stdin))
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
process.stdout.write(lines.map(({ ask, ...line }) => `${JSON.stringify(answers[ask](line))}\n`).join(""));
await server.close();

// What the page says of a way to play, as JSON Lines in and out; tests/page compares it with the rules.
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
const wings = {};
for (const family of ["queendomino", "domaine"]) {
  for (const words of [`start-${family}`, family]) await server.ssrLoadModule(`virtual:words/${words}`);
  const { ruleLines } = await server.ssrLoadModule(`/src/${family}/table/rules.ts`);
  const { queryOf } = await server.ssrLoadModule(`/src/${family}/rules/address.ts`);
  wings[family] = { ruleLines, queryOf };
}
const { isStep } = await server.ssrLoadModule("/src/queendomino/table/words/steps.ts");
wings.queendomino.isDeed = (await server.ssrLoadModule("/src/queendomino/table/words/rounds.ts")).isDeed;
wings.domaine.isDeed = (await server.ssrLoadModule("/src/domaine/table/words/telling.ts")).isDeed;

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
  // How a table that plays so says it, and where it finds its rules.
  told({ rules }) {
    const { ruleLines, queryOf } = wings[rules.type];
    return { lines: ruleLines(rules).map(({ what, why }) => `${what}: ${why}`), query: String(queryOf(rules)) };
  },
  // Which of these the table takes for steps of a turn, and which for what a player did.
  acts({ family, steps, codes }) {
    return { steps: steps.filter(isStep), deeds: codes.filter((code) => wings[family].isDeed({ code })) };
  },
};

const lines = (await text(process.stdin))
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
process.stdout.write(lines.map(({ ask, ...line }) => `${JSON.stringify(answers[ask](line))}\n`).join(""));
await server.close();

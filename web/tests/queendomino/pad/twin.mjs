// Scores kingdoms with the page's own code, as JSON Lines in and out; tests/pad compares it with the rules.
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const root = join(import.meta.dirname, "../../..");
const server = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "error",
});
const scoring = await server.ssrLoadModule("/src/queendomino/pad/scoring.ts");
const { MODES } = await server.ssrLoadModule("/src/queendomino/pad/tables.ts");
const boxes = await server.ssrLoadModule("/src/queendomino/pad/box.ts");
const laying = await server.ssrLoadModule("/src/queendomino/pad/laying.ts");

const NOTHING = {
  castle: null,
  squares: [],
  buildings: [],
  coins: 0,
  knights: 0,
  towers: 0,
  queen: false,
  bonuses: [],
  size: 5,
};

function scored(line) {
  const estate = { ...NOTHING, ...line };
  const { sheet, territories, largest, crowns } = scoring.score(estate);
  const rows = Object.fromEntries(sheet.rows.map((row) => [row.row, row.points]));
  const warnings = scoring.doubts(
    estate,
    MODES.find((mode) => mode.game === line.game),
  );
  const items = sheet.rows.map((row) => row.items.map((item) => [item.code, item.points, item.args]));
  return { id: line.id, total: sheet.total, territories, rows, largest_territory: largest, crowns, warnings, items };
}

function ranked({ ties, columns }) {
  const read = columns.map((column) => ({ scored: scoring.score({ ...NOTHING, ...column }), coins: column.coins }));
  return scoring.rank(read, ties);
}

/** The sums of a dynasty's tables, each a game with a column for each side, and the ranks they make. */
function added({ players, games }) {
  const sheets = games.map((columns) => columns.map((column) => scoring.score({ ...NOTHING, ...column }).sheet));
  const sums = games[0].map((_, side) => scoring.addUp(sheets.map((columns) => columns[side])));
  const columns = sums.map((sheet) => ({ scored: { sheet, territories: [], largest: 0, crowns: 0 }, coins: 0 }));
  const mode = MODES.find((one) => one.game === "kingdomino" && one.players === players);
  return { sums, places: scoring.rank(columns, mode.dynasty.ties), games: mode.dynasty.games };
}

/** What an owner's box holds; null where it is refused. */
function boxed({ box }) {
  let own;
  try {
    own = boxes.readBox(box);
  } catch {
    return null;
  }
  const tiles = boxes.tilesOf(own).map(({ id, knights, towers, tax }) => [id, knights, towers, tax]);
  const dominoes = Object.fromEntries(
    ["queendomino", "kingdomino"].map((name) => [
      name,
      Array.from({ length: 48 }, (_, at) => boxes.halvesOf(own, name, at + 1)),
    ]),
  );
  return { tiles, dominoes };
}

const answers = {
  box: boxed,
  add: added,
  score: scored,
  rank: ranked,
  lay: ({ kingdom, domino, first, second }) =>
    laying.refusal({ ...NOTHING, ...kingdom }, domino, first, second) ?? null,
};

const lines = (await text(process.stdin))
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
process.stdout.write(lines.map(({ ask, ...line }) => `${JSON.stringify(answers[ask](line))}\n`).join(""));
await server.close();

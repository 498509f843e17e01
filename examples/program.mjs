// A program that plays at a demesne server: any legal move, against a bot of the house, until the game is over.
//
// node examples/program.mjs http://127.0.0.1:8800       (with the token in DEMESNE_TOKEN; see docs/programs.md)
import { randomUUID } from "node:crypto";

const server = `${process.argv[2]}/api/v1`;
const token = { Authorization: `Bearer ${process.env.DEMESNE_TOKEN}` };

async function ask(path, body) {
  const headers = { ...token, "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function* lines(path) {
  const stream = await fetch(server + path, { headers: token });
  let rest = "";
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + part).split("\n");
    rest = found.pop();
    yield* found.map((line) => JSON.parse(line));
  }
}

const seats = [{ kind: "you" }, { kind: "bot", bot: "greedy" }];
const { table } = await ask("/tables", { game: "kingdomino", seats });
for await (const line of lines(`/games/${table}/stream`)) {
  if (line.moves?.length) {
    const move = line.moves[Math.floor(Math.random() * line.moves.length)];
    await ask(`/games/${table}/moves`, { seq: line.seq, move });
  }
  if (line.type === "over") {
    console.log("seat 0:", line.results.find((side) => side.seats.includes(0)).total, "points");
  }
}

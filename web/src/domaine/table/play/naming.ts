/** The names of squares, domains and places to act, shown and spoken. */
import { borderAt, squareName } from "../../board/squares";
import { named, type RegionView } from "../../board/types";
import type { TipText } from "../../../board/types";
import { listed, words } from "../../../words";
import { gains } from "./effects";
import type { Aim, Option } from "./options";
import { domainArgs, domainName, figureAt, mineName, regionAt, terrainAt, type Scene } from "../words/scene";

/** A square in one line: "c4, forest, knight of Ada, domain of Ada at b3". */
export function squareSays(scene: Scene, square: string): string {
  return listed([square, ...thingsAt(scene, square)], "unit");
}

/** What is printed on a square, what stands on it, and where it is. */
export function thingsAt(scene: Scene, square: string): string[] {
  const region = regionAt(scene.view, square);
  const where = region?.kind === "zone" ? words("zone") : region?.castle ? domainName(scene, named(region.castle)) : "";
  return [terrainAt(scene, square), figureAt(scene, square) ?? "", where].filter(Boolean);
}

/** A square and the domain it belongs to, line by line: what it is worth, how strong it is, whom it is allied with. */
export function squareText(scene: Scene, square: string): TipText {
  const region = regionAt(scene.view, square);
  const figure = figureAt(scene, square);
  const title = listed([square, terrainAt(scene, square), ...(figure ? [figure] : [])], "unit");
  if (region?.kind === "zone") return [title, words("zone-why")];
  if (!region?.castle) return [title, words("open-why")];
  const castle = named(region.castle);
  const lines = [
    words("domain-worth", { domain: domainName(scene, castle), points: region.points, list: landOf(region) }),
  ];
  lines.push(words("domain-strength", { count: region.knights }));
  if (region.mines.length > 0) lines.push(words("domain-mines", { mines: listed(region.mines.map(mineName), "unit") }));
  return [title, ...lines, ...alliesOf(scene, castle)];
}

/** "2 forests, 1 village". */
function landOf({ forests, villages, city }: RegionView): string {
  const parts = Object.entries({ forests, villages, city }).filter(([, count]) => count > 0);
  return parts.length === 0
    ? words("land-none")
    : listed(
        parts.map(([kind, count]) => words(`land-${kind}`, { count })),
        "unit",
      );
}

function alliesOf(scene: Scene, castle: string): string[] {
  const pairs = scene.view.alliances.map(({ castles }) => castles.map(named)).filter((pair) => pair.includes(castle));
  return pairs.map((pair) => words("domain-allied", domainArgs(scene, pair.find((each) => each !== castle) ?? castle)));
}

/** The clauses behind what is said about a square. */
export function squareRules(scene: Scene, square: string): string[] {
  const region = regionAt(scene.view, square);
  return region?.kind === "zone" ? ["6.2"] : region?.kind === "domain" ? ["6.4"] : ["2.1"];
}

/** A place to act: "border between c4 and c5, closes your domain at b3: 7 points". */
export function placeSays(scene: Scene, aim: Aim, found: Option | null, seat: number): string {
  const brings = found?.effect ? gains(found.effect, seat, scene).map((gain) => gain.says) : [];
  return listed([placeName(scene, aim), ...brings], "unit");
}

function placeName(scene: Scene, { at, look }: Aim): string {
  if (at.includes("-")) {
    const [first, second] = borderAt(at).map(squareName) as [string, string];
    return words(look === "ring" ? "place-ring" : "place-border", {
      first,
      second,
      sides: sidesOf(scene, first, second),
    });
  }
  if (look === "castle" && figureAt(scene, at)) return domainName(scene, at);
  return words(`place-${look}`, { square: at, about: listed(thingsAt(scene, at), "unit") });
}

function sidesOf(scene: Scene, first: string, second: string): string {
  const domains = [first, second]
    .map((square) => regionAt(scene.view, square)?.castle)
    .filter((castle) => castle != null);
  return listed(domains.map((castle) => domainName(scene, named(castle))));
}

/** Small tables of Domaine, as the server describes them. */
import { squareAt, SQUARES } from "../../src/domaine/board/squares";
import type {
  CardView,
  DomaineRules,
  DomaineView,
  Effect,
  FigureView,
  LordView,
  RegionView,
  Square,
  StepOffer,
} from "../../src/protocol";

export const at = (name: string): Square => [...squareAt(name)];
export const figure = (name: string, colour: number, domain: string | null = null): FigureView => ({
  square: at(name),
  colour,
  domain: domain === null ? null : at(domain),
});

/** Meadow everywhere except on the squares that are named. */
export function land(special: Readonly<Record<string, string>> = {}): string[][] {
  const rows = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => "meadow"));
  for (const [name, terrain] of Object.entries(special)) rows[at(name)[1]]![at(name)[0]] = terrain;
  return rows;
}

export function region(kind: RegionView["kind"], squares: string[], change: Partial<RegionView> = {}): RegionView {
  return {
    kind,
    squares: squares.map(at),
    castle: null,
    owner: null,
    knights: 0,
    points: 0,
    forests: 0,
    villages: 0,
    city: 0,
    mines: [],
    ...change,
  };
}

export function lord(seat: number, change: Partial<LordView> = {}): LordView {
  return {
    seat,
    ducats: 7,
    knights: 12,
    castles: 0,
    score: 0,
    sheet: { total: 0, rows: [] },
    income: 0,
    mines: {},
    monopolies: [],
    held: ["A", "A", "B"],
    rank: null,
    tie_break: "",
    ...change,
  };
}

export function view(change: Partial<DomaineView> = {}): DomaineView {
  const open = region(
    "open",
    SQUARES.map(([column, row]) => `${"abcdefghijkl"[column]}${row + 1}`),
  );
  return {
    type: "domaine",
    phase: "act",
    mover: 0,
    castles: [],
    knights: [],
    borders: [],
    borders_left: 100,
    regions: [open],
    alliances: [],
    lords: [lord(0), lord(1)],
    neutral_knights: 0,
    chancery: [],
    used: [],
    deck: 40,
    deck_back: "A",
    idle: 0,
    hands: [],
    play: null,
    sold: null,
    placing: null,
    last_squares: [],
    last_edges: [],
    last_seat: null,
    ...change,
  };
}

export const card = (name: string, uses: CardView["uses"], price = 3, sell = 2): CardView => ({
  card: name,
  back: name.charAt(0),
  uses,
  price,
  sell,
});

export function rules(change: Partial<DomaineRules> = {}): DomaineRules {
  return {
    type: "domaine",
    game: "domaine",
    players: 4,
    land: land(),
    tiles: "",
    layout: "3n 1e 7s 2w cn 5n 8e 4s 6n",
    castles: 3,
    knights: 15,
    borders: 100,
    ducats: 7,
    king: 30,
    neutral: null,
    spacing: 7,
    expansion: 2,
    stalling: "printed",
    second_bonus: "amount",
    neutral_targets: true,
    last_knight: true,
    allied_deserter: true,
    king_tie: "score",
    cards: [],
    ...change,
  };
}

export function effect(change: Partial<Effect> = {}): Effect {
  return {
    type: "changed",
    ducats: 0,
    scores: [],
    domains: [],
    strengths: [],
    set: [],
    removed: [],
    zones: [],
    cut: [],
    kings: [],
    ...change,
  };
}

export function step(action: StepOffer["action"], change: Partial<StepOffer> = {}): StepOffer {
  return {
    type: "step",
    seat: 0,
    card: "A01",
    action,
    parts: 2,
    left: 2,
    borders: [],
    knights: [],
    expansions: [],
    deserters: [],
    allies: [],
    end: null,
    ...change,
  };
}

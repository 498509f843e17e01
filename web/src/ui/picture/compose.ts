/** The picture itself, 1200 by 630: a drawing on the left, beside it who played and how it ended. */
import { listed, words } from "../../words";
import { imageOf } from "./drawing";
import type { Pictured, PicturedSide } from "./facts";
import { layoutFor } from "./layout";

export const SIZE = [1200, 630] as const;
const DRAWN = 540;
const LEFT = 662;
const RIGHT = 1136;
/** The space between what was played and the name of the page. */
const APART = 24;
/** From the line of the page's name to that of the note. */
const BELOW = 28;
/** Where the text is if there is no drawing. */
const MIDDLE = 363;

/** What is drawn, as elements of the page; banners in the order of own side and others. */
export interface Drawings {
  land: SVGSVGElement | null;
  banners: readonly SVGSVGElement[];
}

export interface Told {
  facts: Pictured;
  /** What was played, and when. */
  foot: string;
  /** What its points owe to others; empty if nothing. */
  note: string;
}

/** Draws with the colours and fonts of `stage`, which uses the light theme. */
export async function compose(stage: HTMLElement, { land, banners }: Drawings, told: Told): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const brush = new Brush(pen, stage, land ? 0 : MIDDLE - LEFT);
  await brush.ready();
  brush.cloth();
  if (land) pen.drawImage(await imageOf(land, DRAWN, DRAWN), 58, 45);
  const images = await Promise.all(banners.map((banner) => imageOf(banner, 60, 72)));
  brush.own(told.facts, images[0]);
  told.facts.others.forEach((side, at) => brush.other(side, images[at + 1], at, told.facts.others.length));
  brush.foot(told.foot, told.facts.others.length);
  brush.note(told.note, told.facts.others.length);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Everybody on a side. */
export function namesOf({ names }: PicturedSide): string {
  return listed(names);
}

/** Names as they are written, whichever way the page is. */
function apart(names: string): string {
  return `\u2068${names}\u2069`;
}

class Brush {
  constructor(
    private readonly pen: CanvasRenderingContext2D,
    private readonly stage: HTMLElement,
    private readonly shift: number,
  ) {}

  /** Resolves once the fonts of the page are loaded, without a network those that are kept. */
  async ready(): Promise<void> {
    await Promise.allSettled(["head", "num", "text"].map((kind) => document.fonts.load(this.font(kind, 40, 700))));
  }

  cloth(): void {
    this.pen.fillStyle = this.colour("--cloth");
    this.pen.fillRect(0, 0, ...SIZE);
    this.pen.fillStyle = this.colour("--hem");
    for (const x of [5, 10, 1189, 1194]) this.pen.fillRect(x, 0, x === 5 || x === 1194 ? 3 : 1, SIZE[1]);
  }

  own({ own, result, others }: Pictured, banner: HTMLImageElement | undefined): void {
    const left = LEFT + this.shift;
    const at = layoutFor(others.length);
    if (banner) this.pen.drawImage(banner, left + 2, at.banner);
    this.say(apart(namesOf(own)), left + 86, at.name, "head", 58, 600, "--ink", RIGHT - LEFT - 86);
    const points = String(own.points);
    this.say(points, left, at.points, "num", at.figures, 800, "--ink");
    const beside = left + this.pen.measureText(points).width + 20;
    this.say(words("picture-points", { points: own.points }), beside, at.word, "text", 34, 400, "--ink-2");
    const most = RIGHT + this.shift - beside;
    this.say(words(result.id, result.args), beside, at.points - 2, "text", 34, 400, "--ink-2", most);
    if (others.length === 0) return;
    this.pen.strokeStyle = this.colour("--edge");
    this.pen.lineWidth = 3;
    this.pen.setLineDash([9, 5]);
    this.pen.beginPath();
    this.pen.moveTo(left, at.rule);
    this.pen.lineTo(RIGHT + this.shift, at.rule);
    this.pen.stroke();
  }

  other(side: PicturedSide, banner: HTMLImageElement | undefined, at: number, count: number): void {
    const { first, step, letters: size } = layoutFor(count);
    const [left, line] = [LEFT + this.shift, first + step * at];
    if (banner) this.pen.drawImage(banner, left, line - step * 0.4, step * 0.66, step * 0.8);
    this.say(apart(namesOf(side)), left + step, line + size * 0.35, "text", size, 500, "--ink", RIGHT - LEFT - 140);
    this.say(String(side.points), RIGHT + this.shift, line + size * 0.35, "num", size, 800, "--ink", 90, "right");
  }

  foot(text: string, others: number): void {
    const line = layoutFor(others).foot;
    const mark = this.say(words("wordmark"), RIGHT + this.shift, line, "head", 44, 600, "--ink", 200, "right");
    this.say(text, LEFT + this.shift, line - 2, "text", 22, 400, "--ink-2", RIGHT - LEFT - mark - APART);
  }

  note(text: string, others: number): void {
    const line = layoutFor(others).foot + BELOW;
    this.say(text, LEFT + this.shift, line, "text", 22, 400, "--ink-2", RIGHT - LEFT);
  }

  /** Writes *text*, at most that wide, and returns how wide it is. */
  private say(
    text: string,
    x: number,
    y: number,
    kind: string,
    size: number,
    weight: number,
    colour: string,
    most?: number,
    align: CanvasTextAlign = "left",
  ): number {
    this.pen.font = this.font(kind, size, weight);
    this.pen.fillStyle = this.colour(colour);
    this.pen.textAlign = align;
    this.pen.direction = getComputedStyle(this.stage).direction === "rtl" ? "rtl" : "ltr";
    const width = this.pen.measureText(text).width;
    if (most && width > most) this.pen.font = this.font(kind, (size * most) / width, weight);
    this.pen.fillText(text, x, y, most);
    return Math.min(width, most ?? width);
  }

  private font(kind: string, size: number, weight: number): string {
    this.stage.style.font = `${weight} ${size}px/1 var(--${kind})`;
    return `${weight} ${size}px ${getComputedStyle(this.stage).fontFamily}`;
  }

  private colour(name: string): string {
    this.stage.style.color = `var(${name})`;
    return getComputedStyle(this.stage).color;
  }
}

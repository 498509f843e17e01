/** The game chosen last, stored in this browser, and the games and boxes this server has. */
import { boxes, games } from "./api";
import { OUR_GAMES } from "./playing";
import type { BoxInfo, GameInfo } from "./protocol";
import { change, settings } from "./settings.svelte";
import { storage } from "./storage";
import { onShelf, settled, type Wish } from "./wish";

const KEY = "demesne.wish";
const FIRST: Wish = { game: OUR_GAMES[0] ?? "", players: 3, options: {} };

function read(): Record<string, Wish> {
  try {
    const found = Object.entries((JSON.parse(storage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Wish | null>);
    return Object.fromEntries(found.filter(([, wish]) => wish?.options)) as Record<string, Wish>;
  } catch {
    return {};
  }
}

class Wishing {
  games: readonly GameInfo[] = $state.raw([]);
  boxes: readonly BoxInfo[] = $state.raw([]);
  wish: Wish = $state.raw(FIRST);
  readonly info: GameInfo | undefined = $derived(this.games.find((game) => game.name === this.wish.game));
  /** How well the bots play the chosen game. */
  readonly level: number = $derived(this.wish.level ?? settings.level);
  private asked = false;

  /** Asks the server once what is available. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      [this.games, this.boxes] = await Promise.all([games().then(onShelf), boxes()]);
    } catch (error) {
      this.asked = false;
      throw error;
    }
    this.take(read()["last"] ?? FIRST);
  }

  /** A new box was stored: asks again. */
  forget(): void {
    this.asked = false;
  }

  /** Takes another game from the shelf, as it was played last. */
  choose(game: string): void {
    this.take(read()[game] ?? { game, players: this.wish.players, options: {} });
  }

  /** Sets the level of bots for the chosen game, and for games without a choice of their own. */
  setLevel(level: number): void {
    change({ level });
    this.take({ ...this.wish, level });
  }

  take(wish: Wish): void {
    const info = this.games.find((game) => game.name === wish.game) ?? this.games[0];
    if (!info) return;
    this.wish = settled(info, wish);
    try {
      storage.setItem(KEY, JSON.stringify({ ...read(), [this.wish.game]: this.wish, last: this.wish }));
    } catch {
      // This browser stores nothing: the wish lasts as long as the page.
    }
  }
}

export const wishing = new Wishing();

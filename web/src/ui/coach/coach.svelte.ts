/** Which step of the guide is shown now: the next of the lesson if it is due, else a concept that comes up. */
import type { Guide, GuideWord } from "../../family";
import { guideOff, learn, memory, unlearn } from "./memory.svelte";

/** The step that is shown now. */
export interface Said<Play> {
  word: GuideWord<Play>;
  /** Its number in the lesson, from 1, and how many there are; a concept has none. */
  at: number | null;
  of: number;
}

/** Where an event led the reader: to a step of their turn, back to an earlier one, or to none. */
export type Led = "on" | "back" | "elsewhere";

export class Coach<Play> {
  said: Said<Play> | null = $state.raw(null);
  private speaking: Said<Play> | null = null;
  /** The event after which each step of the lesson came up. */
  private readonly since = new Map<string, number>();
  /** The steps of the lesson that were shown here. */
  private readonly heard = new Set<string>();
  private seen = 0;
  /** After which events it was the reader's turn, without those from which they have gone back. */
  private readonly steps: number[] = [];
  private concept: GuideWord<Play> | undefined;
  /** The turn in which the last concept came up: there is at most one in each. */
  private turn: string | null = null;

  constructor(
    private readonly guide: Guide<Play>,
    private readonly game: string,
  ) {}

  private get lesson(): readonly GuideWord<Play>[] {
    return this.guide.lesson(this.game);
  }

  /** Looks at the table up to the event *seq*, which led to *led*, and shows a step or nothing. */
  look(play: Play, seq: number, led: Led = "elsewhere"): void {
    if (seq > this.seen && led === "back") this.takeBack(play);
    else if (seq > this.seen && led === "on") this.steps.push(seq);
    this.seen = seq;
    const word = this.follow(play, seq);
    const due = word?.when(play) ? word : undefined;
    if (due) {
      this.heard.add(due.name);
      const left = this.lesson.filter((each) => !memory.learned.includes(each.name)).length;
      this.say({ word: due, at: 1 + this.lesson.length - left, of: this.lesson.length });
    } else {
      const concept = this.notice(play);
      this.say(concept ? { word: concept, at: null, of: this.lesson.length } : null);
    }
  }

  /** The next step of the lesson, after marking those that are done as learned; a missed opportunity comes again. */
  private follow(play: Play, seq: number): GuideWord<Play> | undefined {
    for (const word of this.lesson) {
      if (memory.learned.includes(word.name)) continue;
      const since = this.since.get(word.name) ?? seq;
      this.since.set(word.name, since);
      const passed = word.passed?.(play, since) ?? false;
      if (word.done(play, since) || (passed && this.heard.has(word.name))) learn(word.name);
      else if (passed) this.since.set(word.name, seq);
      else return word;
    }
    return undefined;
  }

  /** What was learned by what is undone now comes again; of what was learned before a reload, what is due. */
  private takeBack(play: Play): void {
    this.steps.pop();
    const to = this.steps.at(-1) ?? 0;
    for (const word of this.lesson.toReversed()) {
      const at = this.since.get(word.name);
      const isLearned = memory.learned.includes(word.name);
      if (at === undefined ? isLearned && !word.when(play) : at < to) return;
      if (isLearned) unlearn(word.name);
      this.since.delete(word.name);
    }
  }

  /** The concept that comes up now; those that have passed are marked as learned. */
  private notice(play: Play): GuideWord<Play> | undefined {
    if (this.concept && !this.concept.when(play)) this.pass(this.concept);
    const turn = this.guide.turn(play);
    if (!this.concept && turn !== this.turn) {
      this.concept = this.guide.concepts.find((word) => !memory.learned.includes(word.name) && word.when(play));
      if (this.concept) this.turn = turn;
    }
    return this.concept;
  }

  private pass(concept: GuideWord<Play>): void {
    learn(concept.name);
    this.concept = undefined;
  }

  private say(said: Said<Play> | null): void {
    if (said?.word.name === this.speaking?.word.name) return;
    this.said = this.speaking = said;
  }

  /** The reader has dismissed this concept, or the guide. */
  leave(): void {
    if (this.concept && this.speaking?.word.name === this.concept.name) this.pass(this.concept);
    else guideOff();
    this.say(null);
  }
}

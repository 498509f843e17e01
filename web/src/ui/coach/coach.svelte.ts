/** Which word of the guide is said now: the next of the lesson at its time, else a concept that comes up. */
import type { Guide, GuideWord } from "../../family";
import { guideOff, learn, memory } from "./memory.svelte";

/** A word that is said now. */
export interface Said<Play> {
  word: GuideWord<Play>;
  /** Its place in the lesson, from 1, and how many there are; a concept stands alone. */
  at: number | null;
  of: number;
}

export class Coach<Play> {
  said: Said<Play> | null = $state.raw(null);
  private speaking: Said<Play> | null = null;
  /** The event after which a word of the lesson came up. */
  private readonly since = new Map<string, number>();
  /** The words of the lesson that were said here. */
  private readonly heard = new Set<string>();
  private concept: GuideWord<Play> | undefined;
  /** The turn in which the last concept came up: there is one in each at most. */
  private turn: string | null = null;

  constructor(
    private readonly guide: Guide<Play>,
    private readonly game: string,
  ) {}

  private get lesson(): readonly GuideWord<Play>[] {
    return this.guide.lesson(this.game);
  }

  /** Looks at the table up to the event *seq*, and speaks or is silent. */
  look(play: Play, seq: number): void {
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

  /** The word of the lesson that is next, once those that are done are learned; a time that was missed comes again. */
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

  /** The concept that comes up now; what passed is learned. */
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

  /** The reader wants no more: of this concept, or of the guide. */
  leave(): void {
    if (this.concept && this.speaking?.word.name === this.concept.name) this.pass(this.concept);
    else guideOff();
    this.say(null);
  }
}

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
  private next: GuideWord<Play> | undefined;
  /** The event after which the next word of the lesson came up. */
  private since = 0;
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
    const of = this.lesson.length;
    if (due) this.say({ word: due, at: 1 + this.lesson.findIndex((each) => each.name === due.name), of });
    else {
      const concept = this.notice(play);
      this.say(concept ? { word: concept, at: null, of } : null);
    }
  }

  /** The word of the lesson that is next, once those that are done are learned. */
  private follow(play: Play, seq: number): GuideWord<Play> | undefined {
    for (;;) {
      const next = this.lesson.find((word) => !memory.learned.includes(word.name));
      if (next?.name !== this.next?.name) [this.next, this.since] = [next, seq];
      if (!next?.done(play, this.since)) return next;
      learn(next.name);
    }
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

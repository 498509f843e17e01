/** What a connection needs around it, given to it so that tests can play every failure of a network. */

export interface Clock {
  now(): number;
  /** Runs `work` once after `ms`; the returned function cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** A socket being opened; it reports to `WireEvents`. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

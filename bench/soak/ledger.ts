/** What whoever asked knows of a write: a yes, a no, or nothing, because the answer was lost. */
export type Outcome = 'acknowledged' | 'refused' | 'uncertain';

export type Kind =
  | 'message'
  | 'form'
  | 'note'
  | 'reply'
  | 'priority'
  | 'phone'
  | 'sign-up'
  | 'application'
  | 'approval'
  | 'session';

/** A write, by something that stands in it and nowhere else. */
export type Deed = {
  kind: Kind;
  marker: string;
  outcome: Outcome;
  /** The row that it changes, where it makes none. */
  subject?: string;
};

/** A request that failed, from when until when, in milliseconds since the epoch. */
export type Failure = { began: number; ended: number; what: string };

/** What those who ask have seen: all that is compared with the database in the end. */
export class Ledger {
  readonly deeds: Deed[] = [];
  readonly failures: Failure[] = [];
  /** Answers with something in them that belongs to somebody else. */
  readonly leaks: string[] = [];
  /** Promises that were seen to be broken on the way. */
  readonly broken: string[] = [];
  answers = 0;

  /** Writes a deed down before it is asked for, so that none is forgotten. */
  begin(kind: Kind, marker: string, subject?: string): Deed {
    const deed: Deed = { kind, marker, outcome: 'uncertain', ...(subject && { subject }) };
    this.deeds.push(deed);
    return deed;
  }
}

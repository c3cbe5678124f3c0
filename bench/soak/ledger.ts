/** The outcome of a write for its sender: acknowledged, refused, or unknown without a response. */
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
  | 'session'
  | 'file'
  | 'request'
  | 'request message';

/** A write, identified by a unique marker. */
export type Operation = {
  kind: Kind;
  marker: string;
  outcome: Outcome;
  /** The row that it changes, if it adds none. */
  subject?: string;
};

/** A failed request with start and end, in milliseconds since the epoch. */
export type Failure = { began: number; ended: number; what: string };

/** What all senders observed, which is compared with the database at the end. */
export class Ledger {
  readonly operations: Operation[] = [];
  readonly failures: Failure[] = [];
  /** Responses that contain another person's data. */
  readonly leaks: string[] = [];
  /** Errors that were detected during the run. */
  readonly broken: string[] = [];
  answers = 0;

  /** Records a write before it is sent, so that none is missing. */
  begin(kind: Kind, marker: string, subject?: string): Operation {
    const operation: Operation = {
      kind,
      marker,
      outcome: 'uncertain',
      ...(subject && { subject }),
    };
    this.operations.push(operation);
    return operation;
  }
}

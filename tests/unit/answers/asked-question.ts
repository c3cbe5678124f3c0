import type { Urgency } from '~/content/answers/symptoms';

/** A question as members type it, and what must come first. */
export type AskedQuestion = {
  query: string;
  /** Whom to call first. */
  urgency?: Urgency;
  /** The ids of the answers that fit. */
  answers?: readonly string[];
};

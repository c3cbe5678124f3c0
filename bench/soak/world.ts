import type { Ledger } from './ledger.ts';
import type { PostOffice } from './post-office.ts';

/** A message that waits for an answer of the team. */
export type Unanswered = { id: string; email: string };

/** What all who take part in the load share. */
export type World = {
  /** The server's address. */
  site: string;
  ledger: Ledger;
  post: PostOffice;
  /** The messages that nobody of the team has taken yet. */
  inbox: Unanswered[];
  /** Aborted when the load ends. */
  end: AbortSignal;
};

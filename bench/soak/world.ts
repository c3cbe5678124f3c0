import type { Ledger } from './ledger.ts';
import type { PostOffice } from './post-office.ts';

/** A message that waits for a reply. */
export type Unanswered = { id: string; email: string };

/** The state that all people of the load share. */
export type World = {
  /** The server's address. */
  site: string;
  ledger: Ledger;
  post: PostOffice;
  /** The messages without an assigned admin. */
  inbox: Unanswered[];
  /** Aborted when the load ends. */
  end: AbortSignal;
};

import type { PageWarning } from '../prepare/check-page';
import type { Turns } from '../prepare/draw-page';
import type { PreparationRefusal } from '../prepare/refusal';

/** Why a page was not accepted. */
export type PageRefusal = PreparationRefusal | 'duplicate' | 'tooMany' | 'closed' | 'refused';

/**
 * `preparing`: the file as it was chosen is stored. `review`: the member looks at the page.
 * `waiting`: it is sent in the background. `refused`: it cannot be sent.
 */
export type PageState = 'preparing' | 'review' | 'waiting' | 'refused';

/** A page in this browser that the server does not have yet. */
export type LocalPage = {
  /** Becomes the id of the file on the server, so that it is never stored twice. */
  id: string;
  requestId: string;
  /** What the page belongs to, such as `itemized-bill`. */
  documentKind: string;
  /** The line of the checklist, if there are several for this kind. */
  itemId: string | null;
  /** The name of the chosen file. */
  name: string;
  /** Orders the pages. */
  position: number;
  state: PageState;
  type: 'image/jpeg' | 'application/pdf';
  /** Bytes. */
  size: number;
  /** A small picture as a data URL; `null` for a PDF. */
  thumbnail: string | null;
  warnings: PageWarning[];
  /** Quarter turns that are applied before the page is sent. */
  turns: Turns;
  /** The SHA-256 of the chosen file; empty until it is prepared. */
  sourceHash: string;
  refusal?: PageRefusal;
  /** The resumable upload. */
  uploadUrl?: string;
};

/** Whether a page counts as one of a request's files. */
export function isOf(requestId: string) {
  return (page: LocalPage) => page.requestId === requestId && page.state !== 'refused';
}

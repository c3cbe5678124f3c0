import type { Language } from '~/shared/i18n/language';
import type { PageWarning } from '../prepare/check-page';
import type { PreparationRefusal } from '../prepare/refusal';

/** Why a page was not accepted. */
export type PageRefusal =
  | PreparationRefusal
  | 'duplicate'
  | 'tooMany'
  | 'tooMuch'
  | 'closed'
  | 'tooManyDrafts'
  | 'refused';

/**
 * `preparing`: the file as it was chosen is stored. `waiting`: it is sent in the background.
 * `refused`: it cannot be sent. `sent`: the server has it; its small picture is still shown.
 */
export type PageState = 'preparing' | 'waiting' | 'refused' | 'sent';

/** A page that was chosen in this browser. */
export type LocalPage = {
  /** Becomes the id of the file on the server, so that it is never stored twice. */
  id: string;
  requestId: string;
  /** What the page belongs to, such as `itemized-bill`. */
  documentKind: string;
  /** The line of the checklist, if there are several for this kind. */
  itemId: string | null;
  /** The language of the draft, if it may not be on the server before its first page. */
  draftLanguage?: Language;
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
  /** The SHA-256 of the chosen file; empty until it is prepared. */
  sourceHash: string;
  /** The file on the server whose place this page takes once it has arrived. */
  replaces?: string;
  /** The browser could not store it: closing the tab loses it. */
  isInMemory?: true;
  refusal?: PageRefusal;
  /** The resumable upload. */
  uploadUrl?: string;
};

/** Whether the server does not have a page yet that it should get. */
export function isUnsent({ state }: LocalPage): boolean {
  return state === 'preparing' || state === 'waiting';
}

/** Whether the member expects the server to have a page that it does not have. */
export function isMissing(page: LocalPage): boolean {
  return isUnsent(page) || (page.state === 'refused' && page.refusal !== 'duplicate');
}

import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import type { Language } from '~/shared/i18n/language';

export type RequestState = TableRow<'request_states'>;
export type DocumentKind = TableRow<'document_kinds'>;
export type RejectionReason = TableRow<'rejection_reasons'>;

/** The hours of the office from a day on: times from Monday to Sunday. */
export type OfficeHours = {
  starts_on: string;
  opens: readonly (string | null)[];
  closes: readonly (string | null)[];
};

/** When the office is open. */
export type OfficeTime = {
  /** The latest first. */
  hours: readonly OfficeHours[];
  closedDays: ReadonlySet<string>;
};

export type Choices = {
  states: RequestState[];
  documents: DocumentKind[];
  reasons: RejectionReason[];
  office: OfficeTime;
};

/** @throws AppError */
async function fetchChoices(signal: AbortSignal): Promise<Choices> {
  const backend = await loadAdminBackend();
  const [states, documents, reasons, hours, closed] = await Promise.all([
    backend.from('request_states').select('*').order('position').abortSignal(signal),
    backend.from('document_kinds').select('*').order('position').abortSignal(signal),
    backend.from('rejection_reasons').select('*').order('position').abortSignal(signal),
    backend
      .from('office_hours')
      .select('starts_on,opens,closes')
      .order('starts_on', { ascending: false })
      .abortSignal(signal),
    backend
      .from('closed_days')
      .select('day')
      .eq('is_open', false)
      .order('day', { ascending: false })
      .abortSignal(signal),
  ]);
  if (states.error) throw adminRequestError(states.error, states.status);
  if (documents.error) throw adminRequestError(documents.error, documents.status);
  if (reasons.error) throw adminRequestError(reasons.error, reasons.status);
  if (hours.error) throw adminRequestError(hours.error, hours.status);
  if (closed.error) throw adminRequestError(closed.error, closed.status);
  return {
    states: states.data,
    documents: documents.data,
    reasons: reasons.data,
    office: { hours: hours.data, closedDays: new Set(closed.data.map(({ day }) => day)) },
  };
}

/** The key of the choices, and the first part of the keys of the team's rules and macros. */
export const choicesKey = ['sharing-choices'] as const;

/** States, kinds of documents, reasons and office hours. The settings change all but the states. */
export const choicesQuery = queryOptions({
  queryKey: choicesKey,
  queryFn: ({ signal }) => fetchChoices(signal),
  staleTime: 10 * 60_000,
});

/** Which email a member gets about a request. */
export type RequestEmailKind = 'received' | 'your_turn' | 'our_turn' | 'update';

/** The email about a move from a state to another; undefined if there is none. */
export function emailOfMove(
  states: readonly Pick<RequestState, 'state' | 'emails'>[],
  from: string,
  to: string,
): RequestEmailKind | undefined {
  const emails = states.find(({ state }) => state === from)?.emails;
  return (emails as Partial<Record<string, RequestEmailKind>> | undefined)?.[to];
}

/** The email about documents that the team asks for. Some states don't become the member's turn. */
export function emailOfAsking(
  states: readonly Pick<RequestState, 'state' | 'emails' | 'next_states'>[],
  from: string,
): RequestEmailKind | undefined {
  const mayWait = states
    .find(({ state }) => state === from)
    ?.next_states.includes('waiting_member');
  return mayWait ? emailOfMove(states, from, 'waiting_member') : undefined;
}

/** A kind of document with its names. */
export type NamedDocument = Pick<DocumentKind, 'kind' | 'name_en' | 'name_pt'>;

/** The name of a kind of document in a language; its code while the names load. */
export function documentName(
  documents: readonly NamedDocument[],
  kind: string,
  language: Language,
): string {
  const found = documents.find((document) => document.kind === kind);
  if (!found) return kind;
  return language === 'en' ? found.name_en : found.name_pt;
}

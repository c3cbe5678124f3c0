import { queryOptions } from '@tanstack/react-query';
import { contributionsKey } from '~/command-center/books/contributions/call-books';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { AppError } from '~/shared/backend/app-error';

export type LedgerMonth = {
  month: string;
  due_on: string | null;
  due_cents: number;
  received_cents: number;
  is_reversed: boolean;
  paid_on: string | null;
  lapses_on: string | null;
};

export type Entry = {
  id: string;
  month: string;
  cents: number;
  /** What was not taken back. */
  open_cents: number;
  kind: 'contribution' | 'gift' | 'fund_use';
  received_on: string;
  us_state: string | null;
  administration_cents: number | null;
  source: 'manual' | 'import' | 'billing' | 'stripe';
  reference: string | null;
  reverses: string | null;
  moved_to: string | null;
  moved_from: string | null;
  note: string | null;
  admin_name: string | null;
};

/** The response of `member_contributions`. */
export type Ledger = {
  member: { id: string; number: string; name: string; email: string };
  today: string;
  /** What the excess sharing fund has left. */
  fund_cents: number;
  lapse: { from_date: string; paid_on: string | null; last_day: string } | null;
  months: LedgerMonth[];
  entries: Entry[];
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws AppError */
async function fetchLedger(memberId: string, signal: AbortSignal): Promise<Ledger> {
  // The id is from the address and may be invalid.
  if (!uuid.test(memberId)) throw new AppError('not_found');
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .rpc('member_contributions', { member_id: memberId })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as unknown as Ledger;
}

/** A member's ledger. */
export function ledgerQuery(memberId: string) {
  return queryOptions({
    queryKey: [...contributionsKey, 'ledger', memberId],
    queryFn: ({ signal }) => fetchLedger(memberId, signal),
    staleTime: 0,
  });
}

/** The state of a month on a day, as the list shows it. */
export function stateOf(month: LedgerMonth, today: string) {
  const { due_cents: due, received_cents: received } = month;
  if (received < due) return month.lapses_on && month.lapses_on <= today ? 'late' : 'open';
  if (received > due) return 'overpaid';
  return due > 0 ? 'paid' : 'settled';
}

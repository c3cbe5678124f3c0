import { queryOptions } from '@tanstack/react-query';
import { contributionsKey } from '~/command-center/books/contributions/change-contributions';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { AppError } from '~/shared/backend/app-error';
import type { Answer } from '../../../../../supabase/contracts/answers';

export type Ledger = Answer<'member_contributions'>;
export type LedgerMonth = Ledger['months'][number];
export type Entry = Ledger['entries'][number];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws AppError */
async function fetchLedger(memberId: string, signal: AbortSignal): Promise<Ledger> {
  // The id is from the address and may be invalid.
  if (!uuid.test(memberId)) throw new AppError('not_found');
  return callDatabase('member_contributions', { member_id: memberId }, signal);
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

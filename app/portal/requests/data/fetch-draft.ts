import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { inOrder, itemColumns } from './checklist';
import { requestKeys } from './request-keys';

/** The columns of a request that the form fills in, and those that follow from them. */
export const draftColumns = `
  id, number, state, step, person_id, kind, accident_kind, care_stage, service_date, what_happened,
  first_signs, had_before, provider, provider_city, other_payer, other_payer_name, payment,
  amount_cents, release_name, release_signed_at
`;

/**
 * A request by its id, with its checklist; null if the member has none with this id. The browser
 * chooses the id before the first answer is saved.
 * @throws AppError
 */
async function fetchDraft(id: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const row = await dataOf(
    supabase
      .from('sharing_requests')
      .select(`${draftColumns}, request_items (${itemColumns})`)
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return row && { ...row, request_items: inOrder(row.request_items) };
}

export type RequestDraft = NonNullable<Awaited<ReturnType<typeof fetchDraft>>>;
export type ChecklistItem = RequestDraft['request_items'][number];
export type ChecklistRequest = Pick<
  RequestDraft,
  'id' | 'state' | 'release_name' | 'release_signed_at'
>;

/** A draft as a cached query. */
export function draftQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: requestKeys.draft(userId, id),
    queryFn: ({ signal }) => fetchDraft(id, signal),
  });
}

import { dataOf, requestError } from '~/shared/backend/request-error';
import { type Backend, loadSupabase } from '~/shared/backend/supabase';
import type { Database } from '../../../../supabase/contracts/database';
import { RequestRefusal, refusalOf } from './request-actions';
import { draftColumns } from './requests';

export type DraftColumns = Omit<
  Database['public']['Tables']['sharing_requests']['Update'],
  'id' | 'state' | 'number'
>;

export type Beginning = DraftColumns & { id: string; language: string; time_zone: string };

const timeoutMs = 15_000;
const duplicateKey = '23505';

/**
 * Saves answers of a draft, and begins it if it is new or was deleted elsewhere.
 * @param changes only what the member has changed, so that two tabs do not overwrite each other.
 * @param beginning all the answers, for a draft that is not in the database.
 * @returns the row as it is now.
 * @throws RequestRefusal `request_sent` if it was sent meanwhile, `id_taken`, `too_many_drafts`;
 *   AppError
 */
export async function saveDraft(changes: DraftColumns, beginning: Beginning) {
  const supabase = await loadSupabase();
  const { id } = beginning;
  const saved = await update(supabase, id, changes);
  if (saved) return saved;
  await insert(supabase, beginning);
  const begun = await update(supabase, id, changes);
  if (begun) return begun;
  throw new RequestRefusal((await isOwn(supabase, id)) ? 'request_sent' : 'id_taken');
}

/**
 * Begins a draft unless the member has a request with its id.
 * @throws RequestRefusal `too_many_drafts`; AppError
 */
export async function beginDraft(beginning: Beginning): Promise<void> {
  const supabase = await loadSupabase();
  if (!(await isOwn(supabase, beginning.id))) await insert(supabase, beginning);
}

/** A duplicate is the same draft, begun by another tab, a sent request, or another member's. */
async function insert(supabase: Backend, beginning: Beginning): Promise<void> {
  const { error, status } = await supabase
    .from('sharing_requests')
    .insert(beginning)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error && error.code !== duplicateKey) {
    throw refusalOf(error) ?? requestError(error, status);
  }
}

function update(supabase: Backend, id: string, changes: DraftColumns) {
  return dataOf(
    supabase
      .from('sharing_requests')
      .update(changes)
      .eq('id', id)
      .eq('state', 'draft')
      .select(draftColumns)
      .abortSignal(AbortSignal.timeout(timeoutMs))
      .maybeSingle(),
  );
}

async function isOwn(supabase: Backend, id: string): Promise<boolean> {
  const row = await dataOf(
    supabase
      .from('sharing_requests')
      .select('id')
      .eq('id', id)
      .abortSignal(AbortSignal.timeout(timeoutMs))
      .maybeSingle(),
  );
  return row !== null;
}

import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';

/**
 * What the member has to know about the state where they live, with the texts of its notice; null
 * if there is nothing.
 * @throws AppError
 */
async function fetchPendingState(language: Language, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const pending = await dataOf(supabase.rpc('pending_state_notice').abortSignal(signal));
  if (!pending) return null;
  const { default: stateNotice } = await signedInCatalog[language].stateNotice();
  translations(language, { stateNotice });
  return pending;
}

/** The pending notice as a cached query. An address that was just saved counts at once. */
export function pendingStateQuery(userId: string, language: Language) {
  return queryOptions({
    queryKey: ['members', userId, 'pending-state', language],
    queryFn: ({ signal }) => fetchPendingState(language, signal),
    staleTime: 0,
  });
}

/** Stores that the member has read the notice of their state. @throws AppError */
export async function acknowledgeState(ruleId: string, language: Language): Promise<void> {
  const supabase = await loadSupabase();
  await dataOf(supabase.rpc('acknowledge_state_notice', { rule_id: ruleId, language }));
}

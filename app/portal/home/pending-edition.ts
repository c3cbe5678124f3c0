import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { localEntry } from '~/shared/browser/storage';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';
import type { Answer } from '../../../supabase/contracts/answers';

export type PendingEdition = NonNullable<Answer<'pending_edition'>>;

/** Whose notice waits until the edition takes effect. */
const postponed = localEntry('postponed-edition');

/**
 * The edition of the rules that the member has not acknowledged yet, with the texts of its notice;
 * null if there is none.
 * @throws AppError
 */
async function fetchPendingEdition(userId: string, language: Language, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const edition = await dataOf(supabase.rpc('pending_edition').abortSignal(signal));
  if (!edition) return null;
  supabase.functions.invoke('send-edition-emails', { body: {} }).catch((error: unknown) => {
    console.info('Edition emails:', error);
  });
  if (!edition.is_in_force && postponed.read() === noteOf(userId, edition)) return null;
  const { default: editionNotice } = await signedInCatalog[language].editionNotice();
  translations(language, { editionNotice });
  return edition;
}

/** The pending edition as a cached query. */
export function pendingEditionQuery(userId: string, language: Language) {
  return queryOptions({
    queryKey: ['members', userId, 'pending-edition', language],
    queryFn: ({ signal }) => fetchPendingEdition(userId, language, signal),
    staleTime: 10 * 60_000,
  });
}

/** Hides the notice in this browser until the edition takes effect. */
export function postponeEdition(userId: string, edition: PendingEdition): void {
  postponed.write(noteOf(userId, edition));
}

/** Stores that the member has read the edition. @throws AppError */
export async function acknowledgeEdition(number: number, language: Language): Promise<void> {
  const supabase = await loadSupabase();
  await dataOf(supabase.rpc('acknowledge_edition', { edition_number: number, language }));
}

function noteOf(userId: string, { number }: PendingEdition): string {
  return `${userId} ${number}`;
}

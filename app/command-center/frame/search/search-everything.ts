import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { type DateParts, isBirthDate, joinDate, readDate } from '~/shared/fields/date-parts';
import { parseAmount } from '~/shared/format/amount';
import type { Answer } from '../../../../supabase/contracts/answers';

export type Found = Answer<'search_everything'>;

/** Shorter texts match too much. */
export const shortestSearch = 2;

/**
 * What the database finds for a text, in the lists that this admin may open. A date is searched in both orders,
 * because a caller says it in either language.
 */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }): Promise<Found> =>
      callDatabase(
        'search_everything',
        { query: text, days: daysIn(text), cents: parseAmount(text) },
        signal,
      ),
    enabled: text.length >= shortestSearch,
    staleTime: 10_000,
    // What was typed can be about health, so it does not stay in memory.
    gcTime: 0,
  });
}

function daysIn(text: string): string[] {
  const read = [readDate(text, 'en'), readDate(text, 'pt-BR')];
  const days = read.filter((parts): parts is DateParts => parts !== undefined).map(joinDate);
  return [...new Set(days.filter(isBirthDate))];
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Answer } from '../../../supabase/contracts/answers';
import type { Database } from '../../../supabase/contracts/database';

/** The prefix of all query keys of the advisor portal. */
export const advisorKey = ['advisor'] as const;

export type Person = Answer<'advisor_people'>['people'][number];
export type Status = Person['status'];
export type Note = Answer<'advisor_notes'>['notes'][number];

export const peoplePerPage = 50;
export const notesPerPage = 20;

/** Asked again regularly, so that an open page notices answers, and that its access has ended. */
export function advisorQuery() {
  return queryOptions({
    queryKey: [...advisorKey, 'home'],
    queryFn: ({ signal }) => callAdvisor('advisor_home', {}, signal),
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

export function peopleQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...advisorKey, 'people', search, page],
    queryFn: ({ signal }) => callAdvisor('advisor_people', { search, page }, signal),
    placeholderData: keepPreviousData,
  });
}

export function notesQuery(page: number) {
  return queryOptions({
    queryKey: [...advisorKey, 'notes', page],
    queryFn: ({ signal }) => callAdvisor('advisor_notes', { page }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The caller is no advisor, or no longer: the portal then answers like an unknown function. */
export class AccessEnded extends AppError {
  override name = 'AccessEnded';
  constructor() {
    super('not_found', 'The advisor portal is closed to this account.');
  }
}

type Call = 'advisor_home' | 'advisor_people' | 'advisor_notes' | 'write_advisor_note';

/**
 * Calls a function of the advisor portal.
 * @throws AccessEnded, or AppError if the request failed.
 */
export async function callAdvisor<Name extends Call>(
  name: Name,
  args: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Database['public']['Functions'][Name]['Returns']> {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded<Call>(supabase, name, args as never, signal);
  if (error?.code === 'PGRST202') throw new AccessEnded();
  if (error) throw requestError(error, status);
  return data;
}

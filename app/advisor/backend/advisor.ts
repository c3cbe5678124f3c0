import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/** The prefix of all query keys of the advisor portal. */
export const advisorKey = ['advisor'] as const;

/** The signed-in advisor. */
export type Advisor = {
  first_name: string;
  code: string;
  /** Whether the same login opens the member portal. */
  is_member: boolean;
  unseen_answers: number;
};

export type Status = 'applied' | 'in_review' | 'approved' | 'active' | 'inactive' | 'declined';

/** `since` is a month, like `2026-11`, or null if it is not known. */
export type Person = { id: string; first_name: string; status: Status; since: string | null };

/** A note to the team. Without `first_name`, the person is no longer one of the advisor's. */
export type Note = {
  id: string;
  first_name: string | null;
  is_general: boolean;
  body: string;
  created_at: string;
  answers: { id: string; body: string; created_at: string; is_new: boolean }[];
};

export const peoplePerPage = 50;
export const notesPerPage = 20;

/** Asked again regularly, so that an open page notices answers, and that its access has ended. */
export function advisorQuery() {
  return queryOptions({
    queryKey: [...advisorKey, 'home'],
    queryFn: ({ signal }) => callAdvisor<Advisor>('advisor_home', {}, signal),
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

export function peopleQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...advisorKey, 'people', search, page],
    queryFn: ({ signal }) =>
      callAdvisor<{ total: number; people: Person[] }>('advisor_people', { search, page }, signal),
    placeholderData: keepPreviousData,
  });
}

export function notesQuery(page: number) {
  return queryOptions({
    queryKey: [...advisorKey, 'notes', page],
    queryFn: ({ signal }) =>
      callAdvisor<{ total: number; notes: Note[] }>('advisor_notes', { page }, signal),
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
export async function callAdvisor<Data>(
  name: Call,
  args: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Data> {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, name, args as never, signal);
  if (error?.code === 'PGRST202') throw new AccessEnded();
  if (error) throw requestError(error, status);
  return data as Data;
}

import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import type { Answer } from '../../../../supabase/contracts/answers';

export const stateStatuses = ['open', 'notice', 'closed'] as const;

export type StateStatus = (typeof stateStatuses)[number];

/** A state with its rule of today. */
export type StateRow = {
  id: string;
  name: string;
  status: StateStatus;
  notice_pt: string | null;
  notice_en: string | null;
  effective_on: string | null;
  /** Null, with examined_on and finding: nobody has examined the law of the state. */
  source: string | null;
  examined_on: string | null;
  finding: string | null;
  is_confirmed: boolean;
  /** The rule that was written last, which can take effect later. */
  written_last: string | null;
  next_status: StateStatus | null;
  next_on: string | null;
  member_count: number;
  pending_count: number;
  acknowledgement_count: number;
};

/** A rule in the history of a state. */
export type StateRule = Answer<'state_history'>[number];

export const statesKey = ['states'] as const;

/** The sorts and filters of the list. */
export const stateList = {
  sorts: ['name', 'effective_on', 'member_count'],
  defaultSort: 'name',
  filters: { status: stateStatuses, is_confirmed: ['true', 'false'] },
} satisfies ListDefinition;

const fetchStates = listReader<StateRow>({
  view: 'state_list',
  oneOf: ['status', 'is_confirmed'],
});

export function statesQuery(request: ListRequest) {
  return listQuery([...statesKey, 'list'], fetchStates, request);
}

/** A state and its history, for the editor. */
export function stateQuery(id: string) {
  return recordQuery([...statesKey, 'one', id], async (signal) => ({
    state: await fetchRow<StateRow>({ view: 'state_list' }, id, signal),
    history: await fetchHistory(id, signal),
  }));
}

async function fetchHistory(id: string, signal: AbortSignal): Promise<StateRule[]> {
  return callDatabase('state_history', { us_state: id }, signal);
}

/** A member who lives in a closed state or abroad, or has not read the notice of their state. */
export type StateCase = {
  id: string;
  member_number: string;
  first_name: string;
  last_name: string;
  us_state: string | null;
  lives_there_since: string;
  kind: 'closed' | 'notice' | 'settled';
  note: string | null;
  settled_by_name: string | null;
};

export const casesQuery = queryOptions({
  queryKey: [...statesKey, 'cases'],
  queryFn: async ({ signal }): Promise<StateCase[]> => {
    const backend = await loadAdminBackend();
    const { data, error, status } = await backend
      .from('state_case_list')
      .select(
        'id,member_number,first_name,last_name,us_state,lives_there_since,kind,note,settled_by_name',
      )
      .order('kind')
      .order('search_name')
      .limit(200)
      .abortSignal(signal);
    if (error) throw adminRequestError(error, status);
    return data as StateCase[];
  },
});

/**
 * Stores what the team agreed with a member in a closed state.
 * @throws AppError
 */
export async function settleCase({ id, us_state }: StateCase, note: string): Promise<void> {
  await callDatabase('settle_state_case', {
    member_id: id,
    // A null state is a member abroad. The generated types do not know that it is allowed.
    us_state: us_state as string,
    note,
  });
}

import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';
import { membersKey } from '~/command-center/members/members-key';

/** An advisor, with the number of their members. */
export type Advisor = {
  id: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string;
  phone: string | null;
  enrollment_code: string | null;
  status: 'active' | 'inactive';
  member_count: number;
  /** Null without an invitation to the advisor portal. */
  portal_access: 'joined' | 'invited' | null;
  created_at: string;
  updated_at: string;
  search_name: string | null;
};

export const advisorStatuses = ['active', 'inactive'] as const;

/** The sorts and filters of the list. */
export const advisorList = {
  sorts: ['search_name', 'created_at'],
  defaultSort: 'search_name',
  filters: { status: advisorStatuses },
} satisfies ListDefinition;

const source = {
  view: 'agent_list',
  columns:
    'id,first_name,last_name,name,email,phone,enrollment_code,status,member_count,portal_access,created_at,updated_at,search_name',
  oneOf: ['status'],
} as const;

export const fetchAdvisors = listReader<Advisor>(source);

export function advisorsQuery(request: ListRequest) {
  return listQuery([...membersKey, 'advisors'], fetchAdvisors, request);
}

export function advisorQuery(id: string) {
  return recordQuery([...membersKey, 'advisor', id], (signal) =>
    fetchRow<Advisor>(source, id, signal),
  );
}

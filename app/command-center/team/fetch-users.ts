import { roles } from '~/command-center/kit/backend/admin';
import {
  fetchRow,
  listQuery,
  listReader,
  recordQuery,
} from '~/command-center/kit/backend/list-source';
import type { TableRow } from '~/command-center/kit/backend/rows';
import type { ListDefinition, ListRequest } from '~/command-center/kit/list/list-request';

/** A member of the team. */
export type User = TableRow<'admins'> & {
  has_password: boolean;
  /** Known only to admins who manage the team. */
  has_second_factor: boolean;
  /** Whether it counts as a second person only after another super admin has confirmed it. */
  awaits_confirmation: boolean;
};

const statuses = ['active', 'inactive'] as const;

export const usersKey = ['users'] as const;

/** The sorts and filters of the list. */
export const userList = {
  sorts: ['name', 'created_at'],
  defaultSort: '-created_at',
  filters: { role: roles, status: statuses },
} satisfies ListDefinition;

export const fetchUsers = listReader<User>({ view: 'admin_list', oneOf: ['role', 'status'] });

export function usersQuery(request: ListRequest) {
  return listQuery([...usersKey, 'list'], fetchUsers, request);
}

export function userQuery(id: string) {
  return recordQuery([...usersKey, 'one', id], (signal) =>
    fetchRow<User>({ view: 'admin_list' }, id, signal),
  );
}

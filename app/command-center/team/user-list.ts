import { roles } from '~/command-center/kit/backend/admin';
import type { ListDefinition } from '~/command-center/kit/list/list-request';

/** What the list of the team can be asked for. */
export const userList = {
  sorts: ['name', 'created_at'],
  defaultSort: '-created_at',
  filters: { role: roles, status: ['active', 'inactive'] },
} satisfies ListDefinition;

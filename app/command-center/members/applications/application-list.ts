import type { ListDefinition } from '~/command-center/kit/list/list-request';

export const applicationStatuses = ['new', 'approved', 'declined'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What the list of applications can be asked for. */
export const applicationList = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { status: applicationStatuses },
} satisfies ListDefinition;

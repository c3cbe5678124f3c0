import { useSearchParams } from 'react-router';
import { type Admin, can, canSeeRequests } from '~/command-center/kit/backend/admin';
import type { ListDefinition } from '~/command-center/kit/list/list-request';
import { type List, useList } from '~/command-center/kit/list/use-list';
import { formSlugs } from '~/shared/forms/form-settings';

export const contactStatuses = ['new', 'in_progress', 'responded'] as const;
/** The age of a message, as a range of days. */
export const ages = { day: [0, 1], days: [1, 3], week: [3, 7], older: [7, undefined] } as const;

export const priorities = ['high', 'medium', 'low'] as const;

/** Channels outside the forms of the site. */
export const manualTypes = ['whatsapp', 'phone', 'email'] as const;

/** The channels of messages; `form` is the contact form. */
export const messageTypes = ['form', ...manualTypes] as const;

/** The other forms, whose answers only admins for members may see. */
export const formTypes = formSlugs.filter((slug) => slug !== 'contact');

export type ContactType = (typeof messageTypes)[number] | (typeof formTypes)[number];

/** The value in the address for messages without an assignee. */
export const unassigned = 'nobody';

function contactList(types: readonly string[], assignees: readonly string[]) {
  return {
    sorts: ['created_at', 'name'],
    defaultSort: '-created_at',
    filters: {
      status: contactStatuses,
      priority: priorities,
      age: Object.keys(ages),
      type: types,
      assigned: [unassigned, ...assignees],
    },
  } satisfies ListDefinition;
}

/** The types that this admin may filter by. */
export function allowedTypes(admin: Pick<Admin, 'role' | 'permissions'>): ContactType[] {
  return [
    ...(can(admin, 'contacts') ? messageTypes : []),
    ...(canSeeRequests(admin) ? formTypes : []),
  ];
}

/** The list of messages and forms for the current address. */
export function useContactList(admin: Pick<Admin, 'role' | 'permissions'>): List {
  const [query] = useSearchParams();
  // Ids in the address are valid before the team has loaded.
  const assignees = query.getAll('assigned').filter((value) => /^[0-9a-f-]{36}$/.test(value));
  return useList(contactList(allowedTypes(admin), assignees));
}

import type { Page } from '~/paths';
import type { LogLine } from './fetch-log';

type RecordAddress = { page: Page; search: string };

/** Where the record of a line opens; `undefined` where it has none, or no longer. */
export function recordOf(line: LogLine): RecordAddress | undefined {
  const { subject_table: table, subject_id: id, member_id: member, contact_id: contact } = line;
  if (contact) return { page: 'adminContacts', search: `?open=${contact}` };
  if (line.subject_name === null) return undefined;
  if (table === 'membership_applications' && id) {
    return { page: 'adminMembers', search: `?view=applications&open=${id}` };
  }
  if (member) return { page: 'adminMembers', search: `?open=${member}` };
  if (table === 'agents') return { page: 'adminMembers', search: `?view=advisors&open=${id}` };
  if (table === 'admins') return { page: 'adminUsers', search: `?open=${id}` };
  if (table === 'episodes') return { page: 'adminShows', search: `?open=${id}` };
  return undefined;
}

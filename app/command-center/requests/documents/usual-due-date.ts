import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { today } from '~/shared/format/dates';

/** The time that a member gets for a document, once the first deadline is close. */
const weeks = 2;

/** The date by which a new document is due: that of the request, or two weeks from now. */
export function usualDueDate(
  { documents_due_on: due }: Pick<SharingRequest, 'documents_due_on'>,
  now = new Date(),
): string {
  const soonest = new Date(now);
  soonest.setDate(soonest.getDate() + 7 * weeks);
  const earliest = today(soonest);
  return due && due > earliest ? due : earliest;
}

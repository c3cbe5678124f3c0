import { localEntry } from '~/shared/browser/storage';

const staffBrowser = localEntry('staff-browser');
/** The storage entry of the Command Center's session. */
const adminSession = localEntry('admin-session');

/** Whether staff use this browser or once did. Their visits are not counted. */
export function isStaffBrowser(): boolean {
  if (adminSession.read() !== undefined) markStaffBrowser();
  return staffBrowser.read() !== undefined;
}

/** Marks this browser as one that staff use. */
export function markStaffBrowser(): void {
  staffBrowser.write('yes');
}

import { recall, remember } from './browser-memory';

const key = 'staff-browser';
/** Where the Command Center keeps its session. */
const adminSessionKey = 'admin-session';

/** Whether the team works in this browser, or once did: its visits are no visitor's. */
export function isStaffBrowser(): boolean {
  if (recall('localStorage', adminSessionKey) !== null) markStaffBrowser();
  return recall('localStorage', key) !== null;
}

/** The team works in this browser from now on. */
export function markStaffBrowser(): void {
  remember('localStorage', key, 'yes');
}

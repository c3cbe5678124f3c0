/**
 * Whether tabs can take turns. Safari before 15.4 has no locks, and Chromium refuses them where its
 * user blocks cookies and site data. The server then still stores each file only once.
 */
export async function canLock(): Promise<boolean> {
  try {
    return await navigator.locks.request('request-files-try', { mode: 'shared' }, () => true);
  } catch {
    return false;
  }
}

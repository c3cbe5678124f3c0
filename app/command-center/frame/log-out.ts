import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { endSession, expectEnd, type SessionEnd } from '~/command-center/kit/backend/session';

/**
 * Ends the session on the server and in this browser. This browser always deletes it; a failed
 * request is only logged, and the server ends the session after 30 idle minutes.
 */
export async function logOut(end: SessionEnd): Promise<void> {
  expectEnd(end);
  try {
    const { auth } = await loadAdminBackend();
    const { error } = await auth.signOut({ scope: 'local' });
    if (error) throw error;
  } catch (error) {
    console.warn('Log-out:', error);
  }
  endSession(end);
}

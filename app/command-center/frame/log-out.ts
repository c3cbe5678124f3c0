import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { endSession, type SessionEnd } from '~/command-center/kit/backend/session';
import { callGuarded } from '~/shared/backend/call-guarded';

/**
 * Ends the session on the server and in this browser. This browser always deletes it; a failed
 * request is only logged, and the server ends the session after 30 idle minutes.
 */
export async function logOut(end: SessionEnd): Promise<void> {
  try {
    const backend = await loadAdminBackend();
    const { error } = await callGuarded(backend, 'admin_sign_out');
    if (error) throw error;
  } catch (error) {
    console.warn('Log-out:', error);
  }
  endSession(end);
}

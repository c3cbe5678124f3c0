import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { endSession, type SessionEnd } from '~/command-center/kit/backend/session';
import { callGuarded } from '~/shared/backend/call-guarded';

/**
 * Ends the session on the server and in this browser. It is gone from here in any case; that the
 * server could not be told is only logged, and it forgets after half an hour by itself.
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

import { AppError } from '~/shared/backend/app-error';
import type { Role } from './admin';
import { callDatabase } from './backend';
import { endSession, sessionId, updateSession } from './session';

let asking: Promise<boolean> | undefined;

/**
 * Reads what the admin may do now, and applies it: another role or permissions, or the end of the
 * session. The request prevents the session from becoming idle.
 * @returns whether the server answered
 */
export function checkAccess(): Promise<boolean> {
  asking ??= check().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function check(): Promise<boolean> {
  const session = sessionId();
  try {
    const [admin] = await callDatabase('current_admin');
    // The admin has entered the password again meanwhile, which opens another session.
    if (session !== sessionId()) return false;
    if (admin) updateSession({ ...admin, role: admin.role as Role });
    else endSession('expired');
    return admin !== undefined;
  } catch (error) {
    // Without a response, the next check tries again. The server has a separate clock.
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}

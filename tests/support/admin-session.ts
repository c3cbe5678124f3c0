import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { password } from '../cast.ts';
import type { TestServer } from './server.ts';

/** Signs an admin in. @returns the session token, which is empty if the sign-in was refused */
export async function adminSession(
  server: TestServer,
  email: string,
  user_password = password,
): Promise<string> {
  const call = { user_email: email, user_password };
  const { data } = await callGuarded(server.anonymous(), 'authenticate_admin', call);
  return data?.[0]?.session_token ?? '';
}

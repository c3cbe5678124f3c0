import { adminSessionEnded } from './backend.ts';
import { callerLogin } from './caller-login.ts';

/** The admin whose session of the Command Center calls a function. */
export type AdminCaller = {
  /** For requests in the admin's name: the row policies apply. */
  authorization: string;
  /** For requests with the secret key: the database identifies the admin by it. */
  headers: { 'x-caller-login': string };
};

/** @throws BackendError 401 `admin_session_ended` */
export async function requireAdminCaller(request: Request): Promise<AdminCaller> {
  const login = await callerLogin(request);
  if (login?.claims.role !== 'staff') throw adminSessionEnded();
  return {
    authorization: request.headers.get('authorization') ?? '',
    headers: { 'x-caller-login': JSON.stringify(login.claims) },
  };
}

import { adminSessionEnded, BackendError, type Call, requestAsService, send } from './backend.ts';
import { callerLogin } from './caller-login.ts';
import { publishableKey } from './environment.ts';

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

/**
 * Sends a request in the name of an admin. If the session has not opened the list yet, the list is
 * opened, and the access is logged. @throws BackendError
 */
export async function requestAsAdmin<Answer>(
  { authorization, headers }: AdminCaller,
  path: string,
  call: Call,
): Promise<Answer> {
  const ownCall = { ...call, headers: { ...call.headers, authorization } };
  try {
    return await send<Answer>(path, publishableKey(), ownCall);
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== 'list_not_open') throw error;
    const lists = [error.hint];
    await requestAsService('/rest/v1/rpc/open_lists', { body: { lists }, headers });
    return send(path, publishableKey(), ownCall);
  }
}

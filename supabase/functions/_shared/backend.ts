import { publishableKey, required, secretKey } from './environment.ts';

/** What the backend refused, in its own words. */
export class BackendError extends Error {
  override name = 'BackendError';
  readonly status: number;
  readonly code: string;
  readonly retryAfter: string | null;
  readonly hint: string | undefined;
  constructor(
    status: number,
    code: string,
    message: string,
    retryAfter: string | null,
    hint?: string,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.hint = hint;
  }
}

type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Asks the backend as the server's own code, past every row policy. @throws BackendError */
export function askAsService<Answer>(path: string, call: Call): Promise<Answer> {
  return ask(path, secretKey(), call);
}

/** What the backend answers a request with an ended session of the Command Center. */
export function adminSessionEnded(): BackendError {
  return new BackendError(401, 'admin_session_ended', 'The session has ended.', null);
}

/**
 * Asks the backend as the admin whose session this is. A list that the session has not opened yet is
 * opened, which is logged. @throws BackendError
 */
export async function askAsAdmin<Answer>(
  session: string,
  path: string,
  call: Call,
): Promise<Answer> {
  if (!session) throw adminSessionEnded();
  const ofSession = { 'x-admin-session': session };
  const question = { ...call, headers: { ...call.headers, ...ofSession } };
  try {
    return await ask<Answer>(path, publishableKey(), question);
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== 'list_not_open') throw error;
    const lists = [error.hint];
    await askAsService('/rest/v1/rpc/open_lists', { body: { lists }, headers: ofSession });
    return ask(path, publishableKey(), question);
  }
}

async function ask<Answer>(path: string, key: string, call: Call): Promise<Answer> {
  const { method = 'POST', body, headers } = call;
  const response = await fetch(`${required('SUPABASE_URL')}${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : undefined;
  if (response.ok) return answer as Answer;
  const { code = '', message = '', hint } = (answer ?? {}) as Partial<BackendError>;
  throw new BackendError(response.status, code, message, response.headers.get('retry-after'), hint);
}

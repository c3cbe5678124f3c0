import { required, secretKey } from './environment.ts';

/** A refusal of the backend, with its status, code and message. */
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

  /** Whether the backend was only too busy: the same request can succeed later. */
  get isBusy(): boolean {
    return this.status === 503 || this.status === 504 || busyCodes.has(this.code);
  }
}

/** PostgreSQL's codes for a statement or a lock that took too long, a conflict, and a deadlock. */
const busyCodes = new Set(['57014', '55P03', '40001', '40P01']);

export type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Sends a request with the secret key, which bypasses every row policy. @throws BackendError */
export function requestAsService<Answer>(path: string, call: Call): Promise<Answer> {
  return send(path, secretKey(), call);
}

/** The backend's response to a request with an ended session of the Command Center. */
export function adminSessionEnded(): BackendError {
  return new BackendError(401, 'admin_session_ended', 'The session has ended.', null);
}

/** Sends a request with a key and headers of the caller. @throws BackendError */
export async function send<Answer>(path: string, key: string, call: Call): Promise<Answer> {
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

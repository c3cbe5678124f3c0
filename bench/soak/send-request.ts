import type { Outcome } from './ledger.ts';
import { markersIn } from './markers.ts';
import type { World } from './world.ts';

/** Limits count by network address, so each person uses many. */
const apikey = 'sb_publishable_local';
const timeoutMs = 45_000;

export type Sender = {
  /** The markers that responses to them may contain; undefined for admins, who see all. */
  mine: readonly string[] | undefined;
  headers?: Record<string, string>;
};

export type Response = { status: number; text: string; headers: Headers };

type Request = {
  method?: string;
  /** A value that is sent as JSON, or the bytes of a file. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** Sends a request and checks the response for other people's data. Status 0: no response. */
export async function sendRequest(
  { site, ledger }: World,
  asker: Sender,
  path: string,
  { method, body, headers }: Request = {},
): Promise<Response> {
  const began = Date.now();
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const answer = await fetch(path.startsWith('http') ? path : site + path, {
    method: verb,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      apikey,
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
      ...asker.headers,
      ...headers,
    },
    ...(body !== undefined && {
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    }),
  })
    .then(
      async (response): Promise<Response> => ({
        status: response.status,
        text: await response.text(),
        headers: response.headers,
      }),
    )
    .catch((): Response => ({ status: 0, text: '', headers: new Headers() }));
  const what = `${verb} ${path.split('?')[0]} ${answer.status}`;
  ledger.answers += 1;
  if (answer.status === 429) ledger.broken.push(`refused by a limit: ${what}`);
  if (answer.status === 0 || answer.status >= 500) {
    ledger.failures.push({ began, ended: Date.now(), what });
  }
  const { mine } = asker;
  const foreign = mine && markersIn(answer.text).find((marker) => !mine.includes(marker));
  if (foreign) ledger.leaks.push(`${what} shows ${foreign} to ${mine.join(', ') || 'a visitor'}`);
  return answer;
}

/** The outcome of a write, from its response. */
export function outcomeOf({ status }: Response): Outcome {
  if (status >= 200 && status < 400) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'uncertain';
}

function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

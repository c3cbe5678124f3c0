import type { TestServer } from '../support/server.ts';
import { publishableKey } from '../support/server.ts';

type Answer = {
  status: number;
  headers: Headers;
  body: { success: boolean; message: string; code?: string };
};

let callers = 0;

/** Calls a function as the site's pages do, each time from a new network address. */
export async function callFunction(
  server: TestServer,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  callers += 1;
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${callers >> 8}.${callers & 255}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

type QueuedEmail = { kind: string; recipient: string; subject: string; html: string; text: string };

/** The queued emails, oldest first. */
export async function queuedEmails(server: TestServer): Promise<QueuedEmail[]> {
  const { rows } = await server.owner.query<QueuedEmail>(
    'select kind, recipient, subject, html, text from gateway.mail_queue order by id',
  );
  return rows;
}

/** The newest email to an address. */
export async function emailTo(server: TestServer, recipient: string): Promise<QueuedEmail> {
  const mail = (await queuedEmails(server)).findLast((one) => one.recipient === recipient);
  if (!mail) throw new Error(`No email to ${recipient}.`);
  return mail;
}

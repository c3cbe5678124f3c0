import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { publishableKey, testServer } from '../support/server.ts';
import { queuedEmails } from './call.ts';

const server = testServer();

const members = (headers: Record<string, string>, query = '') =>
  fetch(`${server.url}/rest/v1/members?select=email${query}`, { headers });

describe('The secret key', () => {
  test('is created at the first start, in Supabase’s format', () => {
    expect(server.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  });

  test('lets server code bypass the row policies through the client library', async () => {
    const service = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
    const { data } = await service.from('members').select('email');
    expect(data?.map(({ email }) => email)).toContain(cast.clara.email);
  });

  test('is accepted in either header, and a user’s token takes precedence', async () => {
    const { secretKey } = server;
    expect(await (await members({ apikey: secretKey })).json()).toHaveLength(5);
    const bearer = { apikey: publishableKey, authorization: `Bearer ${secretKey}` };
    expect(await (await members(bearer)).json()).toHaveLength(5);
    const ana = await server.signedIn(cast.ana.email);
    const token = (await ana.auth.getSession()).data.session?.access_token;
    const both = { apikey: secretKey, authorization: `Bearer ${token}` };
    expect(await (await members(both)).json()).toEqual([{ email: cast.ana.email }]);
  });

  test('is not accepted in an address, which logs would store', async () => {
    const response = await members({}, `&apikey=${server.secretKey}`);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain(server.secretKey);
  });

  test.each([
    ['cut short', (key: string) => key.slice(0, -1)],
    ['with more to it', (key: string) => `${key}x`],
    [
      'with one letter wrong',
      (key: string) => key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['in capitals', (key: string) => key.toUpperCase()],
  ])('%s opens nothing', async (_what, change) => {
    const key = change(server.secretKey);
    expect((await members({ apikey: key })).status).toBe(401);
    const asToken = await members({ apikey: publishableKey, authorization: `Bearer ${key}` });
    expect(asToken.status).toBe(401);
  });
});

describe('The email queue', () => {
  const mail = { to: 'ana@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
  const send = (apikey: string, body: unknown) =>
    fetch(`${server.url}/mail/v1/messages`, {
      method: 'POST',
      headers: { apikey },
      body: JSON.stringify(body),
    });

  test('accepts an email only with the secret key', async () => {
    expect((await send(publishableKey, mail)).status).toBe(403);
    expect((await send('sb_secret_invented', mail)).status).toBe(401);
    expect(await queuedEmails(server)).toEqual([]);
    expect((await send(server.secretKey, mail)).status).toBe(202);
    expect(await queuedEmails(server)).toMatchObject([{ recipient: mail.to, kind: 'message' }]);
  });

  test.each([
    [{ ...mail, to: 'a@example.com,b@example.com' }, 'to: not one plain e-mail address'],
    [{ ...mail, to: 'a@example.com\nBcc: b@example.com' }, 'to: not one plain e-mail address'],
    [{ ...mail, subject: '' }, 'subject: '],
    [{ ...mail, kind: 'Not A Kind' }, 'kind: '],
    [[], ''],
  ])('refuses %j', async (body, message) => {
    const response = await send(server.secretKey, body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(message);
  });
});

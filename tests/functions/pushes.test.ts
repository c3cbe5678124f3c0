import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
// @ts-expect-error: the package has no types
import ece from 'http_ece';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { requestInReview } from '../support/reviewed-request.ts';
import { testServer } from '../support/server.ts';
import { callFunction } from './call.ts';
import { projectWithSecrets } from './stripe-events.ts';

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service that answers as told, and remembers what it got. */
const received: Received[] = [];
let answer = 201;
const pushService = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { url = '', headers } = request;
    received.push({ path: url, headers, body: Buffer.concat(parts) });
    response.writeHead(answer).end();
  });
});
await new Promise<void>((listening) => pushService.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;

const supabaseDir = projectWithSecrets({ PUSH_SERVICES: origin });
afterAll(() => {
  pushService.close();
  rmSync(dirname(supabaseDir), { recursive: true, force: true });
});

const server = testServer(() => ({ supabaseDir }));

const device = createECDH('prime256v1');
const p256dh = device.generateKeys('base64url');
const secret = randomBytes(16);

beforeEach(async () => {
  received.length = 0;
  answer = 201;
  await server.owner.query('delete from push_subscriptions');
});

const publicKey = async () => {
  const { data } = await (await server.signedIn(cast.ana.email)).rpc('push_public_key');
  return data as string | null;
};

async function subscribe(endpoint: string) {
  const ana = await server.signedIn(cast.ana.email);
  const keys = { p256dh, auth: secret.toString('base64url') };
  const more = { device: 'Firefox', language: 'pt-BR', kinds: ['requests'] };
  const { error } = await ana.rpc('save_push_subscription', {
    subscription: { endpoint, ...keys, ...more },
  });
  expect(error).toBeNull();
}

/** News for Ana about a request. @returns its number */
async function makeNews(): Promise<string> {
  const { id, number } = await requestInReview(server, { state: 'checking' });
  await server.owner.query("update sharing_requests set state = 'waiting_member' where id = $1", [
    id,
  ]);
  return number;
}

const deliver = () => callFunction(server, 'send-request-emails', {});

const devices = async () =>
  (await server.owner.query('select endpoint from push_subscriptions')).rows.map(
    (row) => row.endpoint as string,
  );

test('The first call creates the keys, and no later one other keys', async () => {
  const run = () => callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });
  const calls = await Promise.all([run(), run(), deliver()]);
  expect(calls.map(({ body }) => body)).toMatchObject([{ failed: [] }, { failed: [] }, {}]);
  const key = await publicKey();
  expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(65);
  await run();
  expect(await publicKey()).toBe(key);
});

test('Ana’s device alone can read a notice, which comes once, signed, and says nothing about her health', async () => {
  await subscribe(`${origin}/ana`);
  const number = await makeNews();
  await Promise.all([deliver(), deliver()]);
  expect(received).toHaveLength(1);
  const [{ path, headers, body }] = received as [Received];
  expect(path).toBe('/ana');
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(body.toString('latin1')).not.toContain(number);
  const read = ece.decrypt(body, { version: 'aes128gcm', privateKey: device, authSecret: secret });
  expect(JSON.parse(String(read))).toEqual({
    title: 'Mutirão',
    body: `Há uma novidade no pedido ${number}.`,
    url: `/BR/member-portal/requests/${number}`,
    tag: expect.stringMatching(/^[\da-f-]{36}$/),
  });

  // The push service knows by the signature who sends it.
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(await publicKey());
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: expect.stringMatching(/^mailto:/),
  });
});

test.each([404, 410])(
  'A device that the push service no longer knows (%i) is removed',
  async (status) => {
    await subscribe(`${origin}/gone`);
    await makeNews();
    answer = status;
    await deliver();
    expect(received).toHaveLength(1);
    expect(await devices()).toEqual([]);
  },
);

test.each([429, 500, 302])(
  'A notice that is not accepted (%i) is due again later',
  async (status) => {
    await subscribe(`${origin}/busy`);
    await makeNews();
    answer = status;
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
    await server.owner.query(
      "update private.pushes set claimed_at = now() - interval '11 minutes'",
    );
    answer = 201;
    await deliver();
    await deliver();
    expect(received).toHaveLength(2);
  },
);

test.each([
  'http://127.0.0.1:9/metadata',
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.example.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
])('The server does not call %s, which is no push service', async (endpoint) => {
  await subscribe(endpoint);
  await makeNews();
  expect((await deliver()).status).toBe(200);
  expect(received).toEqual([]);
  expect(await devices()).toEqual([]);
});

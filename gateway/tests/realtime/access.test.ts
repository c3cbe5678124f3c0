import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadSigningKeys } from '../../src/security/signing-keys.ts';
import { testAtRest } from '../support/encryption.ts';
import { people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import {
  broadcastsOf,
  eventually,
  realtimeServer,
  subscribed,
  tokenOf,
} from './realtime-server.ts';

const server = realtimeServer();
const isPrivate = { config: { private: true, broadcast: { ack: true } } };

function addToCircle(topic: string, { userId }: { userId: string }, sends = true) {
  return server.owner.query('insert into circles values ($1, $2, $3)', [topic, userId, sends]);
}

/** A token of an open session that expires after some seconds. */
async function shortToken(userId: string, seconds: number) {
  const old = await tokenless(userId);
  const keys = await loadSigningKeys(server.owner as never, testAtRest);
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return keys.sign({ ...old, exp, iss: 'http://localhost/auth/v1', aud: 'authenticated' });
}

async function tokenless(userId: string) {
  const { rows } = await server.owner.query<{ id: string }>(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now()) returning id',
    [userId],
  );
  return { sub: userId, role: 'authenticated', session_id: rows[0]?.id };
}

/** The reason that the server gives before it closes a channel. */
function closing(channel: RealtimeChannel) {
  const messages: string[] = [];
  channel.on('system', {}, ({ status, message }) => {
    if (status === 'error') messages.push(message);
  });
  return messages;
}

describe('A private channel', () => {
  test('refuses callers whom no policy permits', async () => {
    await addToCircle('circle:1', people.ana);
    const bruno = await server.member(people.bruno.email);
    for (const client of [server.visitor(), bruno]) {
      expect(await subscribed(client.channel('circle:1', isPrivate))).toMatch(
        /You do not have permissions to read from this Channel topic/,
      );
    }
    const ana = await server.member(people.ana.email);
    expect(await subscribed(ana.channel('circle:1', isPrivate))).toBe('SUBSCRIBED');
    expect(await subscribed(ana.channel('circle:2', isPrivate))).toMatch(/do not have permissions/);
  });

  test('refuses when a policy fails', async () => {
    const ana = await server.member(people.ana.email);
    expect(await subscribed(ana.channel('failing', isPrivate))).toMatch(/do not have permissions/);
  });

  test('takes messages only from those who may send, also from REST calls', async () => {
    await addToCircle('circle:send', people.ana);
    await addToCircle('circle:send', people.bruno, false);
    const hers = (await server.member(people.ana.email)).channel('circle:send', isPrivate);
    const his = (await server.member(people.bruno.email)).channel('circle:send', isPrivate);
    const received = broadcastsOf(hers);
    expect(await Promise.all([subscribed(hers), subscribed(his)])).toEqual([
      'SUBSCRIBED',
      'SUBSCRIBED',
    ]);
    expect(await his.send({ type: 'broadcast', event: 'his', payload: {} })).toBe('error');
    await expect(his.httpSend('his', {})).rejects.toThrow('Unauthorized');
    expect(await his.track({ here: true })).toBe('error');
    expect(await hers.send({ type: 'broadcast', event: 'hers', payload: {} })).toBe('ok');
    await server.owner.query("select realtime.send('{}', 'last', 'circle:send')");
    await eventually(() => received.map(({ event }) => event)).toEqual(['last']);
  });

  test('shows policies the caller, the claims and the headers, and keeps nothing', async () => {
    await server.owner.query(`
      create policy "Seen" on realtime.messages for select to authenticated using (
        topic = 'seen' and topic = realtime.topic()
        and auth.jwt() ->> 'email' = 'ana@example.com' and auth.uid() = '${people.ana.userId}'
        and current_setting('request.headers')::json ->> 'x-forwarded-for' = '203.0.113.9'
        and current_setting('request.headers')::json ->> 'authorization' is null)`);
    const token = await tokenOf(await server.member(people.ana.email));
    const seen = await server.rawSocket({ headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(await seen.join('seen', { private: true }, token)).toMatchObject({ status: 'ok' });
    const other = await server.rawSocket({ headers: { 'x-forwarded-for': '203.0.113.8' } });
    expect(await other.join('seen', { private: true }, token)).toMatchObject({ status: 'error' });
    const { rows } = await server.owner.query("select from realtime.messages where topic = 'seen'");
    expect(rows).toHaveLength(0);
  });

  test('of the secret key needs no policy', async () => {
    const service = createClient(server.url, publishableKey, { auth: { persistSession: false } });
    await service.realtime.setAuth(server.secretKey);
    const channel = service.channel('anything', isPrivate);
    expect(await subscribed(channel)).toBe('SUBSCRIBED');
    expect(await channel.send({ type: 'broadcast', event: 'any', payload: {} })).toBe('ok');
    await service.removeAllChannels();
  });
});

describe('A channel closes within seconds', () => {
  test('when its token expires, or its user signs out, is banned, or loses access', async () => {
    await addToCircle('circle:lost', people.ana);
    await addToCircle('circle:lost', people.helena);
    const expires = server.visitor();
    await expires.realtime.setAuth(await shortToken(people.ana.userId, 600));
    const renews = server.visitor();
    await renews.realtime.setAuth(await shortToken(people.ana.userId, 600));
    const signsOut = await server.member(people.ana.email);
    const isBanned = await server.member(people.bruno.email);
    const losesAccess = await server.member(people.helena.email);
    const keepsAccess = await server.member(people.ana.email);
    const ended = [
      expires.channel('one'),
      signsOut.channel('one'),
      isBanned.channel('two'),
      losesAccess.channel('circle:lost', isPrivate),
    ];
    const kept = [keepsAccess.channel('circle:lost', isPrivate), renews.channel('one')];
    const reasons = ended.map(closing);
    const raw = await server.rawSocket();
    await raw.join('one', {}, await shortToken(people.ana.userId, 600));
    expect(new Set(await Promise.all([...ended, ...kept].map(subscribed)))).toEqual(
      new Set(['SUBSCRIBED']),
    );
    await renews.realtime.setAuth(await shortToken(people.ana.userId, 3_000));
    await signsOut.auth.signOut({ scope: 'local' });
    await server.owner.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      [people.bruno.userId],
    );
    await server.owner.query('delete from circles where member = $1', [people.helena.userId]);
    // Twenty minutes pass on the server's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_200_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await eventually(() => ended.map(({ state }) => state)).toEqual(Array(4).fill('closed'));
    expect(reasons).toEqual([
      [expect.stringMatching(/^Token has expired/)],
      ['The session of this token has ended'],
      ['The session of this token has ended'],
      ['You no longer have permission to read from this Channel topic: circle:lost'],
    ]);
    await eventually(() => raw.closed).toEqual({ code: 1008, reason: 'Access ended' });
    expect(raw.received.at(-1)?.[3]).toBe('phx_close');
    expect(kept.map(({ state }) => state)).toEqual(['joined', 'joined']);
    await server.owner.query('update auth.users set banned_until = null');
  });

  test('when a new token permits less', async () => {
    await addToCircle('circle:token', people.ana);
    const client = server.visitor();
    await client.realtime.setAuth(await tokenOf(await server.member(people.ana.email)));
    const channel = client.channel('circle:token', isPrivate);
    const reasons = closing(channel);
    expect(await subscribed(channel)).toBe('SUBSCRIBED');
    await client.realtime.setAuth(await tokenOf(await server.member(people.bruno.email)));
    await eventually(() => reasons).toEqual([
      'You no longer have permission to read from this Channel topic: circle:token',
    ]);
  });
});

test('A token that is forged, expired or of an ended session joins nothing, not even a public channel', async () => {
  const socket = await server.rawSocket();
  const ended = await shortToken(people.ana.userId, 600);
  await server.owner.query('delete from auth.sessions');
  for (const [token, reason] of [
    ['a.b.c', /Signature|JWT/i],
    ['nonsense', /not a valid JWT/],
    [await shortToken(people.ana.userId, -5), /expired/],
    [ended, /session of this token has ended/],
  ] as const) {
    const { status, response } = await socket.join('open', {}, token);
    expect(status).toBe('error');
    expect(response.reason).toMatch(reason);
  }
});

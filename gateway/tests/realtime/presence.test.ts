import type { RealtimeChannel } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { people } from '../support/people.ts';
import { eventually, realtimeServer, subscribed, versions } from './realtime-server.ts';

const server = realtimeServer();

/** What each client that is present says about itself, by key. */
function present(channel: RealtimeChannel) {
  const state = channel.presenceState<{ mood?: string }>();
  return Object.fromEntries(
    Object.entries(state).map(([key, metas]) => [key, metas.map(({ mood }) => mood)]),
  );
}

function presenceChannel(
  name: string,
  key: string,
  version: (typeof versions)[number],
  options = {},
) {
  const channel = server
    .visitor(version)
    .channel(name, { config: { presence: { key }, ...options } });
  channel.on('presence', { event: 'sync' }, () => undefined);
  return channel;
}

describe.each(versions)('Presence with version %s', (version) => {
  test('lists those who are there, and follows them as they change and leave', async () => {
    const name = `cafe-${version}`;
    const ana = presenceChannel(name, 'ana', version);
    const bruno = presenceChannel(name, 'bruno', version);
    await Promise.all([subscribed(ana), subscribed(bruno)]);
    expect(await ana.track({ mood: 'fine' })).toBe('ok');
    expect(await bruno.track({ mood: 'tired' })).toBe('ok');
    await eventually(() => present(ana)).toEqual({ ana: ['fine'], bruno: ['tired'] });
    expect(await bruno.track({ mood: 'awake' })).toBe('ok');
    await eventually(() => present(ana)).toEqual({ ana: ['fine'], bruno: ['awake'] });

    const helena = presenceChannel(name, '__proto__', version);
    await subscribed(helena);
    await eventually(() => present(helena)).toEqual({ ana: ['fine'], bruno: ['awake'] });
    await bruno.untrack();
    await eventually(() => present(helena)).toEqual({ ana: ['fine'] });
    await ana.unsubscribe();
    await eventually(() => present(helena)).toEqual({});
  });
});

test('A client whose connection breaks is no longer present', async () => {
  const ana = presenceChannel('porch', 'ana', '2.0.0');
  await subscribed(ana);
  const raw = await server.rawSocket();
  await raw.join('porch', { presence: { key: 'raw', enabled: true } });
  await raw.ask('realtime:porch', 'presence', {
    type: 'presence',
    event: 'track',
    payload: { mood: 'here' },
  });
  await eventually(() => present(ana)).toEqual({ raw: ['here'] });
  raw.end();
  await eventually(() => present(ana)).toEqual({});
});

test('Presence is hidden from those whom the policies let read broadcasts only', async () => {
  await server.owner.query(
    'create policy "Everyone is present" on realtime.messages for insert to authenticated with check (realtime.topic() = \'notice:hall\')',
  );
  const hers = (await server.member(people.ana.email)).channel('notice:hall', {
    config: { private: true },
  });
  const raw = await server.rawSocket();
  const { data } = await (await server.member(people.bruno.email)).auth.getSession();
  const config = { private: true, presence: { enabled: true } };
  expect(await raw.join('notice:hall', config, data.session?.access_token)).toMatchObject({
    status: 'ok',
  });
  expect(await subscribed(hers)).toBe('SUBSCRIBED');
  expect(await hers.track({ mood: 'secret' })).toBe('ok');
  await server.owner.query("select realtime.send('{}', 'after', 'notice:hall')");
  await eventually(() => raw.binary).toHaveLength(1);
  expect(raw.received.map(([, , , event]) => event)).toEqual(['phx_reply']);
});

test('A client that says too much, or too often, about itself is refused', async () => {
  const raw = await server.rawSocket();
  const track = (payload: unknown) =>
    raw.ask('realtime:desk', 'presence', { type: 'presence', event: 'track', payload });
  await raw.join('desk', { presence: { enabled: true } });
  expect(await track('text')).toMatchObject({ status: 'error' });
  expect(await raw.ask('realtime:desk', 'presence', { event: 'dance' })).toMatchObject({
    status: 'error',
  });
  raw.push('realtime:desk', 'presence', { event: 'track', payload: { text: 'x'.repeat(20_000) } });
  await eventually(() => raw.received.at(-1)?.[3]).toBe('phx_close');
  await raw.join('desk', { presence: { enabled: true } });
  for (let number = 0; number < 5; number += 1) await track({ number });
  raw.push('realtime:desk', 'presence', { event: 'track', payload: {} });
  await eventually(() => raw.received.at(-1)?.[3]).toBe('phx_close');
  expect(raw.received.at(-2)?.[4]).toMatchObject({
    message: 'Client presence rate limit exceeded',
  });
});

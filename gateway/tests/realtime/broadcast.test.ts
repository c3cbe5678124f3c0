import { describe, expect, test } from 'vitest';
import { people } from '../support/people.ts';
import {
  broadcastsOf,
  eventually,
  realtimeServer,
  subscribed,
  versions,
} from './realtime-server.ts';

const server = realtimeServer();

describe.each(versions)('A broadcast with version %s', (version) => {
  test('reaches the other members of the channel, and its sender only on request', async () => {
    const name = `talk-${version}`;
    const [ana, bruno] = [server.visitor(version), server.visitor(version)];
    const config = { broadcast: { self: true, ack: true } };
    const hers = ana.channel(name, { config });
    const his = bruno.channel(name);
    const [toAna, toBruno] = [broadcastsOf(hers), broadcastsOf(his)];
    expect(await Promise.all([subscribed(hers), subscribed(his)])).toEqual([
      'SUBSCRIBED',
      'SUBSCRIBED',
    ]);
    expect(await hers.send({ type: 'broadcast', event: 'hi', payload: { text: 'olá 🌻' } })).toBe(
      'ok',
    );
    expect(await his.send({ type: 'broadcast', event: 'hello', payload: {} })).toBe('ok');
    await eventually(() => toAna.map(({ event }) => event)).toEqual(['hi', 'hello']);
    await eventually(() => toBruno).toEqual([
      { type: 'broadcast', event: 'hi', payload: { text: 'olá 🌻' } },
    ]);
  });

  test('from the database arrives when its transaction is committed', async () => {
    const topic = `room:${version}`;
    await server.owner.query('insert into circles values ($1, $2)', [topic, people.ana.userId]);
    const ana = await server.member(people.ana.email, version);
    const channel = ana.channel(topic, { config: { private: true } });
    const received = broadcastsOf(channel);
    expect(await subscribed(channel)).toBe('SUBSCRIBED');
    await server.owner.query('begin');
    await server.owner.query("select realtime.send('{\"bill\": 1}', 'undone', $1)", [topic]);
    await server.owner.query('rollback');
    await server.owner.query("select realtime.send('{\"bill\": 2}', 'arrived', $1)", [topic]);
    const long = 'x'.repeat(100_000);
    await server.owner.query(
      "select realtime.send(jsonb_build_object('text', $2::text), 'long', $1)",
      [topic, long],
    );
    await eventually(() => received).toHaveLength(2);
    const [first, second] = received;
    expect(first).toMatchObject({ event: 'arrived', payload: { bill: 2, id: first?.meta?.id } });
    expect(second).toMatchObject({ event: 'long', payload: { text: long } });
  });
});

test('Members with different versions understand each other, except for bytes', async () => {
  const [old, recent] = [server.visitor('1.0.0'), server.visitor('2.0.0')];
  const hers = old.channel('mixed');
  const his = recent.channel('mixed');
  const [toOld, toRecent] = [broadcastsOf(hers), broadcastsOf(his)];
  await Promise.all([subscribed(hers), subscribed(his)]);
  await his.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([1, 2]).buffer });
  await his.send({ type: 'broadcast', event: 'text', payload: { a: 1 } });
  await hers.send({ type: 'broadcast', event: 'back', payload: { b: 2 } });
  await eventually(() => toOld).toEqual([{ type: 'broadcast', event: 'text', payload: { a: 1 } }]);
  await eventually(() => toRecent).toEqual([
    { type: 'broadcast', event: 'back', payload: { b: 2 } },
  ]);
});

test('Bytes arrive as bytes, from clients, from REST calls and from the database', async () => {
  const client = server.visitor();
  const channel = client.channel('bytes', { config: { broadcast: { self: true } } });
  const received = broadcastsOf(channel);
  await subscribed(channel);
  const bytes = new Uint8Array([0, 255, 10]).buffer;
  await channel.send({ type: 'broadcast', event: 'socket', payload: bytes });
  expect(await channel.httpSend('rest', bytes)).toEqual({ success: true });
  await server.owner.query("select realtime.send_binary('\\x00ff0a', 'database', 'bytes', false)");
  await eventually(() => received).toHaveLength(3);
  expect(new Set(received.map(({ event }) => event))).toEqual(
    new Set(['socket', 'rest', 'database']),
  );
  for (const { payload } of received)
    expect(new Uint8Array(payload as ArrayBuffer)).toEqual(new Uint8Array(bytes));
});

test('A message of a REST call reaches a public channel, but not the private one of that name', async () => {
  const ana = await server.member(people.ana.email);
  await server.owner.query('insert into circles values ($1, $2)', ['rest', people.ana.userId]);
  const open = server.visitor().channel('rest');
  const closed = ana.channel('rest', { config: { private: true } });
  const [toOpen, toClosed] = [broadcastsOf(open), broadcastsOf(closed)];
  await Promise.all([subscribed(open), subscribed(closed)]);
  expect(await server.visitor().channel('rest').httpSend('one', { a: 1 })).toEqual({
    success: true,
  });
  expect(await closed.httpSend('two', { b: 2 })).toEqual({ success: true });
  expect(
    await server.visitor().channel('rest').send({ type: 'broadcast', event: 'three', payload: {} }),
  ).toBe('ok');
  await eventually(() => toOpen.map(({ event }) => event)).toEqual(['one', 'three']);
  await eventually(() => toClosed.map(({ event }) => event)).toEqual(['two']);
});

test('A trigger sends the changes of a table', async () => {
  await server.owner.query(`
    create table public.bills (id int primary key, total int);
    create function public.tell() returns trigger language plpgsql security definer as $$
    begin
      perform realtime.broadcast_changes('notice:bills', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null;
    end $$;
    create trigger tell after insert or update on public.bills for each row execute function public.tell();`);
  const ana = await server.member(people.ana.email);
  const channel = ana.channel('notice:bills', { config: { private: true } });
  const received = broadcastsOf(channel);
  expect(await subscribed(channel)).toBe('SUBSCRIBED');
  await server.owner.query('insert into bills values (1, 20)');
  await server.owner.query('update bills set total = 30');
  await eventually(() => received).toHaveLength(2);
  expect(received[1]).toMatchObject({
    event: 'UPDATE',
    payload: {
      ...{ operation: 'UPDATE', schema: 'public', table: 'bills' },
      ...{ record: { id: 1, total: 30 }, old_record: { id: 1, total: 20 } },
    },
  });
});

test('Many messages of one transaction arrive in their order', async () => {
  const channel = server.visitor().channel('order');
  const received = broadcastsOf(channel);
  await subscribed(channel);
  await server.owner.query(
    `select realtime.send(jsonb_build_object('number', n, 'text', repeat('x', case when n % 50 = 0 then 20000 else 1 end)), 'count', 'order', false)
     from generate_series(1, 300) as n`,
  );
  await eventually(() => received).toHaveLength(300);
  const numbers = received.map(({ payload }) => (payload as { number: number }).number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('A member who joins again receives the latest messages of a private channel', async () => {
  const ana = await server.member(people.ana.email);
  // Once someone else has them, they no longer arrive as new ones.
  const witness = (await server.member(people.ana.email)).channel('notice:replay', {
    config: { private: true },
  });
  const arrived = broadcastsOf(witness);
  expect(await subscribed(witness)).toBe('SUBSCRIBED');
  for (const number of [1, 2, 3]) {
    await server.owner.query(
      "select realtime.send(jsonb_build_object('number', $1::int), 'old', 'notice:replay')",
      [number],
    );
  }
  await eventually(() => arrived).toHaveLength(3);
  const replay = { since: Date.now() - 60_000, limit: 2 };
  const channel = ana.channel('notice:replay', {
    config: { private: true, broadcast: { replay } },
  });
  const received = broadcastsOf(channel);
  expect(await subscribed(channel)).toBe('SUBSCRIBED');
  await eventually(() => received).toHaveLength(2);
  expect(received).toMatchObject([
    { payload: { number: 2 }, meta: { replayed: true } },
    { payload: { number: 3 }, meta: { replayed: true } },
  ]);
});

test('Changes of tables are refused when a channel is joined', async () => {
  const channel = server.visitor().channel('changes');
  channel.on('postgres_changes', { event: '*', schema: 'public' }, () => undefined);
  expect(await subscribed(channel)).toMatch(/^CHANNEL_ERROR: .*does not provide postgres_changes/);
});

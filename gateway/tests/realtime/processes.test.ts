import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, newDatabase } from '../support/database.ts';
import { testProject } from '../support/people.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { broadcastsOf, eventually, subscribed } from './realtime-server.ts';

const key = 'sb_publishable_local';

describe('Two server processes on one database', () => {
  let database: string;
  let servers: ServerProcess[];
  let clients: SupabaseClient[];
  const query = (sql: string) => asOwner(database, (owner) => owner.query(sql));

  beforeAll(async () => {
    const { url, name } = await newDatabase({ template: testProject.template });
    database = name;
    const env = { DATABASE_URL: url, PORT: '0' };
    servers = [await startServer(env), await startServer(env)];
    clients = servers.map(({ url: address }) =>
      createClient(address, key, { auth: { persistSession: false } }),
    );
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.removeAllChannels()));
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  test('deliver the messages of clients, of REST calls and of the database to the clients of both', async () => {
    const channels = clients.map((client) => client.channel('shared'));
    const received = channels.map((channel) => broadcastsOf(channel));
    expect(await Promise.all(channels.map(subscribed))).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    const [first, second] = channels;
    for (let number = 0; number < 50; number += 1) {
      await first?.send({ type: 'broadcast', event: 'first', payload: { number } });
    }
    await second?.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([7]).buffer });
    await second?.httpSend('rest', { text: 'x'.repeat(50_000) });
    await query("select realtime.send('{}', 'database', 'shared', false)");
    const events = () => received.map((list) => new Set(list.map(({ event }) => event)));
    await eventually(events).toEqual([
      new Set(['bytes', 'rest', 'database']),
      new Set(['first', 'rest', 'database']),
    ]);
    const numbers = () =>
      received[1]
        ?.filter(({ event }) => event === 'first')
        .map(({ payload }) => (payload as { number: number }).number);
    // The database's message takes another way, and may arrive before the last of these.
    await eventually(numbers).toEqual(Array.from({ length: 50 }, (_one, index) => index));
  });

  test('know who is present at the other, until that client or its process is gone', async () => {
    const channels = clients.map((client, index) => {
      const channel = client.channel('both', { config: { presence: { key: `client ${index}` } } });
      return channel.on('presence', { event: 'sync' }, () => undefined);
    });
    const keys = () => channels.map((channel) => Object.keys(channel.presenceState()).toSorted());
    await Promise.all(channels.map(subscribed));
    await Promise.all(channels.map((channel) => channel.track({ here: true })));
    await eventually(keys).toEqual([
      ['client 0', 'client 1'],
      ['client 0', 'client 1'],
    ]);
    await query(`
      insert into gateway.realtime_presences values ('ref', gen_random_uuid(), 'public:both', 'of a dead process', '{"phx_ref":"ref"}')`);
    await channels[0]?.untrack();
    await eventually(() => keys()[1]).toEqual(['client 1']);
    const listed = async () => {
      const { rows } = await query('select key from gateway.realtime_presences');
      return rows.map((row) => row.key);
    };
    await expect.poll(listed).toEqual(['client 1']);
  });

  test('let clients join again when the connection that listens is lost', async () => {
    const channel = clients[0]?.channel('lost') ?? never();
    const received = broadcastsOf(channel);
    const statuses: string[] = [];
    channel.subscribe((status) => statuses.push(status));
    await eventually(() => statuses).toEqual(['SUBSCRIBED']);
    await query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway realtime listener' and datname = current_database()",
    );
    await eventually(() => statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
    await query("select realtime.send('{}', 'again', 'lost', false)");
    await eventually(() => received.map(({ event }) => event)).toEqual(['again']);
  });

  test('log neither topics nor payloads', async () => {
    const client = clients[0] ?? never();
    await client.channel('bill-of-ana').httpSend('pneumonia', { diagnosis: 'pneumonia' });
    const channel = client.channel('another-bill-of-ana', { config: { private: true } });
    expect(await subscribed(channel)).toMatch(/do not have permissions/);
    const socket = await RawSocket.open(servers[0]?.url ?? '', { key });
    socket.socket.send('pneumonia');
    await socket.join('bill-of-ana', {}, 'pneumonia');
    socket.end();
    await eventually(() => servers[0]?.output()).toMatch(
      /"path":"\/realtime\/v1\/websocket","status":101/,
    );
    expect(servers[0]?.output()).toContain('/realtime/v1/api/broadcast/:topic/events/:event');
    expect(servers.map(({ output }) => output()).join()).not.toMatch(/bill-of-ana|pneumonia/);
  });

  test('close their sockets with a code after which clients connect again, and end at once', async () => {
    const [server] = servers;
    const socket = await RawSocket.open(server?.url ?? '', { key });
    await socket.join('end');
    expect(await server?.end('SIGTERM')).toBe(0);
    await eventually(() => socket.closed).toEqual({ code: 1012, reason: 'Service restart' });
  });
});

function never(): never {
  throw new Error('missing');
}

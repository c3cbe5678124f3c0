import { expect, test } from 'vitest';
import { loginConnection, openPool } from '../../src/database/connections.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { cleanUpMessages } from '../../src/realtime/clean-up.ts';
import { testProject } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { broadcastsOf, eventually, realtimeServer, subscribed } from './realtime-server.ts';

function settings(realtime: { enabled: boolean; private_only: boolean }) {
  return () => ({ config: { ...readProjectConfig(testProject.supabaseDir), realtime } });
}

const off = realtimeServer(settings({ enabled: false, private_only: false }));
const closed = realtimeServer(settings({ enabled: true, private_only: true }));

test('A project that switches the service off has none, for sockets and requests alike', async () => {
  await expect(RawSocket.open(off.url)).rejects.toThrow('404');
  const response = await fetch(`${off.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: publishableKey },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'This server has no realtime service' });
});

test('A project with private channels only refuses public ones, and drops messages for them', async () => {
  const open = closed.visitor().channel('talk');
  expect(await subscribed(open)).toMatch(/This project only allows private channels/);
  await closed.owner.query(
    'create policy "All" on realtime.messages for all to anon using (true) with check (true)',
  );
  const channel = closed.visitor().channel('talk', { config: { private: true } });
  const received = broadcastsOf(channel);
  expect(await subscribed(channel)).toBe('SUBSCRIBED');
  expect(await closed.visitor().channel('talk').httpSend('public', {})).toEqual({ success: true });
  await channel.httpSend('private', {});
  await eventually(() => received.map(({ event }) => event)).toEqual(['private']);
});

test('Messages are kept for three days', async () => {
  const { host, database = '' } = closed.owner;
  const location = { socketFolder: host, name: database };
  const pool = openPool(loginConnection(location, 'supabase_realtime_admin'), 1, 'clean-up test');
  await closed.owner.query(`
    insert into realtime.messages (topic, extension, inserted_at)
    select 'old', 'broadcast', now() - n * interval '1 day' from generate_series(1, 5) as n;
    insert into gateway.realtime_batches (messages, created_at) values ('[]', now() - interval '1 hour')`);
  expect(await cleanUpMessages(pool)).toBe(4);
  const { rows } = await closed.owner.query("select from realtime.messages where topic = 'old'");
  expect(rows).toHaveLength(2);
  await pool.end();
});

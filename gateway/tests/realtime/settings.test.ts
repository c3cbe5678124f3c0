import { expect, test } from 'vitest';
import { readProjectConfig } from '../../src/project/config.ts';
import { testProject } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { RawSocket } from './raw-socket.ts';
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

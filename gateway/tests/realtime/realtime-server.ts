import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, expect } from 'vitest';
import type { AppOptions } from '../../src/app.ts';
import { type ProjectServer, publishableKey } from '../support/project-server.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { testServer } from '../support/server.ts';

/** The versions of the protocol. */
export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

export type RealtimeServer = ProjectServer & {
  /** A client that is not signed in, with a version of the protocol. */
  visitor(version?: Version): SupabaseClient;
  /** A signed-in client with a version of the protocol. */
  member(email: string, version?: Version): Promise<SupabaseClient>;
  /** A socket without the client library. */
  rawSocket(options?: Parameters<typeof RawSocket.open>[1]): Promise<RawSocket>;
};

/**
 * Rooms: members of `public.circles` may read and send. `notice:` may be read by everyone who is signed
 * in; `box:` may only be written.
 */
const policies = `
  create table public.circles (topic text, member uuid, sends boolean default true, primary key (topic, member));
  grant select on public.circles to authenticated;
  create policy "Members of a circle read" on realtime.messages for select to authenticated using (
    exists (select from public.circles where topic = realtime.topic() and member = (select auth.uid())));
  create policy "Members of a circle send" on realtime.messages for insert to authenticated with check (
    exists (select from public.circles where topic = realtime.topic() and member = (select auth.uid()) and sends));
  create policy "Notices" on realtime.messages for select to authenticated using (
    realtime.topic() like 'notice:%' and extension = 'broadcast');
  create policy "Failing" on realtime.messages for select to authenticated using (
    case when realtime.topic() = 'failing' then 1 / (length(topic) - length('failing')) > 0 else false end);`;

/** A server with policies on channels, for one test file. Its clients are closed after each test. */
export function realtimeServer(settings?: () => Partial<AppOptions>): RealtimeServer {
  const server = testServer(settings) as RealtimeServer;
  const clients: SupabaseClient[] = [];
  const sockets: RawSocket[] = [];

  const visitor = (vsn: Version = '2.0.0') => {
    const client = createClient(server.url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { vsn, timeout: 15_000 },
    });
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    await server.owner.query(policies);
    Object.assign(server, {
      visitor,
      member: async (email: string, version?: Version) => {
        const client = visitor(version);
        const { error } = await client.auth.signInWithPassword({
          email,
          password: 'quiet-orange-lamp',
        });
        if (error) throw error;
        return client;
      },
      rawSocket: async (options = {}) => {
        const socket = await RawSocket.open(server.url, options);
        sockets.push(socket);
        return socket;
      },
    });
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.end();
    await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
  });
  return server;
}

/** Subscribes and returns the first status, with the reason of a refusal. */
export function subscribed(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status));
  });
}

/** Collects the broadcasts of a channel. Call it before the channel is joined. */
export function broadcastsOf(channel: RealtimeChannel, event = '*') {
  const received: { event: string; payload: unknown; meta?: { id: string } }[] = [];
  channel.on('broadcast', { event }, (message) => received.push(message as never));
  return received;
}

/** Waits for a condition. */
export function eventually<Value>(value: () => Value) {
  return expect.poll(value, { interval: 20 });
}

/** The token of a signed-in client. */
export async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

import { publishableKey } from 'supabase-gateway/testing/project-server';
import { RawSocket } from 'supabase-gateway/testing/raw-socket';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { broadcastsTo } from '../support/broadcasts.ts';
import { testServer } from '../support/server.ts';
import { type Person, people, signInEveryone } from './people.ts';

const server = testServer();
let tokens: Record<Person, string | undefined>;

beforeAll(async () => {
  const clients = await signInEveryone(server);
  const entries = await Promise.all(
    people.map(async (person) => {
      const { data } = await clients[person].auth.getSession();
      return [person, data.session?.access_token ?? oldToken(clients[person])] as const;
    }),
  );
  tokens = Object.fromEntries(entries) as typeof tokens;
});

/** The token that a client sends with each request, for those who may not sign in. */
function oldToken(client: object): string | undefined {
  const { rest } = client as { rest: { headers: Headers } };
  return rest.headers.get('authorization')?.replace('Bearer ', '');
}

type Outcome = 'allowed' | 'refused';

async function joins(person: Person, topic: string, isPrivate: boolean): Promise<Outcome> {
  const socket = await RawSocket.open(server.url);
  const config = { private: isPrivate, presence: { enabled: true }, broadcast: { ack: true } };
  const { status } = await socket.join(topic, config, tokens[person]);
  socket.end();
  return status === 'ok' ? 'allowed' : 'refused';
}

async function sends(person: Person, topic: string, isPrivate: boolean): Promise<Outcome> {
  const url = `${server.url}/realtime/v1/api/broadcast/${topic}/events/note?private=${isPrivate}`;
  const received = await listener(topic, isPrivate);
  const token = tokens[person];
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: '{}',
  });
  expect([202, 401, 403]).toContain(response.status);
  // A message of the database follows every message that was sent before it.
  await server.owner.query("select realtime.send('{}', 'end', $1, $2)", [topic, isPrivate]);
  const events = await received();
  return events.includes('note') ? 'allowed' : 'refused';
}

/** Listens with the secret key, which no policy binds. Public channels do not exist. */
async function listener(topic: string, isPrivate: boolean): Promise<() => Promise<string[]>> {
  const socket = await RawSocket.open(server.url);
  const { status } = await socket.join(topic, { private: isPrivate }, server.secretKey);
  return async () => {
    const events = () => broadcastsTo(socket);
    if (status === 'ok') await expect.poll(events).toContain('end');
    socket.end();
    return events();
  };
}

describe.each(people)('%s', (person) => {
  test('joins no channel of the product, and sends to none', async () => {
    for (const topic of ['members', 'activity_log', 'anything']) {
      for (const isPrivate of [true, false]) {
        expect(await joins(person, topic, isPrivate), `${topic} ${isPrivate}`).toBe('refused');
        expect(await sends(person, topic, isPrivate), `${topic} ${isPrivate}`).toBe('refused');
      }
    }
  });
});

test('Only Ana joins her channel for live updates, and no one sends to it', async () => {
  const topic = `member:${cast.ana.memberId}`;
  for (const person of people) {
    const expected = person === 'Ana' ? 'allowed' : 'refused';
    expect(await joins(person, topic, true), person).toBe(expected);
    expect(await joins(person, topic, false), person).toBe('refused');
    expect(await sends(person, topic, true), person).toBe('refused');
  }
});

test('What waits for Otávio is announced to him alone', async () => {
  const topic = `admin:${cast.otavio.adminId}`;
  for (const person of people) {
    const expected = person === 'Otávio' ? 'allowed' : 'refused';
    expect(await joins(person, topic, true), person).toBe(expected);
    expect(await joins(person, topic, false), person).toBe('refused');
    expect(await sends(person, topic, true), person).toBe('refused');
  }
});

test('The team’s channel is open to admins for requests, until the permission or the session ends', async () => {
  const topic = 'team:requests';
  for (const person of people) {
    const expected = person === 'Otávio' || person === 'Fábio' ? 'allowed' : 'refused';
    expect(await joins(person, topic, true), person).toBe(expected);
    expect(await joins(person, topic, false), person).toBe('refused');
    expect(await sends(person, topic, true), person).toBe('refused');
  }
  const change = 'update admins set permissions = $2, status = $3 where id = $1';
  const { adminId, permissions } = cast.otavio;
  await server.owner.query(change, [adminId, ['contacts'], 'active']);
  expect(await joins('Otávio', topic, true)).toBe('refused');
  await server.owner.query(change, [adminId, permissions, 'active']);
  expect(await joins('Otávio', topic, true)).toBe('allowed');

  const socket = await RawSocket.open(server.url);
  await socket.join(topic, { private: true }, tokens.Otávio);
  await server.owner.query(change, [adminId, permissions, 'inactive']);
  await expect.poll(() => socket.closed, { timeout: 20_000 }).toBeDefined();
  expect(await joins('Otávio', topic, true)).toBe('refused');
});

test('A policy opens a channel to those whom it names, and to nobody else', async () => {
  await server.owner.query(`
    create policy "Own notes" on realtime.messages for select to authenticated
      using (realtime.topic() = 'notes' and auth.jwt() ->> 'email' = 'ana@example.com');
    create policy "Ana writes" on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'notes' and auth.jwt() ->> 'email' = 'ana@example.com')`);
  for (const person of people) {
    const expected = person === 'Ana' ? 'allowed' : 'refused';
    expect(await joins(person, 'notes', true), person).toBe(expected);
    expect(await sends(person, 'notes', true), person).toBe(expected);
    expect(await joins(person, 'notes', false), person).toBe('refused');
  }
});

import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { publishableKey } from '../support/project-server.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { broadcastsOf, eventually, realtimeServer, subscribed } from './realtime-server.ts';

const server = realtimeServer();

/** Sends a handshake and returns the status of the answer; 101 if it is accepted. */
function handshake(
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asked.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', reject);
    asked.end();
  });
}

const path = '/realtime/v1/websocket';
const keyed = `${path}?apikey=${publishableKey}`;

describe('A handshake', () => {
  test.each([
    [101, keyed, {}],
    [101, `${path}/?vsn=2.0.0`, { apikey: publishableKey }],
    [401, path, {}],
    [401, `${path}?apikey=sb_publishable_wrong`, {}],
    [400, `${keyed}&vsn=3.0.0`, {}],
    [400, `${keyed}&vsn=1.0.0&vsn=2.0.0`, {}],
    [400, `${keyed}&vsn=__proto__`, {}],
    [403, keyed, { origin: 'https://evil.example' }],
    [101, keyed, { origin: 'http://localhost' }],
    [101, keyed, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [403, keyed, { origin: 'null' }],
    [400, keyed, { 'sec-websocket-key': 'short' }],
    [400, keyed, { 'sec-websocket-version': '7' }],
    [426, keyed, { upgrade: 'h2c' }],
    [200, '/health', {}],
    [404, `/realtime/v1/other?apikey=${publishableKey}`, {}],
  ])('is answered with %i: %s %j', async (status, url, headers) => {
    expect(await handshake(url, headers)).toBe(status);
  });

  test('with the secret key in its URL is refused, because URLs are logged', async () => {
    expect(await handshake(`${path}?apikey=${server.secretKey}`)).toBe(401);
    expect(await handshake(path, { apikey: server.secretKey })).toBe(101);
  });
});

test('Frames that are not messages of the protocol are ignored', async () => {
  const old = await server.rawSocket({ version: '1.0.0' });
  const recent = await server.rawSocket();
  const frames: (string | Buffer)[] = [
    ...['', 'text', '{', 'null', '1', '[]', '{}', '[1,2,3]', '["1","1","realtime:a"]'],
    ...['{"topic":1,"event":"phx_join"}', '{"topic":"realtime:a","event":"phx_join","ref":{}}'],
    '[[],null,"realtime:a","phx_join",{}]',
    `["1","${'r'.repeat(300)}","realtime:a","phx_join",{}]`,
    '['.repeat(100_000),
    `["1","1","realtime:a","phx_join",${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}]`,
    ...[[], [3], [3, 255, 255, 255, 255, 255, 1], [9, 0, 0, 0, 0, 0, 0], [4, 1, 1, 1, 1]].map(
      (bytes) => Buffer.from(bytes),
    ),
    Buffer.from([3, 0, 0, 1, 1, 0, 1, 0xff, 0xff, 0x7b]),
    Buffer.from([3, 0, 0, 1, 1, 0, 1, 0x61, 0x61, 0x7b]),
  ];
  for (const socket of [old, recent]) for (const frame of frames) socket.socket.send(frame);
  recent.push('phoenix', 'heartbeat');
  old.socket.send('{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}');
  await eventually(() => old.received).toHaveLength(1);
  await eventually(() => recent.received).toHaveLength(1);
  expect([old.closed, recent.closed]).toEqual([undefined, undefined]);
});

test('Text that is not UTF-8 closes the socket, as the standard requires', async () => {
  const socket = await server.rawSocket();
  socket.socket.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false });
  await eventually(() => socket.closed?.code).toBe(1007);
});

describe('A join', () => {
  test.each([
    ['realtime:', {}, /^TopicNameRequired/],
    ['realtime:\0', {}, /^InvalidTopic/],
    ['realtime:\ud800', {}, /^InvalidTopic/],
    [`realtime:${'x'.repeat(10_000)}`, {}, /^InvalidTopic/],
    [`realtime:${'é'.repeat(125)}`, {}, /^InvalidTopic/],
    ['other:topic', {}, /^unmatched topic/],
    ['realtime:a', { access_token: 'sb' }, /^MalformedJWT/],
    ['realtime:a', { config: { presence: { key: 'k\0' } } }, /^InvalidJoinPayload/],
    ['realtime:a', { config: { presence: { key: 'k'.repeat(300) } } }, /^InvalidJoinPayload/],
    ['realtime:a', { config: { postgres_changes: [{}] } }, /^RealtimeDisabledForConfiguration/],
    ['realtime:a', { config: { broadcast: { replay: { since: 0 } } } }, /^UnableToReplayMessages/],
    [
      'realtime:a',
      { config: { private: true, broadcast: { replay: 7 } } },
      /^UnableToReplay|^Unauth/,
    ],
    ['realtime:a', { config: { private: 'true' } }, /^Unauthorized/],
  ])('that cannot work is refused with its reason (%#)', async (topic, payload, reason) => {
    const socket = await server.rawSocket();
    const reply = await socket.ask(topic, 'phx_join', payload);
    expect(reply.status).toBe('error');
    expect(reply.response.reason).toMatch(reason);
    expect(await socket.ask('phoenix', 'heartbeat')).toMatchObject({ status: 'ok' });
  });

  test('with settings of the wrong type uses the defaults', async () => {
    const socket = await server.rawSocket();
    for (const payload of [
      null,
      1,
      'text',
      [],
      { config: 1 },
      { config: { broadcast: [], presence: 7, private: {} } },
    ]) {
      expect(await socket.ask('realtime:odd', 'phx_join', payload)).toMatchObject({ status: 'ok' });
    }
  });
});

test('Messages for channels that were not joined, and unknown events, change nothing', async () => {
  const socket = await server.rawSocket();
  const unmatched = { status: 'error', response: { reason: 'unmatched topic' } };
  expect(await socket.ask('realtime:none', 'broadcast', {})).toEqual(unmatched);
  expect(await socket.ask('realtime:none', 'phx_leave')).toMatchObject({ status: 'ok' });
  const joinRef = socket.push('realtime:some', 'phx_join');
  await socket.replyTo(joinRef);
  expect(await socket.ask('realtime:some', 'broadcast', {}, 'other')).toEqual(unmatched);
  socket.push('realtime:some', 'constructor', {});
  socket.push('realtime:some', 'access_token', { access_token: { a: 1 } });
  for (const payload of [null, 'text', [1]]) {
    expect(await socket.ask('realtime:some', 'broadcast', payload)).toMatchObject({
      status: 'error',
    });
  }
  expect(await socket.ask('realtime:some', 'phx_leave', {}, joinRef)).toMatchObject({
    status: 'ok',
  });
  await eventually(() => socket.received.at(-1)).toEqual([
    joinRef,
    joinRef,
    'realtime:some',
    'phx_close',
    {},
  ]);
});

describe('A flood', () => {
  test('of joins closes the socket', async () => {
    const socket = await server.rawSocket();
    for (let number = 0; number < 150; number += 1) socket.push(`realtime:${number}`, 'phx_join');
    await eventually(() => socket.closed).toEqual({
      code: 1008,
      reason: 'Too many joins per second',
    });
    const reasons = socket.received.map(([, , , , payload]) => JSON.stringify(payload));
    expect(reasons.filter((reason) => reason.includes('Too many channels'))).not.toHaveLength(0);
  });

  test('of messages closes the socket', async () => {
    const socket = await server.rawSocket();
    for (let number = 0; number < 400; number += 1) socket.push('phoenix', 'heartbeat');
    await eventually(() => socket.closed?.code).toBe(1008);
  });

  test('of sockets from one address is refused, and other addresses still connect', async () => {
    const from = (address: string) =>
      RawSocket.open(server.url, { headers: { 'x-forwarded-for': address } });
    const sockets = await Promise.all(Array.from({ length: 60 }, () => from('198.51.100.7')));
    for (let size = 60; size < 200; size += 20) {
      sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => from('198.51.100.7')))));
    }
    await expect(from('198.51.100.7')).rejects.toThrow('429');
    const other = await from('198.51.100.8');
    sockets[0]?.end();
    await expect
      .poll(() =>
        from('198.51.100.7').then(
          (socket) => sockets.push(socket),
          () => 0,
        ),
      )
      .toBeTruthy();
    for (const socket of [...sockets, other]) socket.end();
  });
});

test('A frame that is too long closes the socket', async () => {
  const socket = await server.rawSocket();
  socket.socket.send('x'.repeat(300_000));
  await eventually(() => socket.closed?.code).toBe(1009);
});

test('A client that does not read is disconnected, and the others receive everything', async () => {
  const slow = await server.rawSocket();
  await slow.join('slow');
  const channel = server.visitor().channel('slow');
  const received = broadcastsOf(channel);
  await subscribed(channel);
  slow.socket.pause();
  for (let number = 0; number < 10; number += 1) {
    await server.owner.query(
      "select realtime.send(jsonb_build_object('text', repeat('x', 2000000)), 'big', 'slow', false)",
    );
  }
  await eventually(() => received).toHaveLength(10);
  slow.socket.resume();
  await eventually(() => slow.closed?.code).toBe(1006);
  expect(slow.binary.length).toBeLessThan(10);
});

describe('A REST call', () => {
  const call = (url: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/realtime/v1/api/broadcast${url}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
      body,
    }).then(({ status }) => status);

  test.each([
    [202, '', '{"messages":[]}', {}],
    [422, '', '', {}],
    [422, '', 'null', {}],
    [422, '', '{"messages":[{}]}', {}],
    [422, '', '{"messages":[7]}', {}],
    [422, '', '{"messages":[{"topic":"a\\u0000","event":"e","payload":{}}]}', {}],
    [422, '', '{"messages":[{"topic":"a","event":"e","payload":"text"}]}', {}],
    [429, '', JSON.stringify({ messages: Array(101).fill({}) }), {}],
    [401, '', '{"messages":[]}', { authorization: 'Bearer a.b.c' }],
    [401, '', '{"messages":[]}', { apikey: 'wrong' }],
    [202, '/room%3A1/events/e', '1', {}],
    [400, '/room/events/e', '{', {}],
    [400, '/room/events/e', '['.repeat(10_000), {}],
    [415, '/room/events/e', 'a=1', { 'content-type': 'text/plain' }],
    [422, `/${'x'.repeat(250)}/events/e`, '{}', {}],
    [422, '/a%00/events/e', '{}', {}],
    [422, '/room/events/e', JSON.stringify('x'.repeat(300_000)), {}],
    [403, '/room/events/e?private=true', '{}', {}],
  ])('is answered with %i (%#)', async (status, url, body, headers) => {
    expect(await call(url, body, headers)).toBe(status);
  });
});

import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { publishableKey } from '../support/project-server.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

async function read(address: string, path = '/rest/v1/topics?select=id&limit=1') {
  return answerTo(
    fetch(server.url + path, { headers: { apikey: publishableKey, 'x-forwarded-for': address } }),
  );
}

/** Reads the whole response, because an unread response keeps its connection open. */
async function answerTo(request: Promise<Response>) {
  const response = await request;
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Locks the table of topics, so that reads of it wait until the work is done. */
async function whileTopicsAreLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const { host = '', database = '', user = '' } = server.owner;
  const owner = new pg.Client({ host, database, user });
  await owner.connect();
  try {
    await owner.query('begin; lock table public.topics in access exclusive mode');
    return await work();
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
}

describe('While one address floods the server', () => {
  test('others are answered, and what is too much of it is refused', async () => {
    const flood = await whileTopicsAreLocked(async () => {
      const refused: Awaited<ReturnType<typeof read>>[] = [];
      const flood = Array.from({ length: 100 }, async () => {
        const response = await read('203.0.113.1');
        if (response.status === 429) refused.push(response);
      });
      while (refused.length < 36) await wait(10);
      const [first] = refused;
      expect(first?.headers.get('retry-after')).toBe('1');
      expect(refused).toHaveLength(36);
      const others = await Promise.all(
        ['203.0.113.2', '203.0.113.3'].map((address) => read(address, '/rest/v1/rooms?select=id')),
      );
      expect(others.map(({ status }) => status)).toEqual([200, 200]);
      const health = await read('203.0.113.2', '/health');
      expect(health.status).toBe(200);
      return flood;
    });
    await Promise.all(flood);
    expect((await read('203.0.113.1')).status).toBe(200);
  });

  test('each protocol has its own refusal', async () => {
    const flood = await whileTopicsAreLocked(async () => {
      const flood = Array.from({ length: 64 }, () => read('203.0.113.4'));
      // A refused request shows that all 64 requests have arrived.
      while ((await read('203.0.113.4', '/auth/v1/settings')).status !== 429) await wait(10);
      const refused = await read('203.0.113.4', '/rest/v1/rooms?select=id');
      expect(refused.status).toBe(429);
      expect(JSON.parse(refused.text)).toMatchObject({
        code: 'over_request_rate_limit',
        message: 'Too many requests at once from this address',
        hint: expect.any(String),
      });
      const account = await read('203.0.113.4', '/auth/v1/settings');
      expect(account.status).toBe(429);
      expect(JSON.parse(account.text)).toMatchObject({ error_code: 'over_request_rate_limit' });
      expect((await read('203.0.113.4', '/')).status).not.toBe(429);
      return flood;
    });
    await Promise.all(flood);
  });

  test('a connection that goes away is not counted any more', async () => {
    await whileTopicsAreLocked(async () => {
      const { port } = new URL(server.url);
      const sockets = Array.from({ length: 64 }, () => connect(Number(port), '127.0.0.1'));
      const request =
        'GET /rest/v1/topics HTTP/1.1\r\nHost: x\r\n' +
        `apikey: ${publishableKey}\r\nX-Forwarded-For: 203.0.113.5\r\n\r\n`;
      for (const socket of sockets) socket.on('error', () => undefined).write(request);
      while ((await read('203.0.113.5', '/auth/v1/settings')).status !== 429) await wait(10);
      for (const socket of sockets) socket.destroy();
      while ((await read('203.0.113.5', '/auth/v1/settings')).status === 429) await wait(10);
    });
  });

  test('its large bodies are read one at a time, and those of others meanwhile', async () => {
    const post = (address: string, size: number) =>
      answerTo(
        fetch(`${server.url}/rest/v1/rpc/text_length`, {
          method: 'POST',
          headers: {
            apikey: publishableKey,
            'content-type': 'application/json',
            'x-forwarded-for': address,
          },
          body: JSON.stringify({ body: 'x'.repeat(size) }),
        }),
      );
    const { port } = new URL(server.url);
    const stuck = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const head = [
      'POST /rest/v1/rpc/text_length HTTP/1.1',
      'Host: x',
      `apikey: ${publishableKey}`,
      'X-Forwarded-For: 203.0.113.6',
      'Content-Length: 100000',
    ];
    stuck.write(`${head.join('\r\n')}\r\n\r\n{`);
    const small = await post('203.0.113.6', 10);
    expect(small.status).toBeLessThan(500);
    const answered: string[] = [];
    const waiting = post('203.0.113.6', 100_000).then(() => answered.push('same address'));
    await post('203.0.113.7', 100_000).then(() => answered.push('another address'));
    stuck.destroy();
    await waiting;
    expect(answered).toEqual(['another address', 'same address']);
  });
});

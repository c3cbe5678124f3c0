import { expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { callFunction } from '../../functions/call.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

test('limits count the address that the proxy saw, not the ones that a client invents', async () => {
  const ask = (invented: string) =>
    callGuarded(
      server.anonymous({ 'x-forwarded-for': `${invented}, 203.0.113.7` }),
      'member_sign_in_status',
      { email: `${invented}@example.com` },
    );
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_nothing, number) => ask(`198.51.100.${number}`)),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
});

test('nor what a client says in the headers of other proxies', async () => {
  const asked = Array.from({ length: 64 }, (_nothing, number) =>
    callGuarded(
      server.anonymous({
        'x-forwarded-for': '203.0.113.8',
        'x-real-ip': `198.51.100.${number}`,
        'cf-connecting-ip': `198.51.100.${number}`,
        'x-caller-address': `198.51.100.${number}`,
      }),
      'member_sign_in_status',
      { email: `${number}@example.org` },
    ),
  );
  expect((await Promise.all(asked)).some(({ status }) => status === 429)).toBe(true);

  for (const number of [1, 2]) {
    await callFunction(
      server,
      'send-password-reset',
      { email: `${number}@example.org`, resetUrl: `${server.url}/reset-password` },
      { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': `198.51.100.${number}` },
    );
  }
  const { rows } = await server.owner.query(
    "select hits from private.rate_limits where bucket = 'password_reset.address'",
  );
  expect(rows).toEqual([{ hits: 2 }]);
});

test('the database counts a whole network of IPv6 as one, and no two of IPv4', async () => {
  const { rows } = await server.owner.query<{ network: string }>(
    `select private.network_of(address) as network from unnest($1::text[]) with ordinality as given (address, n)
     order by n`,
    [
      [
        '2001:DB8:1:2:3:4:5:6',
        '2001:db8:1:2::9',
        '::ffff:10.0.0.1',
        '10.0.0.1',
        'a@b:c',
        'unknown',
      ],
    ],
  );
  expect(rows.map(({ network }) => network)).toEqual([
    '2001:db8:1:2::',
    '2001:db8:1:2::',
    '10.0.0.1',
    '10.0.0.1',
    'a@b:c',
    'unknown',
  ]);
});

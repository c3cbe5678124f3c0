import { expect, test } from 'vitest';
import { testServer } from '../support/server.ts';

const server = testServer();

test('limits count the address that the proxy saw, not the ones that a client invents', async () => {
  const ask = (invented: string) =>
    server
      .anonymous()
      .rpc('member_sign_in_status', { email: `${invented}@example.com` })
      .setHeader('x-forwarded-for', `${invented}, 203.0.113.7`);
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_nothing, number) => ask(`198.51.100.${number}`)),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
});

import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, verifyNothing } from '../../server/security/password-hash.ts';

test('one network that sends many passwords does not delay the others', async () => {
  const done: string[] = [];
  const from = (client: string) => async () => done.push(client);
  const flood = Array.from({ length: 24 }, () => verifyNothing('x', 'flood').then(from('flood')));
  await hashPassword('quatro casas', 'other').then(from('other'));
  // Those that ran already, and those that end in the same moment.
  expect(done.indexOf('other')).toBeLessThan(Math.min(24, 2 * availableParallelism()));
  await Promise.all(flood);
});

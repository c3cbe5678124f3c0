import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, simulateVerification } from '../../src/security/password-hash.ts';

test('one network that sends many passwords does not delay the others', async () => {
  const done: string[] = [];
  const from = (client: string) => async () => done.push(client);
  const cores = availableParallelism();
  const flood = Array.from({ length: 2 * cores + 4 }, () =>
    simulateVerification('x', 'flood').then(from('flood')),
  );
  await hashPassword('quatro casas', 'other').then(from('other'));
  // Only checks that already ran, or that end at the same moment, may be done before.
  expect(done.indexOf('other')).toBeLessThan(2 * cores);
  await Promise.all(flood);
}, 120_000);

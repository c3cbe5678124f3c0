import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/security/password-hash.ts';
import { kindOfHash } from '../../src/security/stored-hash.ts';

describe('A stored password hash', () => {
  test('of our own, and of accounts that come from elsewhere, is checked', async () => {
    const ours = await hashPassword('açúcar', 'a');
    expect(kindOfHash(ours)).toBe('argon2');
    expect(await verifyPassword('açúcar', ours, 'a')).toBe(true);
    expect(await verifyPassword('acucar', ours, 'a')).toBe(false);
    const theirs = '$2a$10$eoZKtMzZaE9wzj9Vtc2RR.W1Ac9xRU4VPkYcTRuyWwbhZ6Wd5xvsO';
    expect(kindOfHash(theirs)).toBe('bcrypt');
    expect(await verifyPassword('x', theirs, 'a')).toBe(false);
  });

  test.each([
    [
      'wants more memory than there is',
      '$argon2id$v=19$m=9999999,t=3,p=4$c29tZXNhbHQ$aGFzaGhhc2hoYXNoaGFzaA',
    ],
    ['wants too many passes', '$argon2id$v=19$m=65536,t=99,p=4$c29tZXNhbHQ$aGFzaGhhc2hoYXNoaGFzaA'],
    ['would take days', '$2b$31$eoZKtMzZaE9wzj9Vtc2RR.W1Ac9xRU4VPkYcTRuyWwbhZ6Wd5xvsO'],
    ['is cut off', '$2a$10$eoZKtMzZaE9wzj9Vtc2RR'],
    ['is of another kind', '$fbscrypt$v=1,n=14,r=8,p=1$c2FsdA$aGFzaA'],
    ['is none', 'password'],
  ])('that %s matches nothing, at once', async (_what, stored) => {
    expect(kindOfHash(stored)).toBeUndefined();
    expect(await verifyPassword('password', stored, 'a')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { isOwn, isRepeated } from '../../src/auth/passwords/guessable.ts';
import { password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();
const ana = { email: 'ana.souza@example.com', data: { first_name: 'Ana', last_name: 'Souza' } };
const data = { first_name: 'Joana', last_name: 'D’Ávila' };

describe('A password that others try first', () => {
  test.each(['aaaaaa', '111111', 'abABab', '1212121212'])('is %s', (guess) => {
    expect(isRepeated(guess)).toBe(true);
  });

  test.each([
    'ana.souza@example.com',
    'Ana.Souza',
    'anasouza2024',
    'SOUZA-1985',
    'souza ana!',
    'ana123',
  ])('of Ana Souza is %s', (guess) => {
    expect(isOwn(guess, ana)).toBe(true);
  });

  test.each(['mandacaru em flor', 'ana toma café cedo', '83912-4471'])('is not %s', (good) => {
    expect(isOwn(good, ana) || isRepeated(good)).toBe(false);
  });

  test('is no one’s own where nothing is known of them', () => {
    expect(isOwn('123987', {})).toBe(false);
    expect(isOwn('123987', { email: '', data: null })).toBe(false);
  });
});

describe('It is refused', () => {
  const refused = { code: 'weak_password', reasons: ['pwned'] };

  test.each(['joana.davila', 'Joana1988', 'davilajoana!', 'zzzzzzz'])(
    'at sign-up: %s',
    async (guess) => {
      const { error } = await server.anonymous().auth.signUp({
        email: 'joana.davila@example.com',
        password: guess,
        options: { data },
      });
      expect(error).toMatchObject(refused);
    },
  );

  test('when a user changes it, by the name in the account', async () => {
    const name = JSON.stringify({ first_name: 'Ana', last_name: 'Souza' });
    await server.owner.query(
      'update auth.users set raw_user_meta_data = raw_user_meta_data || $1 where id = $2',
      [name, people.ana.userId],
    );
    const client = await server.signedIn(people.ana.email);
    for (const guess of ['Ana-Souza-1985', 'ana@example.com', 'zzzzzz']) {
      const { error } = await client.auth.updateUser({
        password: guess,
        current_password: password,
      });
      expect(error).toMatchObject(refused);
    }
  });

  test('when the project’s own server sets it, as after a reset', async () => {
    const response = await fetch(`${server.url}/auth/v1/admin/users/${people.ana.userId}`, {
      method: 'PUT',
      headers: { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}` },
      body: JSON.stringify({ password: 'anasouza1' }),
    });
    expect((await response.json()).error_code).toBe('weak_password');
  });
});

import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

async function weakness(password: string) {
  const { rows } = await server.owner.query<{ weakness: string | null }>(
    'select private.admin_password_weakness($1, $2) as weakness',
    [cast.gabriela.adminId, password],
  );
  return rows[0]?.weakness;
}

describe('A password of an admin', () => {
  test.each([
    ['123456', 'too_short'],
    ['aaaaaa', 'too_short'],
    ['onze letras', 'too_short'],
    ['x'.repeat(73), 'too_long'],
    ['aaaaaaaaaaaa', 'repeated'],
    ['abcabcabcabcabc', 'repeated'],
    ['123456789012', 'repeated'],
    ['abababababab', 'repeated'],
    ['qwerty123456', 'common'],
    ['Password2026', 'common'],
    ['1234futebol5678', 'common'],
    ['Administrator', 'common'],
    ['gabriela@example', 'own_data'],
    ['Gabriela12345', 'own_data'],
    ['pinto-gabriela-1', 'own_data'],
    ['GÁBRIELÁ 98765', 'own_data'],
  ])('is refused: %s', async (password, reason) => {
    expect(await weakness(password)).toBe(reason);
  });

  test.each([
    'um lugar ao sol 7',
    'gabriela gosta de ipê amarelo',
    'x9#Lq2!vT0pZ',
    'mutirao-demo-casa',
  ])('is accepted: %s', async (password) => {
    expect(await weakness(password)).toBeNull();
  });

  test('is checked in the same way everywhere', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const call = { admin_id: cast.gabriela.adminId, password: 'Gabriela12345' };
    const byAdmin = await callGuarded(fabio, 'set_admin_password', call);
    expect(byAdmin).toMatchObject({
      status: 422,
      error: { code: 'weak_password', hint: 'own_data' },
    });

    const { rows } = await server.owner.query<{ token: string }>(
      "select private.new_admin_password_link($1, 'reset', '1 hour') as token",
      [cast.gabriela.adminId],
    );
    const token = rows[0]?.token ?? '';
    const byLink = (password: string) =>
      callGuarded(server.anonymous(), 'use_admin_password_link', { token, password });
    expect((await byLink('aaaaaaaaaaaa')).error).toMatchObject({
      code: 'weak_password',
      hint: 'repeated',
    });
    // A refused password does not use up the link.
    expect((await byLink('um lugar ao sol 7')).data).toEqual({ status: 'done' });

    const byCommand = server.owner.query("select private.set_admin_password($1, '123456')", [
      cast.gabriela.adminId,
    ]);
    await expect(byCommand).rejects.toThrow('weak_password');
  });

  test('invalidates earlier links', async () => {
    const { rows } = await server.owner.query<{ token: string }>(
      "select private.new_admin_password_link($1, 'reset', '1 hour') as token",
      [cast.otavio.adminId],
    );
    const fabio = await server.admin(cast.fabio.email);
    const call = { admin_id: cast.otavio.adminId, password: 'um lugar ao sol 7' };
    expect((await callGuarded(fabio, 'set_admin_password', call)).error).toBeNull();
    const token = rows[0]?.token ?? '';
    const { data } = await callGuarded(server.anonymous(), 'read_admin_password_link', { token });
    expect(data).toEqual({ status: 'invalid' });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast, password } from '../cast.ts';
import { callFunction } from '../functions/call.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
const attacker = '203.0.113.66';
const home = '198.51.100.20';

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
  await server.owner.query('delete from private.admin_sign_in_failures');
  await server.owner.query('delete from private.admin_known_networks');
});

function from(address: string) {
  return server.anonymous({ 'x-forwarded-for': address });
}

function enter(address: string, user_password: string, email: string = cast.fabio.email) {
  return callGuarded(from(address), 'authenticate_admin', { user_email: email, user_password });
}

/** Wrong passwords from one network, until it is locked. */
async function attack(address: string, email?: string) {
  for (let guess = 0; guess < 8; guess += 1) {
    await enter(address, `guess ${guess}`, email);
    await server.owner.query('update private.admin_sign_in_failures set retry_at = now()');
  }
  await server.owner.query(
    "update private.admin_sign_in_failures set retry_at = now() + interval '15 minutes' where failures >= 8",
  );
}

describe('Wrong passwords for Fábio', () => {
  test('lock their network, and not Fábio elsewhere', async () => {
    await attack(attacker);
    expect((await enter(attacker, password)).error?.code).toBe('account_locked');
    expect((await enter(home, password)).data).toHaveLength(1);
  });

  test('of one IPv6 network count together', async () => {
    await attack('2001:db8:7:7::1');
    expect((await enter('2001:db8:7:7::2', password)).error?.code).toBe('account_locked');
  });

  test('from many networks lock unknown networks, and never one where he has signed in before', async () => {
    expect((await enter(home, password)).data).toHaveLength(1);
    for (let network = 1; network <= 4; network += 1) await attack(`203.0.113.${network}`);
    expect((await enter('192.0.2.1', password)).error?.code).toBe('account_locked');
    expect((await enter(home, password)).data).toHaveLength(1);
  });

  test('do not reveal whether the admin exists', async () => {
    for (let network = 1; network <= 4; network += 1) {
      await attack(`203.0.113.${network}`, 'nobody@example.com');
    }
    expect((await enter('192.0.2.1', password, 'nobody@example.com')).error?.code).toBe(
      'account_locked',
    );
  });

  test('a new password makes every network unknown again', async () => {
    await enter(home, password);
    await server.owner.query("select private.set_admin_password($1, 'ipê amarelo na serra')", [
      cast.fabio.adminId,
    ]);
    const { rowCount } = await server.owner.query('select from private.admin_known_networks');
    expect(rowCount).toBe(0);
    await server.owner.query(
      'update private.admin_credentials set password_hash = private.hash_admin_password($1)',
      [password],
    );
  });
});

describe('A stranger who uses up the attempts for a member’s email', () => {
  const verify = (address: string) =>
    callGuarded(from(address), 'verify_member_credentials', {
      email: cast.diego.email,
      date_of_birth: '1990-01-01',
    });

  test('does not keep Diego from activating at home', async () => {
    for (let guess = 0; guess < 16; guess += 1) {
      await verify(attacker);
      await server.owner.query(
        "delete from private.rate_limits where bucket in ('verify_member.email', 'verify_member.address')",
      );
    }
    expect((await verify(attacker)).status).toBe(429);
    const { data } = await callGuarded(from(home), 'verify_member_credentials', {
      email: cast.diego.email,
      date_of_birth: cast.diego.dateOfBirth,
    });
    expect(data).toMatchObject({ status: 'ready' });
  });

  test('gets 60 attempts a day in total', async () => {
    let answered = 0;
    for (let network = 1; network <= 5; network += 1) {
      for (let guess = 0; guess < 14; guess += 1) {
        if ((await verify(`203.0.113.${network}`)).status === 200) answered += 1;
        await server.owner.query(
          "delete from private.rate_limits where bucket in ('verify_member.email', 'verify_member.address')",
        );
      }
    }
    expect(answered).toBe(60);
  });

  test('does not keep Ana from signing in or from a reset link', async () => {
    const status = (address: string) =>
      callGuarded(from(address), 'member_sign_in_status', { email: cast.ana.email });
    for (let asked = 0; asked < 31; asked += 1) await status(attacker);
    expect((await status(attacker)).status).toBe(429);
    expect((await status(home)).data).toEqual({ status: 'ok' });

    const reset = (address: string) =>
      callFunction(
        server,
        'send-password-reset',
        { email: cast.ana.email, resetUrl: `${server.url}/reset-password` },
        { 'x-forwarded-for': address },
      );
    for (let asked = 0; asked < 5; asked += 1) expect((await reset(attacker)).status).toBe(200);
    expect((await reset(attacker)).status).toBe(429);
    expect((await reset(home)).status).toBe(200);
  });
});

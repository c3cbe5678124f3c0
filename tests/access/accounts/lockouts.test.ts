import { resetRateLimits } from 'supabase-gateway/testing/mailbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast, password } from '../../cast.ts';
import { callFunction } from '../../functions/call.ts';
import { authenticateAdmin } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const attacker = '203.0.113.66';
const home = '198.51.100.20';
const limited = 'over_request_rate_limit';

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
  await resetRateLimits(server);
});

function from(address: string) {
  return server.anonymous({ 'x-forwarded-for': address });
}

/** @returns the refusal's code, or the number of sessions that were opened: one, or none for a wrong password. */
async function enter(address: string, typed: string, email: string = cast.fabio.email) {
  const { error, rows } = await authenticateAdmin(from(address), email, typed);
  return error?.code ?? rows.length;
}

/** As many wrong passwords from one network as the auth service answers. */
async function attack(address: string, email?: string) {
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await enter(address, `guess ${guess}`, email)).toBe(0);
  }
}

describe('Wrong passwords for Fábio', () => {
  test('lock their network, and not Fábio elsewhere', async () => {
    await attack(attacker);
    expect(await enter(attacker, password)).toBe(limited);
    expect(await enter(home, password)).toBe(1);
  });

  test('of one IPv6 network count together', async () => {
    await attack('2001:db8:7:7::1');
    expect(await enter('2001:db8:7:7::2', password)).toBe(limited);
  });

  test('at the Command Center and at the portal count together', async () => {
    await attack(attacker);
    const { email } = cast.fabio;
    const portal = await from(attacker).auth.signInWithPassword({ email, password });
    expect(portal.error?.code).toBe(limited);
  });

  test('from many networks lock unknown networks, and never one where he has signed in before', async () => {
    expect(await enter(home, password)).toBe(1);
    for (let network = 1; network <= 6; network += 1) await attack(`203.0.113.${network}`);
    expect(await enter('192.0.2.1', password)).toBe(limited);
    expect(await enter(home, password)).toBe(1);
  });

  test('do not reveal whether the admin exists', async () => {
    await attack(attacker, 'nobody@example.com');
    expect(await enter(attacker, password, 'nobody@example.com')).toBe(limited);
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

import { describe, expect, test } from 'vitest';
import { emailsTo, follow, fragmentOf, newestEmail, resetRateLimits } from '../support/mailbox.ts';
import { linkProfile, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

function ask(email: string, shouldCreateUser?: boolean) {
  return server.anonymous().auth.signInWithOtp({ email, options: { shouldCreateUser } });
}

describe('Signing in without a password', () => {
  test('by the code of the mail', async () => {
    expect((await ask(people.ana.email)).error).toBeNull();
    const { code, kind } = await newestEmail(server, people.ana.email);
    expect(kind).toBe('magic_link');
    const ana = server.anonymous();
    const { data } = await ana.auth.verifyOtp({
      email: people.ana.email,
      token: code,
      type: 'email',
    });
    expect(data.user?.id).toBe(people.ana.userId);
    const claims = await ana.auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'otp' }]);
  });

  test('by the link of the mail', async () => {
    await ask(people.bruno.email);
    const target = await follow(server, (await newestEmail(server, people.bruno.email)).link);
    expect(fragmentOf(target)).toMatchObject({ type: 'magiclink', token_type: 'bearer' });
  });

  test('who has no account is signed up by it, unless that is not wanted', async () => {
    expect((await ask('nova@example.com', false)).error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
    });
    expect((await ask('nova@example.com')).error).toBeNull();
    expect((await newestEmail(server, 'nova@example.com')).kind).toBe('confirmation');
  });

  test('it confirms an account, and voids the password that was chosen before', async () => {
    const email = people.diego.email;
    await server.anonymous().auth.signUp({ email, password: 'de quem nao provou' });
    await linkProfile(server.owner, email);
    await resetRateLimits(server);
    await server.anonymous().auth.resetPasswordForEmail(email);
    await follow(server, (await newestEmail(server, email)).link);
    const { error } = await server
      .anonymous()
      .auth.signInWithPassword({ email, password: 'de quem nao provou' });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('a phone number is refused', async () => {
    const { error } = await server.anonymous().auth.signInWithOtp({ phone: '+15615550134' });
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    expect(await emailsTo(server, '+15615550134')).toEqual([]);
  });

  test('the older path for magic links does the same', async () => {
    const response = await fetch(`${server.url}/auth/v1/magiclink`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test', 'x-forwarded-for': '10.9.9.6' },
      body: JSON.stringify({ email: people.helena.email }),
    });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect((await newestEmail(server, people.helena.email)).kind).toBe('magic_link');
  });
});

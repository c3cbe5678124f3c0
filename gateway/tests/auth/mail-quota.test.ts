import { describe, expect, test } from 'vitest';
import { resetRateLimits } from '../support/mailbox.ts';
import { people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { authServer } from './auth-server.ts';

/** Five emails an hour, two of them reserved for members. The limit is low: a sign-up is slow. */
const server = authServer({ rate_limit: { email_sent: 5 }, email: { max_frequency: 0 } });
const strangersShare = 3;

/** Twenty emails an hour, at most ten for one network. */
const larger = authServer({ rate_limit: { email_sent: 20 }, email: { max_frequency: 0 } });
const networkShare = 10;

let strangers = 0;

async function post(path: string, address: string, body: object, { url } = server) {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const { error_code } = (await response.json()) as { error_code?: string };
  return error_code ?? response.status;
}

function signUp(address: string) {
  strangers += 1;
  return post('/signup', address, {
    email: `stranger-${strangers}@example.com`,
    password: 'uma senha nova',
  });
}

/** Sends a number of concurrent requests, which must all be accepted. */
async function accepted(count: number, request: (index: number) => Promise<unknown>) {
  const outcomes = await Promise.all(Array.from({ length: count }, (_, index) => request(index)));
  expect(outcomes).toEqual(Array(count).fill(200));
}

/** Uses up the share of visitors with sign-ups, each from a different network. */
async function useUpStrangersShare() {
  await accepted(strangersShare, (network) => signUp(`10.70.${network}.1`));
}

async function emailsQueued({ owner } = server): Promise<number> {
  return Number((await owner.query('select count(*) from gateway.mail_queue')).rows[0].count);
}

describe('Emails of an hour', () => {
  test('one network causes no more than its share, of all kinds, and the next has its own', async () => {
    const recover = (address: string, email: string) =>
      post('/recover', address, { email }, larger);
    // Requests for addresses without an account count too; otherwise the limit would reveal them.
    await accepted(networkShare, (index) =>
      recover('10.71.0.1', index % 2 ? people.ana.email : 'nobody@example.com'),
    );
    const before = await emailsQueued(larger);
    expect(await recover('10.71.0.1', people.ana.email)).toBe('over_email_send_rate_limit');
    const resend = { type: 'signup', email: people.ana.email };
    expect(await post('/resend', '10.71.0.1', resend, larger)).toBe('over_email_send_rate_limit');
    expect(await emailsQueued(larger)).toBe(before);
    expect(await recover('10.71.0.2', people.ana.email)).toBe(200);
  });

  test('strangers use up their part from many networks, and members still get theirs', async () => {
    await resetRateLimits(server);
    await useUpStrangersShare();
    expect(await signUp('10.73.0.1')).toBe('over_email_send_rate_limit');

    const before = await emailsQueued();
    expect(await post('/recover', '10.73.0.2', { email: people.ana.email })).toBe(200);
    const bruno = await server.signedIn(people.bruno.email);
    const change = await bruno.auth.updateUser({ email: 'bruno.novo@example.com' });
    expect(change.error).toBeNull();
    expect(await emailsQueued()).toBe(before + 3);
  });

  test('requests for addresses without an account leave the members’ part alone', async () => {
    await resetRateLimits(server);
    for (let network = 0; network < 3; network += 1) {
      await accepted(2, (index) =>
        post('/recover', `10.74.${network}.1`, { email: `nobody-${index}@example.com` }),
      );
    }
    expect(await post('/recover', '10.74.99.1', { email: people.ana.email })).toBe(200);
  });

  test('an account that nobody confirmed has no part of the members’', async () => {
    await resetRateLimits(server);
    await useUpStrangersShare();
    const before = await emailsQueued();
    const unconfirmed = `stranger-${strangers}@example.com`;
    // The response is the same as for an address without an account.
    expect(await post('/recover', '10.75.0.1', { email: unconfirmed })).toBe(200);
    expect(await emailsQueued()).toBe(before);
  });

  test('requests that get none take nothing from members, not even for a moment', async () => {
    await resetRateLimits(server);
    await useUpStrangersShare();
    const before = await emailsQueued();
    const strangersAndMembers = [
      ...Array(12).fill(`stranger-${strangers}@example.com`),
      people.ana.email,
      ...Array(12).fill('nobody@example.com'),
    ];
    await accepted(strangersAndMembers.length, (index) =>
      post('/recover', `10.77.${index}.1`, { email: strangersAndMembers[index] }),
    );
    expect(await emailsQueued()).toBe(before + 1);
  });

  test('that are used up tell no one whether there is an account', async () => {
    await resetRateLimits(server);
    await useUpStrangersShare();
    const answers = async (path: string, extra: object = {}) => {
      const emails = [people.ana.email, 'unknown@example.com', `stranger-${strangers}@example.com`];
      return Promise.all(
        emails.map((email, index) => post(path, `10.76.0.${index}`, { email, ...extra })),
      );
    };
    const refused = Array(3).fill('over_email_send_rate_limit');
    expect(await answers('/signup', { password: 'uma senha nova' })).toEqual(refused);
    expect(await answers('/otp')).toEqual(refused);
    expect(await answers('/resend', { type: 'signup' })).toEqual(refused);
    expect(await answers('/recover')).toEqual([200, 200, 200]);
  });
});

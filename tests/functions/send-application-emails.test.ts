import { newestEmail, tokenHashOf } from 'supabase-gateway/testing/mailbox';
import { describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();

const application = {
  application: true,
  consent: 'rules 1, terms 1',
  first_name: ' Rita ',
  last_name: 'Nogueira',
  phone_number: '+1 561 555 0142',
  date_of_birth: '1991-08-09',
  us_state: 'SC',
  language: 'en',
};

async function apply(email: string, data: object = application) {
  const password = 'mandacaru-em-flor';
  const { error } = await server.anonymous().auth.signUp({ email, password, options: { data } });
  if (error) throw error;
}

/** Clicks the button of the page that the emailed link opens. */
async function confirm(email: string) {
  const token_hash = tokenHashOf(await newestEmail(server, email));
  return server.anonymous().auth.verifyOtp({ token_hash, type: 'signup' });
}

async function applications(email: string) {
  const query = 'select *, date_of_birth::text from membership_applications where email = $1';
  return (await server.owner.query(query, [email])).rows;
}

const received = async (email: string) =>
  (await queuedEmails(server)).filter(
    ({ recipient, kind }) => recipient === email && kind === 'application-received',
  );

describe('A visitor who signs up', () => {
  test('has applied once the email is confirmed, not before', async () => {
    const email = 'rita@example.com';
    await apply(email.toUpperCase());
    expect(await applications(email)).toEqual([]);
    await confirm(email);
    expect(await applications(email)).toMatchObject([
      {
        first_name: 'Rita',
        last_name: 'Nogueira',
        phone_number: '+1 561 555 0142',
        date_of_birth: '1991-08-09',
        us_state: 'SC',
        language: 'en',
        consent_version: 'rules 1, terms 1',
        status: 'new',
        member_id: null,
      },
    ]);
  });

  test('has given consent when the form was sent, not when the link was opened', async () => {
    const email = 'consent@example.com';
    await apply(email);
    await confirm(email);
    const { rows } = await server.owner.query(
      `select consented_at = users.created_at as agreed
       from membership_applications as applications
       join auth.users on users.id = auth_user_id where applications.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ agreed: true }]);
  });

  test.each([
    ['without-consent', undefined],
    ['with-an-empty-consent', ''],
    ['with-an-endless-consent', 'x'.repeat(81)],
  ])('%s is refused, and gets no login', async (what, consent) => {
    const email = `${what}@example.com`;
    await expect(apply(email, { ...application, consent })).rejects.toMatchObject({
      status: 422,
      message: 'An application needs the consent to the rules and terms.',
    });
    const logins = await server.owner.query('select from auth.users where email = $1', [email]);
    expect(logins.rowCount).toBe(0);
  });

  test('receives one email in the language of the page, regardless of the number of calls', async () => {
    const email = 'carta@example.com';
    await apply(email);
    await confirm(email);
    const asked = await Promise.all(
      [1, 2, 3].map(() => callFunction(server, 'send-application-emails', {})),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await received(email)).map(({ subject }) => subject)).toEqual([
      'We received your Mutirão application',
    ]);
    expect((await applications(email))[0]?.received_mail_sent_at).not.toBeNull();
  });

  test('receives the email later if it was claimed and never sent', async () => {
    const email = 'depois@example.com';
    await apply(email);
    await confirm(email);
    const claim = (age: string) =>
      server.owner.query(
        `update membership_applications set received_mail_claimed_at = now() - interval '${age}' where email = $1`,
        [email],
      );
    await claim('1 minute');
    await callFunction(server, 'send-application-emails', {});
    expect(await received(email)).toHaveLength(0);
    await claim('11 minutes');
    await callFunction(server, 'send-application-emails', {});
    expect(await received(email)).toHaveLength(1);
  });

  test.each([
    ['with a date that is none', { date_of_birth: 'yesterday' }],
    ['by a child', { date_of_birth: `${new Date().getFullYear() - 16}-01-01` }],
    ['with a name that is too long', { first_name: 'x'.repeat(101) }],
    ['without a phone', { phone_number: undefined }],
    ['with data of another shape', { first_name: { a: 1 }, date_of_birth: 3 }],
    ['for something else', { application: false }],
  ])('%s can confirm the email without creating an application', async (what, change) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    await apply(email, { ...application, ...change });
    await confirm(email);
    const { rows } = await server.owner.query(
      'select email_confirmed_at from auth.users where email = $1',
      [email],
    );
    expect(rows[0]?.email_confirmed_at).not.toBeNull();
    expect(await applications(email)).toEqual([]);
  });

  test('with the email of a member, such as Diego, creates no application', async () => {
    await apply(cast.diego.email);
    await confirm(cast.diego.email);
    expect(await applications(cast.diego.email)).toEqual([]);
  });
});

test('Only edge functions can read the due emails', async () => {
  const { error } = await server
    .anonymous()
    .rpc('claim_application_emails', { client_address: '' });
  expect(error?.code).toBe('42501');
});

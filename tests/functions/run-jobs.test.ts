import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { publishableKey, testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();

const emailJobs = [
  'account-emails',
  'application-emails',
  'form-emails',
  'edition-emails',
  'legal-emails',
  'member-messages',
  'request-emails',
  'team-emails',
];

const run = async (headers: Record<string, string> = { apikey: server.secretKey }) => {
  const { status, body } = await callFunction(server, 'run-jobs', {}, headers);
  return { status, ...(body as { code?: string; failed?: string[] }) };
};

async function sendForm() {
  const email = `${randomUUID()}@example.com`;
  const { error } = await server.anonymous().rpc('submit_form', {
    submission_id: randomUUID(),
    form_slug: 'contact',
    language: 'en',
    answers: { name: 'Rita', email, subject: 'Hi', message: 'Hello there' },
    seconds_taken: 9,
    leave_empty: '',
  });
  if (error) throw error;
  return email;
}

const emailsTo = async (email: string) =>
  (await queuedEmails(server)).filter(({ recipient }) => recipient === email);

async function shownJobs(email: string) {
  const { data } = await (await server.admin(email)).rpc('overview_figures');
  return (data as { jobs?: { ran_at: string | null; is_late: boolean; failed: string[] } }).jobs;
}

/** Makes a job fail as a mistake in its database function would. */
const rename = (from: string, to: string) =>
  server.owner.query(`alter function public.${from}(text) rename to ${to}`);

test.each([
  ['the publishable key', () => ({})],
  ['an invented key', () => ({ apikey: publishableKey, authorization: 'Bearer sb_secret_x' })],
  ['an empty token', () => ({ authorization: 'Bearer ' })],
])('with %s, nothing runs', async (_what, headers) => {
  expect(await run(headers())).toMatchObject({ status: 403, code: 'permission_denied' });
  const { rowCount } = await server.owner.query('select from private.job_runs');
  expect(rowCount).toBe(0);
});

test('Before the first run, Fabio sees that nothing has run', async () => {
  expect(await shownJobs(cast.fabio.email)).toEqual({ ran_at: null, is_late: false, failed: [] });
});

test('the secret key starts everything that is due, in either header, once for all callers', async () => {
  const emails = await Promise.all(Array.from({ length: 25 }, sendForm));
  const bearer = { authorization: `Bearer ${server.secretKey}` };
  const runs = await Promise.all([run(), run(bearer), run(), callForms()]);
  expect(runs.slice(0, 3)).toMatchObject(Array(3).fill({ status: 200, failed: [] }));
  const sent = (await queuedEmails(server)).map(({ recipient }) => recipient);
  expect(sent.filter((one) => emails.includes(one)).toSorted()).toEqual(emails.toSorted());
});

const callForms = () => callFunction(server, 'send-form-confirmations', {});

describe('A job that fails', () => {
  afterEach(() => rename('broken', 'claim_form_confirmations').catch(() => undefined));

  test('stops no other job, is shown to super admins, and does its work when it can', async () => {
    await rename('claim_form_confirmations', 'broken');
    const email = await sendForm();
    expect(await run()).toMatchObject({ status: 200, failed: ['form-emails'] });
    const { rows } = await server.owner.query<{ job: string; failure: string | null }>(
      'select job, failure from private.job_runs where job = any($1) order by job',
      [emailJobs],
    );
    expect(rows.map(({ job }) => job)).toEqual(emailJobs.toSorted());
    expect(rows.filter(({ failure }) => failure)).toEqual([
      { job: 'form-emails', failure: expect.stringMatching(/^404 \w+$/) },
    ]);
    expect(await shownJobs(cast.fabio.email)).toMatchObject({ failed: ['form-emails'] });
    expect(await shownJobs(cast.otavio.email)).toBeUndefined();
    expect(await emailsTo(email)).toEqual([]);

    await rename('broken', 'claim_form_confirmations');
    // The table API reads the changed schema in its own time.
    await expect.poll(() => run()).toMatchObject({ failed: [] });
    expect(await emailsTo(email)).toHaveLength(1);
    expect(await shownJobs(cast.fabio.email)).toMatchObject({ failed: [] });
  });
});

test('a run that was killed, and jobs that have not run for long, are shown', async () => {
  await run();
  expect(await shownJobs(cast.fabio.email)).toMatchObject({ failed: [], is_late: false });
  await server.owner.query(
    `update private.job_runs set
       started_at = now() - interval '40 minutes',
       ended_at = now() - case job when 'request-emails' then interval '1 hour' else interval '39 minutes' end`,
  );
  expect(await shownJobs(cast.fabio.email)).toMatchObject({
    failed: ['request-emails'],
    is_late: true,
  });
});

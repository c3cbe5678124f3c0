import { describe, expect, test } from 'vitest';
import { serverDetails } from '../../supabase/contracts/system.ts';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { publishableKey, testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer(() => ({ dataDir: '.', metrics: true }));

async function call(headers: Record<string, string>, body: object = {}) {
  const answer = await callFunction(server, 'system', body, headers);
  const { status } = answer;
  return {
    status,
    body: answer.body as { code?: string; details?: unknown; takes_email?: boolean },
  };
}

const memberToken = async () => {
  const ana = await server.signedIn(cast.ana.email);
  return (await ana.auth.getSession()).data.session?.access_token ?? '';
};

describe.each([{}, { action: 'send' }])('%o', (body) => {
  test.each([
    ['a visitor', 401, async () => ({})],
    ['a member', 401, async () => bearer(await memberToken())],
    ['the publishable key as a token', 401, async () => bearer(publishableKey)],
    ['Otavio', 403, async () => bearer(await adminSession(server, cast.otavio.email))],
    ['Gabriela', 403, async () => bearer(await adminSession(server, cast.gabriela.email))],
  ])('is closed to %s', async (_who, status, headersOf) => {
    const answer = await call(await headersOf(), body);
    expect(answer.status).toBe(status);
    expect(answer.body.details).toBeUndefined();
    const { rowCount } = await server.owner.query('select from private.job_runs');
    expect(rowCount).toBe(0);
  });
});

test('Fabio sees what the server knows about itself, but not its key', async () => {
  const { status, body } = await call(bearer(await adminSession(server, cast.fabio.email)));
  expect(status).toBe(200);
  const details = serverDetails.parse(body.details);
  expect(body.takes_email).toBe(false);
  expect(details.disk?.total_bytes).toBeGreaterThan(0);
  expect(details.project?.migrations.count).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(server.secretKey);
});

test('Fabio has the waiting emails sent at once: those that failed, and those of the mail queue', async () => {
  const id = crypto.randomUUID();
  await server.owner.query(
    `insert into private.form_confirmations (submission_id, form_slug, email, language, claimed_at)
     values ($1, 'contact', 'rita@example.com', 'en', now() - interval '5 minutes')`,
    [id],
  );
  await server.owner.query(
    `insert into gateway.mail_queue (kind, recipient, subject, html, text, next_attempt_at, last_error)
     values ('recovery', 'bruno@example.com', 'Hi', 'x', 'x', now() + interval '1 hour', 'EAUTH')`,
  );
  const fabio = bearer(await adminSession(server, cast.fabio.email));
  const { status, body } = await call(fabio, { action: 'send' });
  expect(status).toBe(200);
  serverDetails.parse(body.details);
  expect((await queuedEmails(server)).map(({ recipient }) => recipient)).toContain(
    'rita@example.com',
  );
  const { rowCount } = await server.owner.query(
    'select from gateway.mail_queue where next_attempt_at > now()',
  );
  expect(rowCount).toBe(0);
  const { rows } = await server.owner.query('select count(*)::int as jobs from private.job_runs');
  expect(rows[0].jobs).toBeGreaterThan(5);
});

test('the metrics have the jobs and emails by name', async () => {
  const response = await fetch(`${server.url}/metrics`, { headers: bearer(server.secretKey) });
  const text = await response.text();
  expect(text).toMatch(/^gateway_project_jobs_has_failed\{name="form-emails"\} 0$/m);
  expect(text).toMatch(/^gateway_project_database_bytes \d+$/m);
  expect(text).not.toMatch(/@|rita/i);
});

test('an admin cannot read the details with an own token', async () => {
  const token = await adminSession(server, cast.fabio.email);
  const response = await fetch(`${server.url}/health?details`, {
    headers: { apikey: publishableKey, ...bearer(token) },
  });
  expect(await response.json()).not.toHaveProperty('details');
});

import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../supabase/contracts/answers.ts';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

type Client = Awaited<ReturnType<typeof server.admin>>;

const asService = () =>
  createClient<Database>(server.url, server.secretKey, { auth: { persistSession: false } });

async function stateFor(client: Client): Promise<Answer<'system_state'>> {
  const { data, error } = await client.rpc('system_state');
  if (error) throw error;
  return data as Answer<'system_state'>;
}

const emailsOf = async (name: string) =>
  (await stateFor(asService())).emails.find((emails) => emails.name === name);

/** A form's confirmation that waits. `claimed` is how long ago someone began to send it. */
async function addConfirmation(claimed: string | null): Promise<string> {
  const id = randomUUID();
  await server.owner.query(
    `insert into private.form_confirmations (submission_id, form_slug, email, language, created_at, claimed_at)
     values ($1, 'contact', 'rita@example.com', 'en', now() - interval '1 hour', now() - $2::interval)`,
    [id, claimed],
  );
  return id;
}

describe.each(['system_state', 'release_emails'] as const)('%s', (name) => {
  test.each([
    ['a stranger', () => server.anonymous(), '42501'],
    ['a member', () => server.signedIn(cast.ana.email), '42501'],
    [
      'Otavio, who has one permission',
      () => server.admin(cast.otavio.email),
      'super_admin_required',
    ],
    ['Gabriela', () => server.admin(cast.gabriela.email), 'super_admin_required'],
    ['an invented token', () => server.anonymous({ authorization: 'Bearer x.y.z' }), 'PGRST301'],
  ])('is closed to %s', async (_who, sign, code) => {
    const client = await sign();
    const { data, error } = await client.rpc(name);
    expect(data).toBeNull();
    expect(error?.code).toBe(code);
  });
});

test('Fabio and the secret key read the state, which names no one', async () => {
  await addConfirmation(null);
  await server.owner.query("select public.start_job('form-emails')");
  await server.owner.query("select public.end_job('form-emails', '502 bad_gateway')");
  for (const client of [await server.admin(cast.fabio.email), asService()]) {
    const state = await stateFor(client);
    expect(state.database.bytes).toBeGreaterThan(1_000_000);
    expect(state.migrations.count).toBeGreaterThan(0);
    expect(state.jobs).toContainEqual(
      expect.objectContaining({
        name: 'form-emails',
        failure: '502 bad_gateway',
        has_failed: true,
      }),
    );
    expect(JSON.stringify(state)).not.toMatch(/@|rita/i);
  }
});

test('an email counts as failed when no one is sending it anymore, and as waiting until it is sent', async () => {
  await server.owner.query('delete from private.form_confirmations');
  expect(await emailsOf('form-emails')).toBeUndefined();
  await addConfirmation(null);
  await addConfirmation('1 minute');
  await addConfirmation('4 minutes');
  const sent = await addConfirmation('4 minutes');
  await server.owner.query(
    'update private.form_confirmations set sent_at = now() where submission_id = $1',
    [sent],
  );
  expect(await emailsOf('form-emails')).toMatchObject({ waiting: 3, failed: 1 });
});

test('Fabio releases what failed, and nothing that is being sent; the log has a line', async () => {
  await server.owner.query('delete from private.form_confirmations');
  const inFlight = await addConfirmation('1 minute');
  const failed = await addConfirmation('4 minutes');
  const fabio = await server.admin(cast.fabio.email);
  const { data: released } = await fabio.rpc('release_emails');
  expect(released).toBe(1);
  // It stays failed until the next attempt.
  expect(await emailsOf('form-emails')).toMatchObject({ waiting: 2, failed: 1 });
  const { data: due } = await asService().rpc('claim_form_confirmations', {
    client_address: null as never,
  });
  const ids = (due ?? []).map(({ submission_id }) => submission_id);
  expect(ids).toContain(failed);
  expect(ids).not.toContain(inFlight);
  const { rows } = await server.owner.query(
    "select actor_id, details from activity_log where action = 'emails.retried'",
  );
  expect(rows).toEqual([{ actor_id: cast.fabio.adminId, details: {} }]);
});

test('each outbox can be released, and the emails about editions, terms and contributions are counted', async () => {
  const fabio = await server.admin(cast.fabio.email);
  await server.owner.query(
    `insert into private.legal_changes (document, effective_on) values ('terms', current_date + 30)
     on conflict do nothing`,
  );
  const before = await emailsOf('legal-emails');
  expect(before).toMatchObject({ failed: 0 });
  expect(before?.waiting).toBeGreaterThan(1);
  const { data: due } = await asService().rpc('claim_legal_emails', {
    client_address: null as never,
  });
  const [first] = due ?? [];
  await server.owner.query(
    "update private.legal_emails set claimed_at = now() - interval '5 minutes'",
  );
  expect(await emailsOf('legal-emails')).toMatchObject({ failed: due?.length });
  expect((await fabio.rpc('release_emails')).data).toBeGreaterThanOrEqual(due?.length ?? 0);
  const { data: again } = await asService().rpc('claim_legal_emails', {
    client_address: null as never,
  });
  expect(again).toContainEqual(first);
});

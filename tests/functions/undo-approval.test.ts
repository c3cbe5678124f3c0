import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { testServer } from '../support/server.ts';
import { callFunction, emailTo, queuedEmails } from './call.ts';

const server = testServer();
let session: string;
let email: string;
let id: string;

/** An applicant with a confirmed login, as after the sign-up page. */
async function applicant(withLogin = true): Promise<{ id: string; email: string }> {
  const address = `vera-${randomUUID().slice(0, 8)}@example.org`;
  const { rows } = await server.owner.query<{ id: string }>(
    `with login as (
       insert into auth.users (id, email, email_confirmed_at, encrypted_password, aud, role, created_at, updated_at, raw_user_meta_data, raw_app_meta_data)
       select gen_random_uuid(), $1, now() - interval '1 day', users.encrypted_password, aud, role, now(), now(), '{"first_name": "Vera", "last_name": "Lopes"}', raw_app_meta_data
       from auth.users where users.email = $2 and $3
       returning id
     )
     insert into public.membership_applications
       (auth_user_id, first_name, last_name, email, phone_number, date_of_birth, language, consent_version, consented_at, us_state)
     values ((select id from login), 'Vera', 'Lopes', $1, '+1 561 555 0111', '1988-05-05', 'en', 'rules 1, terms 1', now(), 'SC')
     returning id`,
    [address, cast.bruno.email, withLogin],
  );
  return { id: rows[0]?.id ?? '', email: address };
}

const decide = (decision: string, given: object = {}, token = session) =>
  callFunction(
    server,
    'decide-application',
    { applicationId: id, decision, language: 'en', ...given },
    bearer(token),
  );
const undo = (token = session) => decide('undo', { reason: 'The wrong Vera.' }, token);

async function one<Row>(query: string, ...values: unknown[]): Promise<Row> {
  const { rows } = await server.owner.query(query, values);
  return rows[0] as Row;
}

const member = () =>
  one<{ id: string; member_number: string; auth_user_id: string | null }>(
    'select id, member_number, auth_user_id from public.members where email = $1',
    email,
  );

/** How many rows of erased members reports count. */
async function erased(): Promise<number> {
  const { count } = await one<{ count: number }>(
    'select count(*)::integer from private.erased_memberships',
  );
  return count;
}

/** A plan that starts on the day of a SQL expression. */
async function plan(day: string) {
  const ids = await one<{ product_id: string; product_iua_id: string; start_date: string }>(
    `select (select id from public.products order by name limit 1) as product_id,
       (select id from public.product_iua order by amount limit 1) as product_iua_id, ${day} as start_date`,
  );
  return {
    ...ids,
    plan_type: 'individual',
    monthly_cost: 489,
    cost_reason: 'As agreed.',
    first_billing_date: '2099-01-05',
  };
}

beforeEach(async () => {
  session = await adminSession(server, cast.fabio.email);
  ({ id, email } = await applicant());
});

describe('An approval is undone', () => {
  test('with all that it created, and the applicant learns it from an honest email', async () => {
    const enrollment = await plan("to_char(private.local_today(), 'YYYY-MM-DD')");
    const login = await one('select * from auth.users where email = $1', email);
    const kept = await erased();
    expect(await decide('approve', { enrollment })).toMatchObject({ status: 200 });
    const before = await member();
    await server.owner.query(
      `insert into private.activation_tokens (member_id, token_hash, expires_at) values ($1, '\\x01', now())`,
      [before.id],
    );
    const answer = await undo();
    expect(answer).toMatchObject({ status: 200, body: { isMailed: true } });

    expect(await member()).toBeUndefined();
    for (const table of ['enrollments', 'billing_schedules', 'activation_tokens']) {
      const schema = table === 'activation_tokens' ? 'private' : 'public';
      const { rows } = await server.owner.query(
        `select from ${schema}.${table} where member_id = $1`,
        [before.id],
      );
      expect(rows, table).toEqual([]);
    }
    expect(await erased()).toBe(kept);
    expect(await one('select * from auth.users where email = $1', email)).toEqual(login);
    expect(
      await one(
        'select status, member_id, decided_at, decided_by, undo_reason, decline_reason from public.membership_applications where id = $1',
        id,
      ),
    ).toEqual({
      status: 'new',
      member_id: null,
      decided_at: null,
      decided_by: null,
      undo_reason: 'The wrong Vera.',
      decline_reason: null,
    });
    const mail = await emailTo(server, email);
    expect(mail).toMatchObject({
      kind: 'application-in-review',
      subject: 'Your Mutirão application is in review again',
    });
    expect(mail.text).toContain(before.member_number);
    expect(mail.text).not.toContain('The wrong Vera.');
    const line = await one<{ actor_id: string }>(
      "select actor_id from public.activity_log where action = 'application.approval_undone' and subject_id = $1",
      id,
    );
    expect(line.actor_id).toBe(cast.fabio.adminId);
  });

  test('and the application can be approved again, with another number and another email', async () => {
    await decide('approve');
    const first = await member();
    await undo();
    expect(await decide('approve')).toMatchObject({ status: 200, body: { isMailed: true } });
    const second = await member();
    expect(second.member_number).not.toBe(first.member_number);
    expect(second.auth_user_id).toBe(first.auth_user_id);
    await undo();
    const kinds = (await queuedEmails(server))
      .filter(({ recipient }) => recipient === email)
      .map(({ kind }) => kind);
    expect(kinds).toEqual([
      'application-approved',
      'application-in-review',
      'application-approved',
      'application-in-review',
    ]);
  });

  test('without an email if the welcome email was not sent', async () => {
    await decide('approve');
    await server.owner.query(
      'update public.membership_applications set approved_mail_sent_at = null where id = $1',
      [id],
    );
    const { length } = await queuedEmails(server);
    const { status, body } = await undo();
    expect([status, 'isMailed' in body]).toEqual([200, false]);
    expect(await queuedEmails(server)).toHaveLength(length);
  });

  test('once, if it is sent twice at the same time', async () => {
    await decide('approve');
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await queuedEmails(server)).filter((one) => one.recipient === email)).toHaveLength(2);
  });

  test('but a membership of a month whose statement is published stays in its figures', async () => {
    const lastMonth = "date_trunc('month', private.local_today() - interval '1 month')";
    await server.owner.query(
      `insert into public.monthly_statements (month, figures, published)
       values (${lastMonth}::date, '{}', '{}') on conflict do nothing`,
    );
    const before = await erased();
    const enrollment = await plan(`to_char(${lastMonth}, 'YYYY-MM-DD')`);
    expect(await decide('approve', { enrollment })).toMatchObject({ status: 200 });
    expect(await undo()).toMatchObject({ status: 200 });
    // One row for the household and one for the person.
    expect(await erased()).toBe(before + 2);
  });
});

describe('An approval stays', () => {
  const trace: Record<string, [code: string, sql: string]> = {
    'after a sign-in': [
      'undo_activated',
      'update auth.users set last_sign_in_at = now() where id = (select auth_user_id from public.members where id = $1)',
    ],
    'while an older session is in use': [
      'undo_activated',
      `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at)
       select gen_random_uuid(), auth_user_id, now() - interval '1 day', now(), now() at time zone 'utc' from public.members where id = $1`,
    ],
    'while an activation is on its way': [
      'undo_activated',
      `insert into private.activation_tokens (member_id, token_hash, expires_at, user_id, claimed_at)
       select id, '\\x02', now(), auth_user_id, now() from public.members where id = $1`,
    ],
    'with another login': [
      'undo_activated',
      `update public.members set auth_user_id = (select users.id from auth.users where users.email = 'stranger@example.com') where id = $1`,
    ],
    'with a draft of a request': [
      'undo_requests',
      `insert into public.sharing_requests (member_id, language, time_zone) values ($1, 'en', 'America/New_York')`,
    ],
    'with a contribution': [
      'undo_payments',
      `insert into public.contribution_entries (member_id, month, cents, received_on, source)
       values ($1, '2026-01-01', 100, '2026-01-01', 'manual')`,
    ],
    'with a payment': [
      'undo_payments',
      `insert into public.billing (member_id, amount, due_date, status, billing_type) values ($1, 10, '2026-01-01', 'Pending', 'monthly')`,
    ],
    'with a form': [
      'undo_forms',
      `insert into public.form_submissions (form_slug, member_id, language, answers) values ('plan-updates', $1, 'en', '{}')`,
    ],
    'with a member whom another way created': [
      'undo_record',
      "update public.members set created_at = created_at - interval '1 second' where id = $1",
    ],
    'with a merged record': [
      'undo_record',
      "update public.members set enrollment_status = 'merged' where id = $1",
    ],
    'with a child in the household': [
      'undo_record',
      `insert into public.household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
       values ($1, 'Nina', 'Lopes', '2020-01-01', 'child', '2026-01-01')`,
    ],
  };

  test.each(Object.entries(trace))('%s, and the reason is in the list', async (_, [code, sql]) => {
    await decide('approve');
    const { id: memberId } = await member();
    await server.owner.query(sql, [memberId]);
    expect(await undo()).toMatchObject({ status: 409, body: { code } });
    expect((await member()).id).toBe(memberId);
    const fabio = await server.admin(cast.fabio.email);
    const { data } = await fabio
      .from('application_list')
      .select('status,undo_obstacle')
      .eq('id', id)
      .single();
    expect(data).toEqual({ status: 'approved', undo_obstacle: code.replace('undo_', '') });
  });

  test('if the member was erased', async () => {
    await decide('approve');
    await server.owner.query('delete from public.members where email = $1', [email]);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'undo_member_gone' } });
  });

  test('if a sign-in that has begun ends first', async () => {
    await decide('approve');
    const { auth_user_id: login } = await member();
    await server.owner.query('begin');
    await server.owner.query(
      'insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())',
      [login],
    );
    const answer = undo();
    await expect
      .poll(async () => {
        const { rows } = await server.owner.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBe(1);
    await server.owner.query('commit');
    expect(await answer).toMatchObject({ status: 409, body: { code: 'undo_activated' } });
  });

  test('and after it was undone, the applicant cannot sign in to the portal', async () => {
    await decide('approve');
    await undo();
    const { error } = await server
      .anonymous()
      .auth.signInWithPassword({ email, password: 'mutirao-demo' });
    expect(error?.message).toMatch(/Application received since/);
  });

  test.each([undefined, '', '   ', 'x'.repeat(1001)])(
    'without a good reason: %j',
    async (reason) => {
      await decide('approve');
      expect(await decide('undo', { reason })).toMatchObject({
        status: 422,
        body: { code: 'reason_missing' },
      });
      expect(await member()).toBeDefined();
    },
  );

  test.each([
    ['Otávio, for requests', cast.otavio.email],
    ['Gabriela, for shows', cast.gabriela.email],
  ])('for %s', async (_, other) => {
    await decide('approve');
    const answer = await undo(await adminSession(server, other));
    expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect(await member()).toBeDefined();
  });

  test('for a member and for a visitor', async () => {
    await decide('approve');
    expect(await undo('nonsense')).toMatchObject({ status: 401 });
    expect(await member()).toBeDefined();
  });

  test('if there is none', async () => {
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    await decide('decline', { reason: 'No.' });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  });
});

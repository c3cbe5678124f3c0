import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { callFunction, emailTo, queuedEmails } from '../../functions/call.ts';
import { adminSession, bearer } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;
let fabiosToken: string;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  fabiosToken = await adminSession(server, cast.fabio.email);
});

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

async function firstDay() {
  const { data, error } = await fabio.rpc('first_day');
  expect(error).toBeNull();
  if (!data) throw new Error('No facts.');
  return data;
}

const confirm = async (topic: string, isConfirmed = true, client = fabio) =>
  (await client.rpc('confirm_first_day', { topic, is_confirmed: isConfirmed })).error?.code;

const sendTest = (token: string) =>
  callFunction(server, 'send-test-email', { language: 'en' }, bearer(token));

const own = (sql: string, values: unknown[] = []) => server.owner.query(sql, values);

describe('The checklist of the first day', () => {
  test.each([cast.otavio, cast.gabriela])('is not for $email', async ({ email }) => {
    const client = await server.admin(email);
    const { error } = await client.rpc('first_day');
    expect(error?.code).toBe('super_admin_required');
    expect(await confirm('drafts', true, client)).toBe('super_admin_required');
    expect(await confirm('drafts', false, client)).toBe('super_admin_required');
    const { status, body } = await sendTest(await adminSession(server, email));
    expect([status, body.code]).toEqual([403, 'super_admin_required']);
  });

  test('is not for members and visitors', async () => {
    for (const client of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect((await client.rpc('first_day')).error?.code).toBe('42501');
      expect(await confirm('drafts', true, client as Client)).toBe('42501');
    }
  });
});

describe('A line that no machine can check', () => {
  test.each(['edition', 'drafts', 'encryption_key'] as const)(
    'is confirmed by name and withdrawn: %s',
    async (topic) => {
      const confirmation = async () => {
        const facts = await firstDay();
        return topic === 'edition' ? facts.edition.confirmed : facts[topic];
      };
      expect(await confirmation()).toBeNull();
      expect(await confirm(topic)).toBeUndefined();
      expect((await confirmation())?.by).toContain('Fábio');
      // The second of two tabs changes nothing.
      expect(await confirm(topic)).toBeUndefined();
      expect(await confirm(topic, false)).toBeUndefined();
      expect(await confirmation()).toBeNull();
      const { rows } = await own(
        "select action from activity_log where details -> 'columns' ? $1 order by id",
        [`first_day_${topic}`],
      );
      expect(rows.map(({ action }) => action)).toEqual([
        'first_day.confirmed',
        'first_day.withdrawn',
      ]);
    },
  );

  test('is one of the list', async () => {
    expect(await confirm('backup')).toBe('topic_unknown');
  });

  test.each([
    'update private.first_day_confirmations set is_confirmed = true',
    'delete from private.first_day_confirmations',
    'truncate private.first_day_confirmations',
  ])('leaves a row that stays: %s', async (sql) => {
    await confirm('drafts');
    await expect(own(sql)).rejects.toThrow('never changed or deleted');
  });
});

describe('A test email', () => {
  test('goes to the own address, and only then its arrival can be confirmed', async () => {
    expect((await firstDay()).email).toEqual({ accepted_at: null, confirmed: null });
    expect(await confirm('email')).toBe('test_email_missing');
    expect((await sendTest(fabiosToken)).status).toBe(200);
    const mail = await emailTo(server, cast.fabio.email);
    expect(mail.kind).toBe('test-email');
    expect(mail.text).toContain('/admin?show=first-day');
    const { email } = await firstDay();
    expect(email.accepted_at).not.toBeNull();
    expect(email.confirmed).toBeNull();
    expect(await confirm('email')).toBeUndefined();
    expect((await firstDay()).email.confirmed?.by).toContain('Fábio');
  });

  test('is sent at most five times in an hour', async () => {
    const before = (await queuedEmails(server)).length;
    for (let count = 0; count < 5; count += 1) {
      expect((await sendTest(fabiosToken)).status).toBe(200);
    }
    expect((await sendTest(fabiosToken)).status).toBe(429);
    expect((await queuedEmails(server)).length).toBe(before + 5);
  });
});

describe('A line follows its fact:', () => {
  test('plans', async () => {
    const { open } = (await firstDay()).plans;
    await own("insert into products (name, label) values ('first-day', 'First day')");
    expect((await firstDay()).plans.open).toBe(open + 1);
    await own("update products set retired_at = now() where name = 'first-day'");
    expect((await firstDay()).plans.open).toBe(open);
  });

  test('the table of contributions in force, or the next one', async () => {
    await own('set session_replication_role = replica');
    await own('delete from contribution_tables');
    expect((await firstDay()).contributions).toEqual({ starts_on: null, is_in_force: false });
    const add = (startsOn: string) =>
      own(
        "insert into contribution_tables (id, starts_on, from_ages) values (gen_random_uuid(), $1, '{0}')",
        [startsOn],
      );
    await add('2099-01-01');
    expect((await firstDay()).contributions).toEqual({
      starts_on: '2099-01-01',
      is_in_force: false,
    });
    await add('2026-01-01');
    await own('set session_replication_role = default');
    expect((await firstDay()).contributions).toEqual({
      starts_on: '2026-01-01',
      is_in_force: true,
    });
  });

  test('the team, without inactive accounts', async () => {
    const { team } = await firstDay();
    await own(
      `insert into admins (first_name, last_name, email, role, status)
       values ('Rita', 'Um', 'rita@example.com', 'super_admin', 'active'),
         ('Rui', 'Dois', 'rui@example.com', 'super_admin', 'inactive')`,
    );
    expect((await firstDay()).team).toEqual({
      active: team.active + 1,
      with_second_factor: team.with_second_factor,
      super_admins: team.super_admins + 1,
    });
    await own(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), auth_user_id, 'totp', 'verified', now(), now() from admins where id = $1`,
      [cast.gabriela.adminId],
    );
    expect((await firstDay()).team.with_second_factor).toBe(team.with_second_factor + 1);
  });

  test('states, each of which counts once', async () => {
    const { states } = await firstDay();
    const { rows } = await own('select count(*)::integer as count from private.us_state_names');
    expect(states.open + states.notice + states.closed).toBe(rows[0]?.count);
    const texas = (await fabio.from('state_list').select('rule_id').eq('id', 'TX').single()).data;
    const { error } = await fabio.rpc('change_state_rule', {
      rule: {
        us_state: 'TX',
        status: 'closed',
        effective_on: await today(),
        source: 'https://example.org/law',
        examined_on: await today(),
        finding: 'Closed.',
        is_confirmed: true,
        reason: 'Counsel read it.',
      },
      seen_rule: texas?.rule_id as string,
    });
    expect(error).toBeNull();
    const after = (await firstDay()).states;
    expect(after.unconfirmed).toBe(states.unconfirmed - 1);
    expect(after.closed).toBe(states.closed + 1);
  });

  test('the edition in force', async () => {
    const { edition } = await firstDay();
    expect(edition).toMatchObject({ number: 1, effective_on: '2026-01-01', is_in_force: true });
  });

  test('the newest backup, for about a day', async () => {
    expect((await firstDay()).backup).toEqual({ made_at: null, is_recent: false });
    await own("insert into private.backups (made_at) values (now() - interval '26 hours')");
    const old = (await firstDay()).backup;
    expect([old.made_at === null, old.is_recent]).toEqual([false, false]);
    await own('insert into private.backups default values');
    expect((await firstDay()).backup.is_recent).toBe(true);
  });

  test('scheduled work', async () => {
    await own('delete from private.job_runs');
    expect((await firstDay()).jobs).toEqual({ ran_at: null, is_late: false, failed: [] });
    await own("insert into private.job_runs (job, ended_at) values ('form-emails', now())");
    expect((await firstDay()).jobs.ran_at).not.toBeNull();
  });
});

async function today(): Promise<string> {
  const { rows } = await own('select private.local_today()::text as day');
  return rows[0]?.day ?? '';
}

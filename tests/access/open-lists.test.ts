import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;

beforeAll(async () => {
  await server.owner.query(
    `insert into private.payment_events (event_id, type, happened_at, kind, state, member_id)
     values ('evt_1', 'invoice.paid', now(), 'payment', 'applied', $1)`,
    [cast.ana.memberId],
  );
});

beforeEach(async () => {
  fabio = await server.admin(cast.fabio.email, 'closed');
});

/** Every list of personal data, with its tables and views. */
const lists = {
  members: ['members', 'member_list', 'enrollments'],
  membership_applications: ['membership_applications', 'application_list'],
  contact_messages: ['contact_messages'],
  form_submissions: ['form_submissions'],
  billing: ['billing', 'billing_schedules', 'payment_profiles'],
  agents: ['agents', 'agent_list'],
  admins: ['admins', 'admin_list', 'users'],
  activity_log: ['activity_log', 'activity_list'],
  contributions: ['contribution_list', 'payment_event_list'],
  sharing_requests: ['sharing_requests', 'request_list'],
} as const;

async function linesOf(list: string) {
  const { rows } = await server.owner.query(
    "select count(*)::int as count from activity_log where action = 'list.opened' and subject_table = $1",
    [list],
  );
  return rows[0].count as number;
}

function read(table: string, who = fabio) {
  return who.from(table as 'members').select('id', { count: 'exact' });
}

describe.each(Object.entries(lists))('The list %s', (list, tables) => {
  test.each(tables)(
    'as %s is closed to a session until the log records its opening',
    async (table) => {
      const closed = await read(table);
      expect(closed).toMatchObject({ status: 403, error: { code: 'list_not_open', hint: list } });
      expect(closed.data).toBeNull();
      expect(
        (await fabio.from(table as 'members').select('*', { head: true, count: 'exact' })).count,
      ).toBeNull();

      const before = await linesOf(list);
      const opened = await callGuarded(fabio, 'open_lists', { lists: [list] });
      expect(opened.data).toEqual([list]);
      expect(await linesOf(list)).toBe(before + 1);
      const open = await read(table);
      expect(open.error).toBeNull();
      expect(open.count).toBeGreaterThan(0);
    },
  );
});

describe('An open list', () => {
  test('is open to one session, for 15 minutes', async () => {
    await callGuarded(fabio, 'open_lists', { lists: ['members'] });
    expect((await read('members')).error).toBeNull();
    const elsewhere = await server.admin(cast.fabio.email, 'closed');
    expect((await read('members', elsewhere)).error?.code).toBe('list_not_open');
    await server.owner.query(
      "update private.open_lists set open_until = open_until - interval '15 minutes'",
    );
    expect((await read('members')).error?.code).toBe('list_not_open');
  });

  test('needs the permission to read it; otherwise nothing is opened or logged', async () => {
    const gabriela = await server.admin(cast.gabriela.email, 'closed');
    const before = await linesOf('members');
    const asked = { lists: ['members', 'billing', 'activity_log', 'nothing'] };
    expect((await callGuarded(gabriela, 'open_lists', asked)).data).toEqual([]);
    expect((await callGuarded(server.anonymous(), 'open_lists', asked)).status).toBe(401);
    expect(await linesOf('members')).toBe(before);
    expect((await read('member_list', gabriela)).data).toEqual([]);
  });

  test('is also required for requests and notes, for changes that return rows, and for the preview of an import', async () => {
    for (const table of ['contact_list', 'message_replies'] as const) {
      expect((await read(table)).error?.code, table).toBe('list_not_open');
    }
    const changed = fabio.from('members').update({ city: 'Miami' }).eq('id', cast.ana.memberId);
    expect((await changed.select('email')).error?.code).toBe('list_not_open');
    const lines = [
      { email: cast.ana.email, first_name: 'X', last_name: 'Y', date_of_birth: '1990-01-01' },
    ];
    const looked = await fabio.rpc('import_members', { lines, keep: false });
    expect(looked.error?.code).toBe('list_not_open');
  });
});

describe('Who paid', () => {
  const calls = (who: Client, search: string) => [
    who.rpc('payment_member_choices', { search }),
    who.rpc('member_payments', { member_id: cast.ana.memberId }),
    who.rpc('member_contributions', { member_id: cast.ana.memberId }),
  ];

  test('is named to an admin for open books only when the log records it', async () => {
    await server.owner.query('update admins set permissions = $2 where id = $1', [
      cast.otavio.adminId,
      ['books'],
    ]);
    const otavio = await server.admin(cast.otavio.email, 'closed');
    for (const { data, error } of await Promise.all(calls(otavio, 'Ana'))) {
      expect(error).toMatchObject({ code: 'list_not_open', hint: 'contributions' });
      expect(data).toBeNull();
    }
    const before = await linesOf('contributions');
    await callGuarded(otavio, 'open_lists', { lists: ['contributions'] });
    expect(await linesOf('contributions')).toBe(before + 1);
    const answers = await Promise.all(calls(otavio, 'Ana'));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(answers[0]?.data).toMatchObject([{ id: cast.ana.memberId }]);
  });

  test('is found by name, number and whole email; no part of an email or phone is confirmed', async () => {
    await callGuarded(fabio, 'open_lists', { lists: ['contributions'] });
    const found = async (search: string) =>
      (await fabio.rpc('payment_member_choices', { search })).data?.map(({ id }) => id);
    for (const search of ['ana sou', cast.ana.memberNumber, 'ANA@example.com']) {
      expect(await found(search), search).toEqual([cast.ana.memberId]);
    }
    for (const search of ['ana@', '@example', '561 555', '5615550101']) {
      expect(await found(search), search).toEqual([]);
    }
  });
});

describe('The search text', () => {
  test.each([
    ['contributions', 'contribution_list'],
    ['contributions', 'payment_event_list'],
    ['sharing_requests', 'request_list'],
  ])('of the list %s, as %s, has no email and no phone', async (list, table) => {
    await callGuarded(fabio, 'open_lists', { lists: [list] });
    const query = fabio.from(table as 'request_list').select('search_text');
    const { data } = await query.eq('member_id', cast.ana.memberId);
    expect(data?.length).toBeGreaterThan(0);
    for (const row of data ?? []) {
      expect(row.search_text).toContain('ana souza');
      expect(row.search_text).not.toMatch(/@|561|555/);
    }
  });
});

// A new view or function that names members is found here before a person finds it.
test('no view with its owner’s rights names members without an open list', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select distinct views.relname as name
     from pg_class as views
     join pg_rewrite as rules on rules.ev_class = views.oid
     join pg_depend as used on used.classid = 'pg_rewrite'::regclass and used.objid = rules.oid
     where views.relkind = 'v' and views.relnamespace = 'public'::regnamespace
       and not coalesce(views.reloptions @> '{security_invoker=true}', false)
       and has_table_privilege('staff', views.oid, 'select')
       and used.refobjid = any (array['members', 'household_people', 'membership_applications']::regclass[])
       and pg_get_viewdef(views.oid) !~ 'can_read_list'
     order by 1`,
  );
  // It only counts them.
  expect(rows).toEqual([{ name: 'state_list' }]);
});

test('no function of the Command Center that reads names of members does so without an open list', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef and provolatile = 's' and has_function_privilege('staff', oid, 'execute')
       and prosrc ~ '(members|people|applications).(first_name|last_name|email|phone_number|search_name)'
       -- contact_list is such a list itself.
       and prosrc !~ 'can_read_list|from public.contact_list'
     order by 1`,
  );
  expect(rows).toEqual([]);
});

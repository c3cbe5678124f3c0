import { beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;

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
    expect((await callGuarded(server.anonymous(), 'open_lists', asked)).data).toEqual([]);
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

import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../supabase/contracts/answers.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
const messageId = 'ca000000-0000-4000-8000-000000000001';
const anasRequest = '5a000000-0000-4000-8000-000000000002';
const everyone = [cast.fabio.adminId, cast.otavio.adminId, cast.gabriela.adminId];

let fabio: SupabaseClient;
let otavio: SupabaseClient;
let gabriela: SupabaseClient;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  otavio = await server.admin(cast.otavio.email);
  gabriela = await server.admin(cast.gabriela.email);
});

beforeEach(async () => {
  await server.owner.query('delete from notes; delete from tasks');
});

async function workOf(admin: SupabaseClient) {
  const { data, error } = await admin.rpc('for_me');
  expect(error).toBeNull();
  return data as Answer<'for_me'>;
}

const mentionsOf = async (admin: SupabaseClient) =>
  (await workOf(admin)).items.filter(({ kind }) => kind === 'mention');

const codeOf = ({ error }: { error: { code?: string } | null }) => error?.code;

describe('A note that mentions someone', () => {
  test('waits for those whom it names and who may read it, until they open what it is about', async () => {
    const note = { message_id: messageId, body: '@Fábio, @Gabriela', mentions: everyone };
    expect((await otavio.from('notes').insert(note)).error).toBeNull();
    expect(await mentionsOf(fabio)).toMatchObject([
      {
        subject: 'message',
        subject_id: messageId,
        by_name: `${cast.otavio.firstName} ${cast.otavio.lastName}`,
        is_due: true,
      },
    ]);
    // The author knows it, and Gabriela may not read messages.
    expect(await mentionsOf(otavio)).toEqual([]);
    expect(await mentionsOf(gabriela)).toEqual([]);
    const read = await fabio.rpc('read_notes', { subject: 'message', subject_id: messageId });
    expect((read.data as Answer<'read_notes'>).notes).toMatchObject([
      { body: '@Fábio, @Gabriela' },
    ]);
    expect(await mentionsOf(fabio)).toEqual([]);
  });

  test('can be marked as seen by them alone', async () => {
    const id = crypto.randomUUID();
    const note = { id, message_id: messageId, body: '@Fábio', mentions: everyone };
    await otavio.from('notes').insert(note);
    await otavio.rpc('see_mention', { note_id: id });
    expect(await mentionsOf(fabio)).toHaveLength(1);
    await fabio.rpc('see_mention', { note_id: id });
    expect(await mentionsOf(fabio)).toEqual([]);
  });

  test('no longer waits when it was taken back', async () => {
    const id = crypto.randomUUID();
    await otavio
      .from('notes')
      .insert({ id, request_id: anasRequest, body: '@', mentions: everyone });
    expect(await mentionsOf(fabio)).toHaveLength(1);
    await otavio.from('notes').delete().eq('id', id);
    expect(await mentionsOf(fabio)).toEqual([]);
  });
});

describe('Notes and tasks about a member', () => {
  const about = { member_id: cast.ana.memberId };

  test('are for admins for members alone', async () => {
    expect(codeOf(await otavio.from('notes').insert({ ...about, body: 'x' }))).toBe('42501');
    expect(codeOf(await otavio.from('tasks').insert({ ...about, title: 'x' }))).toBe('42501');
    const call = { subject: 'member', subject_id: cast.ana.memberId };
    for (const admin of [otavio, gabriela]) {
      expect(codeOf(await admin.rpc('read_notes', call))).toBe('permission_denied');
    }
    const note = await fabio.from('notes').insert({ ...about, body: 'Prefere ligar à noite' });
    expect(note.error).toBeNull();
    const ana = await server.signedIn(cast.ana.email);
    expect(codeOf(await ana.rpc('read_notes', call))).toBe('42501');
    expect(codeOf(await ana.from('notes').select('id'))).toBe('42501');
    expect(codeOf(await server.anonymous().rpc('for_me'))).toBe('42501');
    const { data } = await fabio.rpc('read_notes', call);
    expect(data).toMatchObject({ notes: [{ admin_id: cast.fabio.adminId }], tasks: [] });
  });

  test('cannot be written in the name of someone else, nor about two things', async () => {
    const forged = { ...about, body: 'x', admin_id: cast.otavio.adminId };
    expect(codeOf(await fabio.from('notes').insert(forged))).toBe('42501');
    const two = { ...about, request_id: anasRequest, body: 'x' };
    expect(codeOf(await fabio.from('notes').insert(two))).toBe('23514');
  });
});

describe('A task', () => {
  test('waits for the one who has to do it, and counts from its day on', async () => {
    const { rows } = await server.owner.query<{ today: string; later: string }>(
      'select private.local_today()::text as today, (private.local_today() + 1)::text as later',
    );
    const [{ today, later } = { today: '', later: '' }] = rows;
    const task = { request_id: anasRequest, assigned_to: cast.fabio.adminId };
    const before = (await workOf(fabio)).due;
    await otavio.from('tasks').insert([
      { ...task, title: 'Hoje', due_on: today },
      { ...task, title: 'Depois', due_on: later },
      { ...task, title: 'Quando der', due_on: null },
    ]);
    const work = await workOf(fabio);
    expect(work.due).toBe(before + 1);
    const tasks = work.items.filter(({ kind }) => kind === 'task');
    expect(Object.fromEntries(tasks.map((one) => [one.text, one.is_due]))).toEqual({
      Hoje: true,
      Depois: false,
      'Quando der': false,
    });
    await fabio.from('tasks').update({ done_at: new Date().toISOString() }).eq('id', tasks[0]?.id);
    expect((await workOf(fabio)).items.filter(({ kind }) => kind === 'task')).toHaveLength(2);
  });
});

describe('What Fábio answers for', () => {
  test('waits when it is overdue or the member wrote, and not while it is snoozed', async () => {
    const set = (values: string) =>
      server.owner.query(`update sharing_requests set ${values} where id = '${anasRequest}'`);
    const kinds = async () =>
      (await workOf(fabio)).items
        .filter(({ subject_id: id }) => id === anasRequest)
        .map(({ kind }) => kind);
    await set(`assigned_to = '${cast.fabio.adminId}', state = 'checking', snoozed_until = null`);
    await set("team_due_at = now() - interval '1 hour', team_read_at = now()");
    await server.owner.query('delete from private.unread_requests where request_id = $1', [
      anasRequest,
    ]);
    const withoutMessage = await kinds();
    expect(withoutMessage).toContain('overdue');
    const ana = await server.signedIn(cast.ana.email);
    await ana.rpc('send_request_message', {
      request_id: anasRequest,
      message_id: crypto.randomUUID(),
      body: 'Oi',
    });
    expect(await kinds()).toContain('reply');
    await set("snoozed_until = now() + interval '1 day'");
    expect(await kinds()).not.toContain('overdue');
    expect((await workOf(otavio)).items.map(({ subject_id: id }) => id)).not.toContain(anasRequest);
  });

  test('includes what another super admin asked for, not what he asked for himself', async () => {
    const controls = async () =>
      (await workOf(fabio)).items.filter(({ subject }) => subject === 'control');
    const ask = (by: string) =>
      server.owner.query(
        'update decision_settings set wanted_cents = 990000, wanted_by = $1, wanted_at = now()',
        [by],
      );
    await ask(cast.fabio.adminId);
    expect(await controls()).toEqual([]);
    await ask(cast.otavio.adminId);
    expect(await controls()).toMatchObject([
      { kind: 'second_person', text: 'limit', name: '990000' },
    ]);
    expect((await workOf(otavio)).items.filter(({ subject }) => subject === 'control')).toEqual([]);
    await server.owner.query(
      'update decision_settings set wanted_cents = null, wanted_by = null, wanted_at = null',
    );
  });
});

describe('The email of the morning', () => {
  const digests = async (moment: string) => {
    const client = server.owner;
    await client.query("delete from private.team_emails where kind = 'digest'");
    await client.query('select private.queue_digests($1)', [moment]);
    const { rows } = await client.query<{ admin_id: string; due: number }>(
      "select admin_id, due from private.team_emails where kind = 'digest'",
    );
    return rows;
  };
  let workday = '';
  let weekend = '';

  beforeAll(async () => {
    const { rows } = await server.owner.query<{ workday: string; weekend: string }>(
      `select
         (select min(day)::date::text from generate_series(private.local_today(), private.local_today() + 14, interval '1 day') as day
           where exists (select from private.office_times(day::date, day::date))) as workday,
         (select min(day)::date::text from generate_series(private.local_today(), private.local_today() + 14, interval '1 day') as day
           where not exists (select from private.office_times(day::date, day::date))) as weekend`,
    );
    workday = rows[0]?.workday ?? '';
    weekend = rows[0]?.weekend ?? '';
  });
  const at = async (day: string, hours: number) => {
    const { rows } = await server.owner.query<{ moment: string }>(
      'select (private.start_of_day($1) + make_interval(hours => $2))::text as moment',
      [day, hours],
    );
    return rows[0]?.moment ?? '';
  };

  test('is for those for whom something waits, once, from seven on, on days on which the office works', async () => {
    const note = { request_id: anasRequest, body: '@Fábio', mentions: [cast.fabio.adminId] };
    await otavio.from('notes').insert(note);
    const morning = await at(workday, 7);
    const sent = await digests(morning);
    expect(sent.find((one) => one.admin_id === cast.fabio.adminId)?.due).toBeGreaterThan(0);
    expect(sent.map((one) => one.admin_id)).not.toContain(cast.gabriela.adminId);
    await server.owner.query('select private.queue_digests($1)', [morning]);
    const { rows } = await server.owner.query(
      "select id from private.team_emails where kind = 'digest' and admin_id = $1",
      [cast.fabio.adminId],
    );
    expect(rows).toHaveLength(1);
    expect(await digests(await at(workday, 6))).toEqual([]);
    expect(await digests(await at(weekend, 12))).toEqual([]);
  });

  test('is not sent to someone who turned it off', async () => {
    const note = { request_id: anasRequest, body: '@Fábio', mentions: [cast.fabio.adminId] };
    await otavio.from('notes').insert(note);
    const choice = { mentions: true, digest: false, language: 'en' };
    expect((await fabio.rpc('choose_team_mail', choice)).error).toBeNull();
    expect((await workOf(fabio)).emails).toEqual(choice);
    const sent = await digests(await at(workday, 8));
    expect(sent.map((one) => one.admin_id)).not.toContain(cast.fabio.adminId);
    const wrong = await fabio.rpc('choose_team_mail', { ...choice, language: 'fr' });
    expect(codeOf(wrong)).toBe('invalid_choice');
  });
});

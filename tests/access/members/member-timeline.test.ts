import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const ana = cast.ana.memberId;
const kinds = [
  'enrollment',
  'payments',
  'sharing',
  'requests',
  'emails',
  'notes',
  'record',
  'account',
];

beforeAll(async () => {
  const fabio = await server.admin(cast.fabio.email);
  await callGuarded(fabio, 'open_member_record', { member_id: ana });
  await fabio.from('members').update({ city: 'Miami' }).eq('id', ana);
  await fabio
    .from('enrollments')
    .update({ monthly_cost: 500, cost_reason: 'Um acordo.' })
    .eq('member_id', ana);
  await server.signedIn(cast.ana.email);
  await fabio.from('notes').insert({ member_id: ana, body: 'Tem enxaqueca' });
  const task = crypto.randomUUID();
  await fabio.from('tasks').insert({ id: task, member_id: ana, title: 'Enxaqueca: ligar' });
  await fabio.from('tasks').update({ done_at: new Date().toISOString() }).eq('id', task);
  await server.owner.query(
    `with written as (
       insert into contact_messages (name, email, subject, message, member_id)
       values ('Ana', 'ana@example.com', 'Dúvida', 'Minha enxaqueca voltou', $1) returning id
     ) insert into message_replies (message_id, admin_id, body, sent_at)
     select id, $2, 'Sobre a enxaqueca', now() from written`,
    [ana, cast.fabio.adminId],
  );
});

async function read(only_kind: string | null = null, max_rows = 100) {
  const fabio = await server.admin(cast.fabio.email);
  const { data, error } = await fabio.rpc('member_timeline', {
    member_id: ana,
    max_rows,
    ...(only_kind && { only_kind }),
  });
  if (error) throw error;
  return data;
}

describe('The timeline of a member', () => {
  test('has enrollment, payments, requests, changes, openings and sign-ins, newest first', async () => {
    const rows = await read();
    expect(rows.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'enrolled',
        'enrollments.update',
        'paid',
        'failed',
        'message',
        'replied',
        'members.update',
        'member.sign_in',
        'request_received',
        'noted',
        'task_done',
      ]),
    );
    const moments = rows.map(({ happened_at: at }) => Date.parse(at));
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
    expect(rows.find(({ event }) => event === 'members.update')).toMatchObject({
      actor_kind: 'admin',
      actor_name: 'Fábio Teixeira',
    });
  });

  test('has who opened the record only if asked for', async () => {
    expect((await read()).map(({ kind }) => kind)).not.toContain('views');
    const views = await read('views');
    expect(new Set(views.map(({ event }) => event))).toEqual(new Set(['member.record_opened']));
  });

  test('holds no contents, no health and no birth', async () => {
    expect(JSON.stringify(await read())).not.toMatch(/enxaqueca|condition|birth|1985-03-01/i);
  });

  test.each(kinds)('can be narrowed down to %s', async (kind) => {
    const all = await read();
    expect(await read(kind)).toEqual(all.filter((row) => row.kind === kind));
    expect(kinds).toEqual(expect.arrayContaining(all.map((row) => row.kind)));
  });

  test('has pages that neither repeat nor leave out an event', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const all = await read();
    const paged: typeof all = [];
    for (;;) {
      const last = paged.at(-1);
      const { data } = await fabio.rpc('member_timeline', {
        member_id: ana,
        max_rows: 3,
        ...(last && { before_at: last.happened_at, before_id: last.id }),
      });
      if (!data?.length) break;
      paged.push(...data);
    }
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(6);
  });

  test('is closed to a session until the lists are opened, and to everybody else', async () => {
    const closed = await server.admin(cast.fabio.email, 'closed');
    const ask = async (api: typeof closed) =>
      (await api.rpc('member_timeline', { member_id: ana })).error?.code;
    expect(await ask(closed)).toBe('list_not_open');
    for (const email of [cast.otavio.email, cast.gabriela.email]) {
      expect(await ask(await server.admin(email))).toBe('permission_denied');
    }
    expect(await ask(server.anonymous())).toBe('42501');
    expect(await ask(await server.signedIn(cast.ana.email))).toBe('42501');
  });
});

describe('Emails to Ana', () => {
  const queue = (
    state: string,
    attempts: number,
    error: string | null,
    minutes: number,
    to = cast.ana.email,
  ) =>
    server.owner.query(
      `insert into gateway.mail_queue (kind, recipient, subject, html, text, state, attempts, last_error, created_at, ended_at)
       select 'request-update', $5, 'Sobre a enxaqueca', case when $1 = 'waiting' then 'x' end, case when $1 = 'waiting' then 'x' end,
         $1, $2, $3, now() - interval '1 minute' * $4, case when $1 <> 'waiting' then now() - interval '1 minute' * $4 end`,
      [state, attempts, error, minutes, to],
    );
  const figures = async (email: string) =>
    (await (await server.admin(email)).rpc('overview_figures')).data;

  beforeAll(async () => {
    await server.owner.query('delete from gateway.mail_queue');
    await queue('sent', 1, null, 50, 'Ana@Example.com');
    await queue('failed', 1, 'EENVELOPE RCPT TO 550', 40);
    await queue('failed', 9, 'ETIMEDOUT CONN', 30);
    await queue('waiting', 2, 'EENVELOPE RCPT TO 451', 20);
    await queue('waiting', 0, null, 10);
    await queue('failed', 1, 'EENVELOPE RCPT TO 550', 5, 'stranger@example.com');
  });

  test('are on her timeline with what became of them, without subject or address', async () => {
    const rows = (await read('emails')).filter(({ event }) => event.startsWith('email_'));
    expect(rows.map(({ event, details }) => [event, details])).toEqual([
      ['email_waiting', { mail: 'request-update' }],
      ['email_delayed', { mail: 'request-update', code: 'EENVELOPE RCPT TO 451' }],
      ['email_given_up', { mail: 'request-update', code: 'ETIMEDOUT CONN' }],
      ['email_refused', { mail: 'request-update', code: 'EENVELOPE RCPT TO 550' }],
      ['email_sent', { mail: 'request-update' }],
    ]);
  });

  test('that are refused are on the overview of admins for members, until one is accepted', async () => {
    const refused = { count: 1, latest: [{ member_id: cast.ana.memberId, name: 'Ana Souza' }] };
    expect(await figures(cast.fabio.email)).toMatchObject({ refused_emails: refused });
    expect(await figures(cast.otavio.email)).not.toHaveProperty('refused_emails');
    await queue('sent', 1, null, 1);
    expect(await figures(cast.fabio.email)).toMatchObject({
      refused_emails: { count: 0, latest: [] },
    });
  });
});

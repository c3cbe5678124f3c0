import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Answer } from '../../../supabase/contracts/answers.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const messageId = 'ca000000-0000-4000-8000-000000000001';
const formId = 'fa000000-0000-4000-8000-000000000001';
const byHand = {
  name: 'Dona Cida',
  phone: '+1 561 555 0177',
  message: 'Ligou às 10h',
  type: 'phone',
};

beforeAll(async () => {
  // What Ana sends is hers by name, though nobody asked her for it.
  await server.owner.query(
    `insert into form_submissions (form_slug, answers) values
       ('discounts', '{"name": "Zé Conceição", "email": "ZE@example.com", "phone": "561 555 0100", "message": "segredo"}')`,
  );
});

describe('The list of messages and forms', () => {
  test('shows Fábio and Otávio both, Gabriela nothing', async () => {
    const kinds = async (email: string) => {
      const api = await server.admin(email);
      const { data } = await api.from('contact_list').select('kind');
      return new Set(data?.map(({ kind }) => kind));
    };
    expect(await kinds(cast.fabio.email)).toEqual(new Set(['message', 'form']));
    expect(await kinds(cast.otavio.email)).toEqual(new Set(['message', 'form']));
    expect(await kinds(cast.gabriela.email)).toEqual(new Set());
  });

  test('knows who sent a form, is searched without accents, and not by what was answered', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const found = async (pattern: string) => {
      const { data } = await fabio
        .from('contact_list')
        .select('name,email,phone,type')
        .like('search_text', pattern);
      return data;
    };
    expect(await found('%conceicao%')).toEqual([
      { name: 'Zé Conceição', email: 'ze@example.com', phone: '561 555 0100', type: 'discounts' },
    ]);
    expect(await found('%segredo%')).toEqual([]);
    const { data: ana } = await fabio.from('contact_list').select('name').eq('id', formId).single();
    expect(ana?.name).toBe('Ana Souza');
  });
});

describe('What was sent in a form', () => {
  test('opens for Fábio, and the log says that he looked', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const { data } = await callGuarded(fabio, 'open_form_submission', { submission_id: formId });
    expect(data).toMatchObject({ change: 'address' });
    const { rows } = await server.owner.query(
      "select actor_id, subject_id from activity_log where action = 'form.opened'",
    );
    expect(rows).toEqual([{ actor_id: cast.fabio.adminId, subject_id: formId }]);
  });

  test('cannot be read past the log, and not at all by Gabriela', async () => {
    const fabio = await server.admin(cast.fabio.email);
    expect((await fabio.from('form_submissions').select('answers')).error?.code).toBe('42501');
    const gabriela = await server.admin(cast.gabriela.email);
    const opened = await callGuarded(gabriela, 'open_form_submission', { submission_id: formId });
    expect(opened).toMatchObject({ status: 403, error: { code: 'permission_denied' } });
    const note = await gabriela.from('notes').insert({ submission_id: formId, body: 'x' });
    expect(note.error?.code).toBe('42501');
    const reply = await gabriela
      .from('message_replies')
      .insert({ submission_id: formId, body: 'x' });
    expect(reply.error?.code).toBe('42501');
  });
});

describe('Otávio, a support agent,', () => {
  test('writes down what he hears, in his own name, and nothing in the name of the site’s form', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const { data, error } = await otavio.from('contact_messages').insert(byHand).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ entered_by: cast.otavio.adminId, status: 'new' });
    const asForm = await otavio.from('contact_messages').insert({ ...byHand, type: 'form' });
    expect(asForm.error?.code).toBe('42501');
    const forged = await otavio
      .from('contact_messages')
      .insert({ ...byHand, entered_by: cast.fabio.adminId });
    expect(forged.error?.code).toBe('42501');
  });

  test('assigns and sorts, but rewrites nobody’s words', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const sorted = await otavio
      .from('contact_messages')
      .update({ assigned_to: cast.otavio.adminId, priority: 'low', status: 'in_progress' })
      .eq('id', messageId)
      .select('assigned_to')
      .single();
    expect(sorted.data).toEqual({ assigned_to: cast.otavio.adminId });
    const rewritten = await otavio
      .from('contact_messages')
      .update({ message: 'Outra coisa' })
      .eq('id', messageId);
    expect(rewritten.error?.code).toBe('42501');
  });

  test('takes back his own note, and not Fábio’s', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const fabio = await server.admin(cast.fabio.email);
    for (const api of [otavio, fabio]) {
      await api.from('notes').insert({ message_id: messageId, body: 'Ligar amanhã' });
    }
    const read = async () => {
      const { data } = await otavio.rpc('read_notes', {
        subject: 'message',
        subject_id: messageId,
      });
      return (data as Answer<'read_notes'>).notes;
    };
    const ids = (await read()).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const { data } = await otavio.from('notes').delete().in('id', ids).select('id');
    expect(data).toHaveLength(1);
    expect(await read()).toMatchObject([{ admin_id: cast.fabio.adminId }]);
  });
});

test('Gabriela, a content editor, reads no note, no reply and no template', async () => {
  const gabriela = await server.admin(cast.gabriela.email);
  for (const table of ['notes', 'message_replies', 'reply_templates'] as const) {
    expect((await gabriela.from(table).select('id')).data).toEqual([]);
  }
});

describe('What a writer saw after sending', () => {
  test('is found again: the reference, and the digits of the phone number', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const { rows } = await server.owner.query<{ id: string }>(
      "select id from form_submissions where name = 'Zé Conceição'",
    );
    const reference = rows[0]?.id.slice(-8) ?? '';
    const found = async (pattern: string) => {
      const { data } = await fabio.from('contact_list').select('name').like('search_text', pattern);
      return data?.map(({ name }) => name);
    };
    expect(await found(`%${reference}%`)).toEqual(['Zé Conceição']);
    expect(await found('%5615550100%')).toEqual(['Zé Conceição']);
  });
});

describe('Rules read and accepted', () => {
  const accept = async (answers: Record<string, unknown>) => {
    const { rows } = await server.owner.query(
      `insert into form_submissions (form_slug, member_id, answers) values ('sharing-rules', $1, $2)
       returning status, is_record`,
      [cast.ana.memberId, answers],
    );
    return rows[0];
  };

  test('are a record, not new work; with a question they are work', async () => {
    expect(await accept({ readRules: true })).toEqual({ status: 'responded', is_record: true });
    expect(await accept({ readRules: true, question: ' ' })).toMatchObject({ is_record: true });
    const asked = await accept({ readRules: true, question: 'E no Brasil?' });
    expect(asked).toEqual({ status: 'new', is_record: false });
  });
});

describe('Many changes at once', () => {
  const ids = [1, 2, 3].map((number) => `ca000000-0000-4000-8000-00000000000${number}`);
  beforeEach(async () => {
    await server.owner.query(
      `update contact_messages set status = 'new', priority = 'medium' where id = any ($1)`,
      [ids],
    );
    await server.owner.query(`update contact_messages set status = 'in_progress' where id = $1`, [
      ids[0],
    ]);
  });
  const statuses = async () => {
    const { rows } = await server.owner.query(
      'select status, priority from contact_messages where id = any ($1) order by id',
      [ids],
    );
    return rows.map(({ status, priority }) => `${status} ${priority}`);
  };

  test('are one request, say what has changed, and are undone by their own answer', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const before = await statuses();
    const changes = [...ids, formId].map((id) => ({ id, status: 'in_progress' }));
    const { data: inverse, error } = await otavio.rpc('change_contacts', { changes });
    expect(error).toBeNull();
    // One is in progress already.
    expect(inverse).toHaveLength(3);
    expect(new Set(await statuses())).toEqual(new Set(['in_progress medium']));
    const undone = await otavio.rpc('change_contacts', { changes: inverse ?? [] });
    expect(undone.data).toHaveLength(3);
    expect(await statuses()).toEqual(before);
  });

  test('undo does not overwrite later changes of another admin', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const changes = ids.map((id) => ({ id, priority: 'low' }));
    const { data: inverse } = await otavio.rpc('change_contacts', { changes });
    await server.owner.query("update contact_messages set priority = 'high' where id = $1", [
      ids[2],
    ]);
    const undone = await otavio.rpc('change_contacts', { changes: inverse ?? [] });
    expect(undone.data).toHaveLength(2);
    expect((await statuses())[2]).toMatch(/high$/);
  });

  test('are all saved, or none', async () => {
    const otavio = await server.admin(cast.otavio.email);
    const before = await statuses();
    const { error } = await otavio.rpc('change_contacts', {
      changes: [
        { id: ids[0] ?? '', status: 'responded' },
        { id: ids[1] ?? '', status: 'no such status' },
      ],
    });
    expect(error?.code).toBe('23514');
    expect(await statuses()).toEqual(before);
    for (const wrong of [[], {}, Array.from({ length: 101 }, () => ({ id: ids[0] ?? '' }))]) {
      const refused = await otavio.rpc('change_contacts', { changes: wrong });
      expect(refused.error?.code).toBe('22023');
    }
  });

  test('change nothing for Gabriela or a visitor', async () => {
    const changes = ids.map((id) => ({ id, status: 'responded' }));
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.rpc('change_contacts', { changes })).data).toEqual([]);
    const visitor = server.anonymous();
    expect((await visitor.rpc('change_contacts', { changes })).error?.code).toBe('42501');
  });
});

describe('What is known about a writer', () => {
  test('shows Fábio the member, the plan, the advisor, and other requests, without health data', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const { data } = await fabio.rpc('contact_sender', { contact_id: formId });
    expect(data).toMatchObject({
      is_signed_in: true,
      member: {
        id: cast.ana.memberId,
        name: 'Ana Souza',
        status: 'active',
        plan: 'Mutirão Família',
        advisor: 'Elena Rocha',
        rules_accepted_at: expect.any(String),
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/Enxaqueca|condition|birth/i);
    const { others } = data as { others: { type: string }[] };
    expect(others.map(({ type }) => type)).toEqual(['sharing-rules']);
  });

  test('says when only the address matches a member, because anyone can type it', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into contact_messages (name, email, message) values ('Ana', 'ana@example.com', 'Oi')
       returning id`,
    );
    const otavio = await server.admin(cast.otavio.email);
    const { data } = await otavio.rpc('contact_sender', { contact_id: rows[0]?.id ?? '' });
    expect(data).toMatchObject({ is_signed_in: false, member: { name: 'Ana Souza' } });
  });

  test('is closed to Gabriela and to visitors', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    const asked = { contact_id: formId };
    expect((await gabriela.rpc('contact_sender', asked)).error?.code).toBe('not_found');
    const visitor = server.anonymous();
    expect((await visitor.rpc('contact_sender', asked)).error?.code).toBe('42501');
  });
});

describe('The views of the inbox', () => {
  test('count as many messages and forms as they list', async () => {
    const otavio = await server.admin(cast.otavio.email);
    await server.owner.query('update contact_messages set assigned_to = $2 where id = $1', [
      messageId,
      cast.otavio.adminId,
    ]);
    const listed = async (statuses: string[], assigned?: string | null) => {
      const rows = otavio.from('contact_list').select('id').eq('is_record', false);
      const ofStatus = rows.in('status', statuses);
      const { data } = await (assigned === undefined
        ? ofStatus
        : assigned === null
          ? ofStatus.is('assigned_to', null)
          : ofStatus.eq('assigned_to', assigned));
      return data?.length;
    };
    const open = ['new', 'in_progress'];
    expect((await otavio.rpc('contact_counts')).data).toEqual({
      open: await listed(open),
      mine: await listed(open, cast.otavio.adminId),
      unassigned: await listed(open, null),
      answered: await listed(['responded']),
    });
  });

  test('count forms only for an admin for members, and nothing for others', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.rpc('contact_counts')).error?.code).toBe('permission_denied');
    await server.owner.query("update admins set permissions = '{members}' where id = $1", [
      cast.gabriela.adminId,
    ]);
    const { rows } = await server.owner.query<{ open: number }>(
      "select count(*)::int as open from form_submissions where status <> 'responded' and not is_record",
    );
    expect((await gabriela.rpc('contact_counts')).data).toMatchObject(rows[0] ?? {});
    await server.owner.query('update admins set permissions = $2 where id = $1', [
      cast.gabriela.adminId,
      cast.gabriela.permissions,
    ]);
    for (const client of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect((await client.rpc('contact_counts')).error?.code).toBe('42501');
    }
  });
});

describe('The figures of the overview', () => {
  test('contain only what each admin may see, without substitutes', async () => {
    const figures = async (email: string) => {
      const api = await server.admin(email);
      return (await api.rpc('overview_figures')).data as Record<string, unknown>;
    };
    const fabio = await figures(cast.fabio.email);
    expect(fabio).toMatchObject({
      active_members: 2,
      applications: 2,
      failed_payments: 0,
      oldest: { name: 'Sônia Prado' },
      sharing: { waiting_for_us: 2, overdue: 0, mine: 0 },
    });
    expect(Object.keys(await figures(cast.otavio.email)).toSorted()).toEqual([
      'oldest',
      'requests',
      'sharing',
    ]);
    expect(await figures(cast.gabriela.email)).toEqual({});
    expect((await server.anonymous().rpc('overview_figures')).error?.code).toBe('42501');
    const sum = Object.values(fabio.requests as Record<string, number>).reduce((a, b) => a + b);
    const { rows } = await server.owner.query<{ open: number }>(
      `select (select count(*) from contact_messages where status <> 'responded')::int
         + (select count(*) from form_submissions where status <> 'responded')::int as open`,
    );
    expect(sum).toBe(rows[0]?.open);
  });

  test('count a failed payment until it is paid', async () => {
    const failed = async () => {
      const api = await server.admin(cast.fabio.email);
      return ((await api.rpc('overview_figures')).data as { failed_payments: number })
        .failed_payments;
    };
    const add = (status: string) =>
      server.owner.query(
        `insert into billing (member_id, due_date, amount, status, paid_at)
         values ($1, '2026-01-05', 219, $2::text, case when $2::text = 'Paid' then now() end)`,
        [cast.helena.memberId, status],
      );
    await add('Failed');
    expect(await failed()).toBe(1);
    await add('Paid');
    expect(await failed()).toBe(0);
  });
});

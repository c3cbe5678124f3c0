import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

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
  test('shows Fábio both, Otávio the messages, Gabriela nothing', async () => {
    const kinds = async (email: string) => {
      const api = await server.admin(email);
      const { data } = await api.from('contact_list').select('kind');
      return new Set(data?.map(({ kind }) => kind));
    };
    expect(await kinds(cast.fabio.email)).toEqual(new Set(['message', 'form']));
    expect(await kinds(cast.otavio.email)).toEqual(new Set(['message']));
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
    const { data } = await fabio.rpc('open_form_submission', { submission_id: formId });
    expect(data).toMatchObject({ change: 'address' });
    const { rows } = await server.owner.query(
      "select actor_id, subject_id from activity_log where action = 'form.opened'",
    );
    expect(rows).toEqual([{ actor_id: cast.fabio.adminId, subject_id: formId }]);
  });

  test('cannot be read past the log, and not at all by Otávio', async () => {
    const fabio = await server.admin(cast.fabio.email);
    expect((await fabio.from('form_submissions').select('answers')).error?.code).toBe('42501');
    const otavio = await server.admin(cast.otavio.email);
    const opened = await otavio.rpc('open_form_submission', { submission_id: formId });
    expect(opened).toMatchObject({ status: 403, error: { code: 'permission_denied' } });
    const note = await otavio.from('contact_notes').insert({ submission_id: formId, body: 'x' });
    expect(note.error?.code).toBe('42501');
    const reply = await otavio.from('message_replies').insert({ submission_id: formId, body: 'x' });
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
      await api.from('contact_notes').insert({ message_id: messageId, body: 'Ligar amanhã' });
    }
    const { data } = await otavio
      .from('contact_notes')
      .delete()
      .eq('body', 'Ligar amanhã')
      .select();
    expect(data).toMatchObject([{ admin_id: cast.otavio.adminId }]);
  });
});

test('Gabriela, a content editor, reads no note, no reply and no template', async () => {
  const gabriela = await server.admin(cast.gabriela.email);
  for (const table of ['contact_notes', 'message_replies', 'reply_templates'] as const) {
    expect((await gabriela.from(table).select('id')).data).toEqual([]);
  }
});

import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { formDefinitions } from '../../../app/content/forms/definitions.ts';
import { type FormDefinition, type FormField, limits } from '../../../app/content/forms/field.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const visitor = { name: 'Rita Nogueira', email: 'rita@example.com', phone: '+55 31 99555-0100' };
const note = { message: 'Oi! Como funciona?' };

type Sending = { id?: string; form?: string; language?: string; seconds?: number; trap?: string };

function send(who: SupabaseClient, answers: object, sending: Sending = {}) {
  const { id = randomUUID(), form = 'contact', language = 'pt-BR', seconds = 9 } = sending;
  return who.rpc('submit_form', {
    submission_id: id,
    form_slug: form,
    language,
    answers,
    seconds_taken: seconds,
    leave_empty: sending.trap ?? '',
  });
}

async function stored(table: 'contact_messages' | 'form_submissions', id: string) {
  const { rows } = await server.owner.query(`select * from ${table} where id = $1`, [id]);
  return rows;
}

describe('A visitor', () => {
  test('writes to the team, and the text is stored unchanged', async () => {
    const id = randomUUID();
    const message = `<script>alert('oi')</script>\n'; drop table members; -- ${'😀'.repeat(3)}`;
    const sent = await send(server.anonymous(), { ...visitor, phone: undefined, message }, { id });
    expect(sent.data).toEqual({ status: 'received' });
    expect(await stored('contact_messages', id)).toMatchObject([
      { name: 'Rita Nogueira', email: 'rita@example.com', subject: '', message, member_id: null },
    ]);
  });

  test('whose response was lost sends again, and it is stored once', async () => {
    const id = randomUUID();
    const someone = server.anonymous();
    const answers = { name: 'Rita', email: 'duas@example.com', ...note };
    const both = await Promise.all([
      send(someone, answers, { id }),
      send(someone, answers, { id }),
    ]);
    expect(both.map(({ data }) => data)).toEqual([{ status: 'received' }, { status: 'received' }]);
    expect(await stored('contact_messages', id)).toHaveLength(1);
  });

  test('must enter a name and an email', async () => {
    const { error, status } = await send(server.anonymous(), note);
    expect([status, error?.code]).toEqual([422, 'identity_required']);
  });

  test('cannot write in a member’s name', async () => {
    const id = randomUUID();
    const answers = { ...visitor, change: 'cancel', ...note, answerBy: 'email', confirmed: true };
    const claimed = { ...answers, member_id: cast.ana.memberId };
    const options = { id, form: 'plan-updates' };
    expect((await send(server.anonymous(), claimed, options)).error?.code).toBe('invalid_answers');
    expect((await send(server.anonymous(), answers, options)).error).toBeNull();
    expect(await stored('form_submissions', id)).toMatchObject([{ member_id: null, answers }]);
  });

  test.each([
    ['what looks like a program: too quick', note, { seconds: 0.5 }, 'looks_automated'],
    ['what looks like a program: the trap', note, { trap: 'x' }, 'looks_automated'],
    ['a form that does not exist', note, { form: 'nothing' }, 'invalid_submission'],
    ['a language that nobody speaks', note, { language: 'tlh' }, 'invalid_submission'],
    ['an empty message', { message: '  ' }, {}, 'invalid_answers'],
    ['a message that is too long', { message: 'x'.repeat(5001) }, {}, 'invalid_answers'],
    ['a message of another kind', { message: { a: 1 } }, {}, 'invalid_answers'],
    ['a question that nobody asked', { ...note, admin: 'true' }, {}, 'invalid_answers'],
    ['an e-mail that is none', { ...note, email: 'rita' }, {}, 'invalid_answers'],
    ['answers that are a heap', { message: 'x'.repeat(40_000) }, {}, 'invalid_submission'],
  ])('is refused %s', async (_what, answers, sending, code) => {
    const { name, email } = visitor;
    const { error, status } = await send(server.anonymous(), { name, email, ...answers }, sending);
    expect([status, error?.code]).toEqual([422, code]);
  });

  test('who writes too often must wait, and learns how long', async () => {
    const rita = server.anonymous();
    let limited: Awaited<ReturnType<typeof send>> | undefined;
    for (let sent = 0; sent < 12 && !limited; sent += 1) {
      const answers = { name: 'Rita', email: 'often@example.com', message: `${sent}` };
      const answer = await send(rita, answers);
      if (answer.error) limited = answer;
    }
    expect(limited).toMatchObject({ status: 429, error: { code: 'over_request_rate_limit' } });
    expect(Number(limited?.error?.hint)).toBeGreaterThan(60);
  });
});

describe('Ana', () => {
  test('does not enter her name: her session identifies her, regardless of the request', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const message = randomUUID();
    const other = randomUUID();
    await send(ana, { ...note, name: 'Bruno', email: 'bruno@example.com' }, { id: message });
    expect(await stored('contact_messages', message)).toMatchObject([
      { name: 'Ana Souza', email: cast.ana.email, member_id: cast.ana.memberId },
    ]);
    const consents = { readRules: true, ownPartFirst: true, notInsurance: true };
    const answers = { ...consents, recordsOnRequest: true, question: '' };
    await send(ana, answers, { id: other, form: 'sharing-rules', language: 'en' });
    const { question: _empty, ...kept } = answers;
    expect(await stored('form_submissions', other)).toMatchObject([
      { form_slug: 'sharing-rules', member_id: cast.ana.memberId, language: 'en', answers: kept },
    ]);
  });

  test('must accept the required statements', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const answers = { readRules: true, ownPartFirst: true, notInsurance: false };
    const { error } = await send(ana, answers, { form: 'sharing-rules' });
    expect(error?.message).toMatch(/notInsurance/);
    expect(error?.message).toMatch(/recordsOnRequest/);
  });

  test('sees the status of her own requests only, without their contents', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const bruno = await server.signedIn(cast.bruno.email);
    const [hers, his] = [randomUUID(), randomUUID()];
    await send(ana, note, { id: hers });
    await send(bruno, note, { id: his });
    const requests = (await ana.from('contact_messages').select('id, status')).data ?? [];
    expect(requests).toContainEqual({ id: hers, status: 'new' });
    expect(requests.map(({ id }) => id)).not.toContain(his);
    for (const column of ['message', 'email', 'assigned_to', 'priority']) {
      const refused = await (ana as SupabaseClient).from('contact_messages').select(column);
      expect(refused.error?.code).toBe('42501');
    }
    for (const column of ['answers', 'name', 'email', 'assigned_to', 'priority', 'search_text']) {
      const refused = await (ana as SupabaseClient).from('form_submissions').select(column);
      expect(refused.error?.code).toBe('42501');
    }
  });

  test('accepts the rules once, and Bruno’s acceptance does not count for her', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const bruno = await server.signedIn(cast.bruno.email);
    const consents = { readRules: true, ownPartFirst: true, notInsurance: true };
    const answers = { ...consents, recordsOnRequest: true };
    await send(ana, answers, { form: 'sharing-rules' });
    await send(ana, answers, { form: 'sharing-rules' });
    expect((await ana.from('rule_acknowledgements').select('member_id')).data).toEqual([
      { member_id: cast.ana.memberId },
    ]);
    expect((await bruno.from('rule_acknowledgements').select('member_id')).data).toEqual([]);
  });

  const need = {
    patient: 'self',
    patientName: 'Ana Souza',
    need: 'illness',
    provider: 'Dr. Lee',
    whatHappened: 'Fever',
    otherPayer: 'no',
    answerBy: 'email',
    truthful: true,
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  test.each([
    ['care that is finished, with a first visit in 2099', 'happened', '2099-01-01', false],
    ['care that is finished, with a first visit next month', 'happened', inDays(30), false],
    ['care that is under way, with a first visit next month', 'ongoing', inDays(30), false],
    ['care that is planned for last month', 'planned', inDays(-30), false],
    ['care that is planned for 2099', 'planned', '2099-01-01', false],
    ['care that is finished since last month', 'happened', inDays(-30), true],
    ['care that began today', 'ongoing', inDays(0), true],
    ['care that is planned for next month', 'planned', inDays(30), true],
  ])('sends a request about %s', async (_what, stage, day, isTaken) => {
    const ana = await server.signedIn(cast.ana.email);
    const answers = { ...need, stage, serviceDate: day.slice(0, 10) };
    const { error } = await send(ana, answers, { form: 'sharing' });
    expect(error?.message ?? '').toBe(isTaken ? '' : 'These answers are not accepted: serviceDate');
  });

  test.each([
    ['abc', false],
    ['3343', false],
    ['334311', false],
    ['33431', true],
    ['33431-1234', true],
  ])('requests discounts near ZIP %s', async (zipCode, isTaken) => {
    const ana = await server.signedIn(cast.ana.email);
    const answers = {
      need: 'exam',
      message: 'A blood test',
      city: 'Boca Raton',
      zipCode,
      urgency: 'days',
      answerBy: 'email',
    };
    const { error } = await send(ana, answers, { form: 'discounts' });
    expect(error?.message ?? '').toBe(isTaken ? '' : 'These answers are not accepted: zipCode');
  });
});

test('Clara, whose membership has ended, writes as a visitor', async () => {
  const clara = await server.withOldToken(cast.clara.userId);
  expect((await send(clara, note)).error?.code).toBe('identity_required');
});

test('The database and the site have the same fields', async () => {
  const { rows } = await server.owner.query('select * from private.form_fields');
  const known = Object.fromEntries(rows.map((row) => [`${row.form_slug}.${row.name}`, row]));
  const asked = Object.entries(formDefinitions).flatMap(([form, definition]) =>
    Object.entries(definition as FormDefinition).map(([name, field]) =>
      fieldRow(form, name, field),
    ),
  );
  expect(known).toEqual(
    Object.fromEntries(asked.map((row) => [`${row.form_slug}.${row.name}`, row])),
  );
});

function fieldRow(form_slug: string, name: string, field: FormField) {
  const known: Record<string, number> = limits;
  return {
    form_slug,
    name,
    kind: field.kind,
    is_required: field.isRequired ?? false,
    is_for_visitors: field.isForVisitors ?? false,
    max_length: 'max' in field ? field.max : (known[field.kind] ?? null),
    options: 'options' in field ? field.options : null,
    ahead_if: 'aheadIf' in field ? field.aheadIf : null,
  };
}

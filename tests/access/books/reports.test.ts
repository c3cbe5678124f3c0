import { beforeAll, describe, expect, test } from 'vitest';
import { dayInBocaRaton } from '../../../app/shared/format/office-clock.ts';
import { cast } from '../../cast.ts';
import { reviewer } from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;
let igor: Client;

const thisYear = dayInBocaRaton().slice(0, 4);
const lastYear = String(Number(thisYear) - 1);
const words = {
  attester_title: 'Treasurer',
  statement_en: 'I certify that the information is accurate.',
  statement_pt: 'Declaro que as informações são exatas.',
};

// The payload is JSON of the database.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Json = any;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  await server.owner.query(
    "update admins set permissions = '{books}', status = 'active' where id = $1",
    [cast.igor.adminId],
  );
  igor = (await reviewer(server, cast.igor)).client;
});

async function report(period = lastYear, client = fabio): Promise<Json> {
  const { data, error } = await client.rpc('open_report', {
    report: 'colorado',
    period,
    us_state: 'CO',
  });
  expect(error).toBeNull();
  return data;
}

const attest = (client: Client, attester_name: string, seen_hash: string, period = lastYear) =>
  client.rpc('attest_report', {
    report: 'colorado',
    period,
    us_state: 'CO',
    attester_name,
    seen_hash,
    ...words,
  });

const answer = (field: string, more: Record<string, unknown> = {}, client = fabio) =>
  client.rpc('save_report_answer', {
    report: 'colorado',
    period: lastYear,
    field,
    ...(more as object),
  });

describe('Reports to states', () => {
  test('are for admins for the books', async () => {
    const otavio = await server.admin(cast.otavio.email);
    for (const [client, refusal] of [
      [otavio, [403, 'permission_denied']],
      [server.anonymous(), [401, '42501']],
    ] as const) {
      const calls = [
        client.rpc('open_report', { report: 'colorado', period: lastYear, us_state: 'CO' }),
        client.rpc('figure_rows', { figure: 'paid', period: lastYear }),
        answer('contact', { value: 'Eva' }, client),
        attest(client, 'Eva Melo', ''),
      ];
      for (const { error, status } of await Promise.all(calls)) {
        expect([status, error?.code]).toEqual(refusal);
      }
    }
    const ana = await server.signedIn(cast.ana.email);
    const { error } = await ana.rpc('open_report', { report: 'colorado', period: lastYear });
    expect(error?.code).toBe('42501');
  });

  test.each(['2099', '20260', '2026-13', 'now', '', "2026'--"])(
    'are about a period that has begun, not about %j',
    async (period) => {
      const opened = await fabio.rpc('open_report', { report: 'colorado', period });
      expect([opened.status, opened.error?.code]).toEqual([422, 'period_invalid']);
      const rows = await fabio.rpc('figure_rows', { figure: 'paid', period });
      expect(rows.error?.code).toBe('period_invalid');
    },
  );

  test('without members have zeros, which are known, and a state nobody lives in has no rows', async () => {
    const { figures } = await report('2001');
    expect(figures.state).toMatchObject({ households: 0, people: 0, requested: 0, unpaid: 0 });
    expect(figures.national.states).toEqual([]);
    const { data } = await fabio.rpc('figure_rows', { figure: 'unpaid', period: '2001' });
    expect(data).toEqual([]);
  });

  test('of the running year count a membership from its first day', async () => {
    const counted = async () => {
      const { figures } = await report(thisYear);
      const rows = await fabio.rpc('figure_rows', { figure: 'households', period: thisYear });
      expect(rows.data).toHaveLength(figures.national.households);
      return figures.national.households;
    };
    const join = (days: number) =>
      server.owner.query(
        `with member as (
           insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
           values (gen_random_uuid() || '@example.com', 'Rita', 'Prates', '1988-01-01', 'CO', 'active')
           returning id
         )
         insert into enrollments (member_id, status, start_date)
         select id, 'Active', private.local_today() + $1::integer from member`,
        [days],
      );
    const before = await counted();
    await join(1);
    expect(await counted()).toBe(before);
    await join(0);
    expect(await counted()).toBe(before + 1);
  });

  test('have no other figures, and no endless pages', async () => {
    for (const [args, code] of [
      [{ figure: 'salaries' }, 'figure_unknown'],
      [{ figure: '_at_end' }, 'figure_unknown'],
      [{ figure: 'paid', page_size: 5001 }, 'page_size_invalid'],
    ] as const) {
      const { error } = await fabio.rpc('figure_rows', { period: lastYear, ...args });
      expect(error?.code).toBe(code);
    }
  });

  test('list numbers of members and requests only for admins who may open them', async () => {
    const linked = await fabio.rpc('figure_rows', { figure: 'households', period: thisYear });
    expect((linked.data as Json)[0].member.number).toMatch(/^M-/);
    const bare = await igor.rpc('figure_rows', { figure: 'unpaid', period: thisYear });
    expect(bare.data as Json).not.toHaveLength(0);
    for (const row of bare.data as Json) expect(row).toMatchObject({ member: null, request: null });
  });
});

describe('An answer of the organization', () => {
  test('keeps its history, and never replaces one that the admin has not seen', async () => {
    const first = await answer('contact', { value: 'Eva Melo' });
    expect(first.data).toMatchObject({ value: 'Eva Melo', is_not_held: false });
    // The same call again, as after a lost response.
    expect((await answer('contact', { value: 'Eva Melo' })).data).toEqual(first.data);
    const blind = await answer('contact', { value: 'Otávio' }, igor);
    expect([blind.status, blind.error?.code]).toEqual([409, 'changed_meanwhile']);
    const { id } = first.data as Json;
    const next = await answer('contact', { is_not_held: true, seen_id: id }, igor);
    expect(next.error).toBeNull();
    const { answers } = await report();
    expect(answers).toMatchObject([{ field: 'contact', value: null, is_not_held: true }]);
    const { rows } = await server.owner.query('select count(*)::int as count from report_answers');
    expect(rows[0].count).toBe(2);
    await expect(server.owner.query("update report_answers set value = '1'")).rejects.toThrow(
      /never changed/,
    );
    await expect(server.owner.query('delete from report_answers')).rejects.toThrow(/never changed/);
  });

  test.each([
    [{ field: 'X Y', value: 'a' }, 'field_unknown'],
    [{ value: { a: 1 } }, 'answer_invalid'],
    [{ value: true }, 'answer_invalid'],
    [{ value: 10_000_000_000 }, 'answer_invalid'],
    [{ value: -1 }, 'answer_invalid'],
    [{ value: 0.5 }, 'answer_invalid'],
    [{ value: 'x'.repeat(50_001) }, 'answer_invalid'],
    [{ value: 'x', is_not_held: true }, 'answer_invalid'],
    [{ value: ['Visa 4111 1111 1111 1111'] }, 'card_number'],
  ])('%j is refused', async (given, code) => {
    const { error, status } = await answer('reserve', given);
    expect([status, error?.code]).toEqual([422, code]);
  });

  test('has amounts of ten digits, and any letters', async () => {
    const { data } = await answer('reserve', { value: 9_999_999_999 });
    expect(data).toMatchObject({ value: 9_999_999_999 });
    const { data: text } = await answer('officers', { value: '=2+2 🎉 José\u0000'.slice(0, -1) });
    expect(text).toMatchObject({ value: '=2+2 🎉 José' });
  });
});

describe('An attestation', () => {
  test('is about what was seen, once', async () => {
    const { content_hash: seen } = await report();
    await answer('officers-and-directors', { value: 'Eva Melo, president' });
    const stale = await attest(fabio, 'Eva Melo', seen);
    expect([stale.status, stale.error?.code]).toEqual([409, 'figures_changed']);

    const { content_hash: current } = await report();
    const both = await Promise.all([
      attest(fabio, 'Eva Melo', current),
      attest(igor, 'Igor Prado', current),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ error }) => error)?.error?.code).toBe('attested_meanwhile');
    const { attestations } = await report();
    expect(attestations).toHaveLength(1);
    expect(attestations[0].content.answers).toHaveProperty('officers-and-directors');
    expect(attestations[0].content_hash).toBe(current);
    await expect(
      server.owner.query("update report_attestations set attester_name = 'Nobody'"),
    ).rejects.toThrow(/never changed/);
  });

  test('waits for the end of the period, and has a name', async () => {
    const { content_hash } = await report(thisYear);
    const early = await attest(fabio, 'Eva Melo', content_hash, thisYear);
    expect([early.status, early.error?.code]).toEqual([409, 'period_open']);
    const nameless = await attest(fabio, ' ', '');
    expect(nameless.error?.code).toBe('name_length');
  });
});

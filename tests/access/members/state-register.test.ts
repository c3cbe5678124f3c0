import { randomUUID } from 'node:crypto';
import { newestEmail, tokenHashOf } from 'supabase-gateway/testing/mailbox';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftStates } from '../../../scripts/content/drafts/draft-states.ts';
import { cast } from '../../cast.ts';
import { callFunction } from '../../functions/call.ts';
import { adminSession, bearer } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let fabio: Client;
let otavio: Client;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  fabio = await server.admin(cast.fabio.email);
  otavio = await server.admin(cast.otavio.email);
});

type Row = Record<string, unknown>;

async function rowsOf<T extends Row>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await server.owner.query<T>(query, values)).rows;
}

async function today(days = 0): Promise<string> {
  const [row] = await rowsOf<{ day: string }>(
    'select (private.local_today() + $1::int)::text as day',
    [days],
  );
  return row?.day ?? '';
}

async function ruleOf(state: string) {
  const { data } = await server.anonymous().rpc('sign_up_rule', { us_state: state });
  return data as { us_state: string | null; status: string; rule_id?: string; notice_en?: string };
}

async function writtenLast(state: string) {
  const [row] = await rowsOf<{ id: string }>(
    'select id from state_rules where us_state = $1 order by number desc limit 1',
    [state],
  );
  return row?.id ?? '';
}

const notice = {
  notice_pt: 'Um aviso deste estado, para o teste.',
  notice_en: 'A notice of this state, for the test.',
};

async function change(state: string, values: Row = {}, seen?: string, client = fabio) {
  const rule = {
    us_state: state,
    status: 'open',
    effective_on: await today(),
    source: 'A test',
    examined_on: await today(),
    finding: 'A test',
    reason: 'A test',
    is_confirmed: false,
    ...values,
  };
  return client.rpc('change_state_rule', { rule, seen_rule: seen ?? (await writtenLast(state)) });
}

let applicants = 0;

async function apply(data: Row) {
  applicants += 1;
  return applyAs(`applicant-${applicants}@example.com`, data);
}

async function applyAs(email: string, data: Row) {
  const { error } = await server.anonymous().auth.signUp({
    email,
    password: 'mandacaru-em-flor',
    options: {
      data: {
        application: true,
        consent: 'rules 1, terms 1',
        first_name: 'Rita',
        last_name: 'Nogueira',
        phone_number: '+1 561 555 0142',
        date_of_birth: '1991-08-09',
        language: 'en',
        ...data,
      },
    },
  });
  return { email, error };
}

async function confirm(email: string) {
  const token_hash = tokenHashOf(await newestEmail(server, email));
  const { error } = await server.anonymous().auth.verifyOtp({ token_hash, type: 'signup' });
  // The applicant has no session, but the application exists.
  void error;
  const [application] = await rowsOf(
    `select applications.*, rules.us_state as rule_state from membership_applications as applications
    left join state_rules as rules on rules.id = state_rule_id where email = $1`,
    [email],
  );
  return application;
}

async function decide(applicationId: unknown) {
  return callFunction(
    server,
    'decide-application',
    { applicationId, decision: 'approve', enrollment: {}, language: 'en' },
    bearer(await adminSession(server, cast.fabio.email)),
  );
}

describe('The register', () => {
  test('has a draft for every state, closed where nothing was examined', async () => {
    const rows = await rowsOf<{ status: string; states: string; drafts: number }>(
      `select status, string_agg(us_state, ' ' order by us_state) as states, count(*) filter (where not is_confirmed)::int as drafts
      from private.current_state_rules group by status order by status`,
    );
    expect(rows.map(({ drafts }) => drafts).reduce((sum, count) => sum + count)).toBe(56);
    const { states, notExamined } = await draftStates();
    expect(rows.map(({ status, states: codes }) => [status, codes.split(' ')])).toEqual(
      Object.entries(states).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    expect(rows.find(({ status }) => status === 'closed')?.states).toBe(
      'AS GU MP NH NM NY PR VI WA',
    );
    expect(rows.find(({ status }) => status === 'notice')?.states).toBe(
      'AL CA DC FL GA ID MA MO MT NC ND NJ RI TX VT WV',
    );
    const [row] = await rowsOf<{ codes: string[] }>(
      'select array_agg(us_state order by us_state) as codes from private.current_state_rules where source is null',
    );
    expect(row?.codes).toEqual(notExamined);
    expect(notExamined).toContain('IL');
  });

  test('takes a source only with what it says and the day it was read', async () => {
    const seen = await writtenLast('SD');
    const whole = { source: 'A statute', examined_on: await today(), finding: 'It says so.' };
    for (const missing of Object.keys(whole)) {
      expect((await change('SD', { ...whole, [missing]: '' }, seen)).error?.code).toBe(
        'rule_invalid',
      );
    }
    const tomorrow = { ...whole, examined_on: await today(1) };
    expect((await change('SD', tomorrow, seen)).error?.code).toBe('examined_date_future');
    const none = { source: '', examined_on: '', finding: '' };
    expect((await change('SD', none, seen)).error).toBeNull();
    expect((await change('SD', whole)).error).toBeNull();
    const { data } = await fabio.rpc('state_history', { us_state: 'SD' });
    expect(data).toMatchObject([whole, { source: null, examined_on: null, finding: null }, {}]);
  });

  test('is read by anyone, one state at a time, without source and reason', async () => {
    expect(await ruleOf('nova york')).toEqual({ us_state: 'NY', status: 'closed' });
    expect(await ruleOf('WA')).toEqual({ us_state: 'WA', status: 'closed' });
    expect(await ruleOf('🏝️')).toEqual({ us_state: null, status: 'closed' });
    expect(Object.keys(await ruleOf('MA')).toSorted()).toEqual([
      'notice_en',
      'notice_pt',
      'rule_id',
      'status',
      'us_state',
    ]);
  });

  test('is never rewritten, not even by its owner', async () => {
    for (const statement of [
      "update state_rules set status = 'closed' where us_state = 'FL'",
      "delete from state_rules where us_state = 'FL'",
      'truncate state_rules cascade',
      "update state_acknowledgements set language = 'en'",
      'delete from state_acknowledgements',
    ]) {
      await expect(server.owner.query(statement)).rejects.toThrow();
    }
  });

  test('is changed by admins for Open Books only', async () => {
    for (const client of [ana, otavio, server.anonymous()]) {
      const { error } = await change('OH', {}, undefined, client);
      expect(['42501', 'permission_denied']).toContain(error?.code);
      const read = await client.rpc('state_history', { us_state: 'OH' });
      expect(['42501', 'permission_denied']).toContain(read.error?.code);
    }
    expect(await rowsOf("select from state_rules where us_state = 'OH'")).toHaveLength(1);
  });

  test.each([
    ['an unknown status', { status: 'maybe' }, 'rule_invalid'],
    ['a notice without a text', { status: 'notice' }, 'rule_invalid'],
    ['a notice in one language', { status: 'notice', notice_pt: notice.notice_pt }, 'rule_invalid'],
    ['a blank notice', { status: 'notice', ...notice, notice_en: ' '.repeat(40) }, 'rule_invalid'],
    ['a day that does not exist', { effective_on: '2026-02-31' }, 'rule_invalid'],
    ['a word for a day', { effective_on: 'tomorrow' }, 'rule_invalid'],
    ['a past day', { effective_on: '2026-01-02' }, 'effective_date_past'],
    ['a day in the far future', { effective_on: '9999-01-01' }, 'rule_invalid'],
    ['no reason', { reason: ' ' }, 'rule_invalid'],
    ['no source', { source: null }, 'rule_invalid'],
    ['a text for confirmed', { is_confirmed: 'yes' }, 'rule_invalid'],
    [
      'a very long notice',
      { status: 'notice', ...notice, notice_en: 'x'.repeat(3001) },
      'rule_invalid',
    ],
    ['a state that is none', { us_state: '🏝️' }, 'not_found'],
  ])('refuses %s', async (_what, values, code) => {
    expect((await change('OH', values)).error?.code).toBe(code);
    expect(await rowsOf("select from state_rules where us_state = 'OH'")).toHaveLength(1);
  });

  test('takes one of two concurrent changes, and tells the other admin', async () => {
    const seen = await writtenLast('UT');
    const answers = await Promise.all([
      change('UT', { source: 'First' }, seen),
      change('UT', { source: 'Second' }, seen),
    ]);
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual([
      'changed_meanwhile',
      undefined,
    ]);
    expect(await rowsOf("select from state_rules where us_state = 'UT'")).toHaveLength(2);
  });

  test('keeps a rule for a later day until that day, and says who wrote it', async () => {
    expect(
      (await change('NV', { status: 'closed', effective_on: await today(10) })).error,
    ).toBeNull();
    expect((await change('NV', { status: 'notice', ...notice })).error).toBeNull();
    expect(await ruleOf('NV')).toMatchObject({ status: 'notice', notice_en: notice.notice_en });
    const [later] = await rowsOf(
      "select (private.state_rule('NV', private.local_today() + 10)).status as status",
    );
    expect(later).toEqual({ status: 'closed' });
    const { data } = await fabio.rpc('state_history', { us_state: 'NV' });
    expect(data).toMatchObject([
      { status: 'notice', changed_by: expect.stringContaining('Fábio'), acknowledgements: 0 },
      { status: 'closed' },
      { status: 'open', changed_by: null },
    ]);
    expect(JSON.stringify(data)).not.toContain('admin_id');
  });
});

describe('A sign-up', () => {
  test.each([
    ['without a state', {}],
    ['with an empty state', { us_state: '' }],
    ['with a flag', { us_state: '🏝️' }],
    ['from abroad', { us_state: 'SP' }],
    ['with a list of states', { us_state: ['SC'] }],
    ['with an object', { us_state: { code: 'SC' } }],
    ['with a very long state', { us_state: 'SC'.repeat(1_000) }],
    ['from a closed state', { us_state: 'WA' }],
    ['from a closed state by its name', { us_state: ' washington ' }],
    ['from a territory', { us_state: 'PR' }],
    ['without the acknowledgement of a notice', { us_state: 'MA' }],
    ['with an acknowledgement that is none', { us_state: 'MA', state_rule: true }],
    [
      'with a word for the acknowledgement',
      { us_state: 'MA', state_rule: "'; drop table members" },
    ],
    ['with an unknown acknowledgement', { us_state: 'MA', state_rule: randomUUID() }],
  ])('%s is refused, and nothing is created', async (_what, data) => {
    const { email, error } = await apply(data);
    expect(error).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^An application needs (a state|the acknowledgement)/),
    });
    expect(await rowsOf('select from auth.users where email = $1', [email])).toEqual([]);
  });

  test('sent again with a closed state is refused, and the first one stays', async () => {
    const { email } = await apply({ us_state: 'SC' });
    const again = { us_state: 'WA', state_rule: randomUUID() };
    expect((await applyAs(email, again)).error).toMatchObject({ status: 422 });
    expect(await confirm(email)).toMatchObject({ us_state: 'SC' });
  });

  test('added to a login that is not confirmed is refused by the database itself', async () => {
    const { email } = await apply({ application: false });
    const turn = (data: Row) =>
      server.owner.query('update auth.users set raw_user_meta_data = $2 where email = $1', [
        email,
        { application: true, consent: 'rules 1, terms 1', ...data },
      ]);
    await expect(turn({ us_state: 'WA' })).rejects.toMatchObject({ code: 'PT422' });
    await expect(turn({ us_state: 'MA' })).rejects.toMatchObject({ code: 'PT422' });
    await expect(turn({ us_state: 'SC', consent: '' })).rejects.toMatchObject({ code: 'PT422' });
    expect((await turn({ us_state: 'SC' })).rowCount).toBe(1);
  });

  test('is confirmed even if the state has closed since', async () => {
    const { email } = await apply({ us_state: 'OH' });
    await change('OH', { status: 'closed' });
    expect(await confirm(email)).toMatchObject({ us_state: 'OH', status: 'new' });
  });

  test('with the acknowledgement of another state’s notice is refused', async () => {
    const { rule_id } = await ruleOf('NJ');
    expect((await apply({ us_state: 'MA', state_rule: rule_id })).error).not.toBeNull();
  });

  test.each(['SC', 'sc', 'South Carolina', ' carolina do sul '])(
    'from an open state, written as %j, is stored with its letters',
    async (us_state) => {
      const { email, error } = await apply({ us_state });
      expect(error).toBeNull();
      expect(await confirm(email)).toMatchObject({
        us_state: 'SC',
        state_rule_id: null,
        state_acknowledged_at: null,
      });
    },
  );

  test('stores no acknowledgement for an open state, whatever the metadata name', async () => {
    const { rule_id } = await ruleOf('NJ');
    const { email } = await apply({ us_state: 'SC', state_rule: rule_id });
    expect(await confirm(email)).toMatchObject({ us_state: 'SC', state_rule_id: null });
  });

  test('with the acknowledgement stores which notice, and the member has it, too', async () => {
    const { rule_id } = await ruleOf('MA');
    const { email } = await apply({ us_state: 'MA', state_rule: rule_id });
    const application = await confirm(email);
    expect(application).toMatchObject({ us_state: 'MA', state_rule_id: rule_id, rule_state: 'MA' });
    const approved = await decide(application?.id);
    expect(approved.status).toBe(200);
    const acknowledged = await rowsOf(
      `select acknowledged.rule_id, acknowledged.language, members.state, acknowledged.acknowledged_at,
        acknowledged.sha256 = private.notice_hash(rules) as same
      from members join state_acknowledgements as acknowledged on member_id = members.id
      join state_rules as rules on rules.id = rule_id where email = $1`,
      [email],
    );
    expect(acknowledged).toEqual([
      {
        rule_id,
        language: 'en',
        state: 'MA',
        acknowledged_at: application?.state_acknowledged_at,
        same: true,
      },
    ]);
  });

  test('with an old version of the notice is refused, unless the text is the same', async () => {
    const { rule_id: first } = await ruleOf('RI');
    const { data: history } = await fabio.rpc('state_history', { us_state: 'RI' });
    const [{ notice_pt, notice_en }] = history as unknown as [typeof notice];
    await change('RI', { status: 'notice', notice_pt, notice_en, is_confirmed: true });
    expect((await apply({ us_state: 'RI', state_rule: first })).error).toBeNull();
    await change('RI', { status: 'notice', ...notice });
    expect((await apply({ us_state: 'RI', state_rule: first })).error).not.toBeNull();
  });

  test('from a state that closed before the decision waits: approval says why', async () => {
    const { email } = await apply({ us_state: 'IA' });
    const application = await confirm(email);
    await change('IA', { status: 'closed' });
    const refused = await decide(application?.id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'state_closed' });
    expect(await rowsOf('select from members where email = $1', [email])).toEqual([]);
    await change('IA', { status: 'open' });
    expect((await decide(application?.id)).status).toBe(200);
  });
});

describe('A member who moves', () => {
  const pending = async (client: Client) =>
    (await client.rpc('pending_state_notice')).data as Row | null;
  const move = async (state: string) => {
    const { error } = await ana.from('members').update({ state }).eq('id', cast.ana.memberId);
    expect(error).toBeNull();
  };
  const cases = async () =>
    (await fabio.from('state_case_list').select('us_state, kind, note').eq('id', cast.ana.memberId))
      .data;
  const home = async (client = fabio) =>
    (
      await client
        .from('member_state_list')
        .select(
          'us_state, lives_there_since, status, is_confirmed, kind, acknowledged_in, acknowledged_effective_on, settled_by_name',
        )
        .eq('id', cast.ana.memberId)
    ).data;

  test('has nothing to do at first, nor in an open state', async () => {
    expect(await pending(ana)).toBeNull();
    await move('SC');
    expect(await pending(ana)).toBeNull();
  });

  test('reads the notice of the new state, and acknowledges it once, for nobody else', async () => {
    await move('NJ');
    const { rule_id } = await ruleOf('NJ');
    expect(await pending(ana)).toMatchObject({ kind: 'notice', us_state: 'NJ', rule_id });
    const acknowledge = (client: Client, id = rule_id, language = 'en') =>
      client.rpc('acknowledge_state_notice', { rule_id: id ?? '', language });
    const bruno = await server.signedIn(cast.bruno.email);
    expect((await acknowledge(bruno)).error?.code).toBe('notice_changed');
    expect((await acknowledge(otavio)).error?.code).toBe('42501');
    expect((await acknowledge(ana, randomUUID())).error?.code).toBe('notice_changed');
    expect((await acknowledge(ana, rule_id, 'fr')).error?.code).toBe('invalid_language');
    expect((await acknowledge(ana, (await ruleOf('MA')).rule_id)).error?.code).toBe(
      'notice_changed',
    );
    const answers = await Promise.all([acknowledge(ana), acknowledge(ana, rule_id, 'pt-BR')]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(await pending(ana)).toBeNull();
  });

  test('reads a changed notice again', async () => {
    const [before] = (await home()) ?? [];
    expect(before).toMatchObject({ us_state: 'NJ', status: 'notice', kind: null });
    // Both answers came at the same time, and the first one was stored.
    expect(['en', 'pt-BR']).toContain(before?.acknowledged_in);
    await change('NJ', { status: 'notice', ...notice });
    expect(await pending(ana)).toMatchObject({ kind: 'notice', notice_en: notice.notice_en });
    // The team sees that the notice they read is not the one of today.
    const { acknowledged_in, acknowledged_effective_on } = before ?? {};
    expect(await home()).toMatchObject([
      { kind: 'notice', acknowledged_in, acknowledged_effective_on },
    ]);
  });

  test('to a closed state keeps address and membership, and the team is told until it has settled it', async () => {
    await move('Washington');
    expect(await pending(ana)).toEqual({ kind: 'closed', us_state: 'WA' });
    expect(await cases()).toEqual([{ us_state: 'WA', kind: 'closed', note: null }]);
    const [member] = await rowsOf('select state, enrollment_status from members where id = $1', [
      cast.ana.memberId,
    ]);
    expect(member).toEqual({ state: 'Washington', enrollment_status: 'active' });
    const record = {
      us_state: 'WA',
      lives_there_since: await today(),
      status: 'closed',
      is_confirmed: false,
      kind: 'closed',
    };
    expect(await home()).toMatchObject([record]);
    expect(await home(otavio)).toMatchObject([record]);

    const settle = (client: Client, us_state = 'WA', note = 'Called Ana: she stays until June.') =>
      client.rpc('settle_state_case', { member_id: cast.ana.memberId, us_state, note });
    expect((await settle(otavio)).error?.code).toBe('permission_denied');
    expect((await settle(ana)).error?.code).toBe('42501');
    expect((await settle(fabio, 'WA', ' ')).error?.code).toBe('note_missing');
    expect((await settle(fabio, 'NJ')).error?.code).toBe('case_changed');
    const answers = await Promise.all([settle(fabio), settle(fabio)]);
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(['case_changed', undefined]);
    expect(await pending(ana)).toBeNull();
    expect(await cases()).toMatchObject([{ us_state: 'WA', kind: 'settled' }]);
    expect(await home()).toMatchObject([{ kind: 'settled', settled_by_name: 'Fábio Teixeira' }]);
  });

  test('away and back is a new case', async () => {
    await move('SC');
    await move('WA');
    expect(await pending(ana)).toEqual({ kind: 'closed', us_state: 'WA' });
  });

  test('abroad is one, too', async () => {
    await server.owner.query("update members set country = 'Brasil', state = 'SC' where id = $1", [
      cast.ana.memberId,
    ]);
    expect(await pending(ana)).toEqual({ kind: 'closed', us_state: null });
    expect(await cases()).toMatchObject([{ us_state: null, kind: 'closed' }]);
  });
});

describe('An import', () => {
  const line = (values: Row) => ({
    email: `${randomUUID()}@example.com`,
    first_name: 'Nova',
    last_name: 'Pessoa',
    date_of_birth: '1990-01-01',
    ...values,
  });
  const preview = async (lines: Row[], keep = false) => {
    const { data, error } = await fabio.rpc('import_members', { lines: lines as never, keep });
    expect(error).toBeNull();
    return data as { kept: boolean; lines: { outcome: string; mistakes?: unknown }[] };
  };

  test('names the lines with a closed state, and takes those who have left', async () => {
    const { lines } = await preview([
      line({ state: 'FL' }),
      line({ state: 'WA' }),
      line({ state: ' washington', first_name: '' }),
      line({ state: 'WA', enrollment_status: 'cancelled' }),
      line({ state: 'PA', country: 'Brasil' }),
      line({}),
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual([
      'new',
      'wrong',
      'wrong',
      'new',
      'new',
      'new',
    ]);
    expect(lines[1]?.mistakes).toEqual([{ column: 'state', reason: 'closed' }]);
    expect(lines[2]?.mistakes).toEqual(
      expect.arrayContaining([
        { column: 'state', reason: 'closed' },
        { column: 'first_name', reason: 'missing' },
      ]),
    );
  });

  test('leaves the acknowledgement of a notice to the member', async () => {
    const added = line({ state: 'MA', enrollment_status: 'active' });
    expect((await preview([added], true)).kept).toBe(true);
    const cases = await rowsOf(
      'select kind from private.state_cases join members on members.id = member_id where email = $1',
      [added.email],
    );
    expect(cases).toEqual([{ kind: 'notice' }]);
  });
});

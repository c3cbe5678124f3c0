import { randomUUID } from 'node:crypto';
import { newestEmail, resetRateLimits, tokenHashOf } from 'supabase-gateway/testing/mailbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answers } from '../../../supabase/contracts/answers.ts';
import { cast } from '../../cast.ts';
import { callFunction } from '../../functions/call.ts';
import { adminSession, bearer } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const plan = (number: number) => `d0000000-0000-4000-8000-00000000000${number}`;
const iua = (amount: number) => `d1000000-0000-4000-8000-00000000${amount}`;
const inForce = 'd2000000-0000-4000-8000-000000000001';
/** A plan and an IUA that only this file has. */
const retired = { product: randomUUID(), iua: randomUUID() };

type Costs = NonNullable<ReturnType<(typeof answers)['joining_costs']['parse']>>;

async function costs(): Promise<Costs | null> {
  const { data, error } = await server.anonymous().rpc('joining_costs');
  expect(error).toBeNull();
  return data as Costs | null;
}

/** What the function would return after some statements, which are undone. */
async function costsAfter(...statements: string[]): Promise<Costs | null> {
  await server.owner.query('begin');
  try {
    for (const statement of statements) await server.owner.query(statement);
    const { rows } = await server.owner.query<{ costs: unknown }>(
      'select joining_costs() as costs',
    );
    return answers.joining_costs.parse(rows[0]?.costs);
  } finally {
    await server.owner.query('rollback');
  }
}

/** Only the owner of the database can change a table that has begun, and only like this. */
const withoutTriggers = "set local session_replication_role = 'replica'";

const centsOf = (known: Costs | null, product: string, planType: string, amount: string) =>
  known?.amounts.find(
    (one) =>
      one.product_id === product && one.plan_type === planType && one.product_iua_id === amount,
  )?.cents;

beforeAll(async () => {
  await server.owner.query(
    "insert into products (id, name, label) values ($1, 'plan-of-this-test', 'Mutirão Antigo')",
    [retired.product],
  );
  await server.owner.query('insert into product_iua (id, amount) values ($1, 7777)', [retired.iua]);
});

afterAll(async () => {
  await server.owner.query('delete from membership_applications where product_id = $1', [
    retired.product,
  ]);
  await server.owner.query('delete from products where id = $1', [retired.product]);
  await server.owner.query('delete from product_iua where id = $1', [retired.iua]);
});

describe('What joining costs', () => {
  test('is read by visitors, members, and the team: the amounts of the table in force', async () => {
    const known = await costs();
    expect(known).toMatchObject({ starts_on: '2024-01-01', from_ages: [18, 30, 40, 50, 60] });
    expect(known?.plans.map(({ id }) => id)).toEqual([plan(1), plan(2), plan(3)]);
    expect(known?.iuas).toEqual(
      [1500, 3000, 6000].map((amount) => ({ id: iua(amount), cents: amount * 100 })),
    );
    const { rows } = await server.owner.query<{ cents: string[] }>(
      `select array_agg(cents order by from_age) as cents from contribution_amounts
       where table_id = $1 and product_id = $2 and plan_type = 'family' and product_iua_id = $3`,
      [inForce, plan(2), iua(3000)],
    );
    expect(centsOf(known, plan(2), 'family', iua(3000))).toEqual(rows[0]?.cents.map(Number));
    for (const client of [
      await server.signedIn(cast.ana.email),
      await server.admin(cast.otavio.email),
    ]) {
      expect((await client.rpc('joining_costs')).data).toEqual(known);
    }
  });

  test('shows a visitor nothing else of the tables and plans', async () => {
    const visitor = server.anonymous();
    for (const table of [
      'contribution_tables',
      'contribution_amounts',
      'products',
      'product_iua',
    ] as const) {
      expect((await visitor.from(table).select()).error?.code).toBe('42501');
    }
    expect(Object.keys((await costs()) ?? {}).toSorted()).toEqual([
      'amounts',
      'from_ages',
      'iuas',
      'plans',
      'starts_on',
    ]);
  });

  test('is not in a table of the future, and not without a table', async () => {
    const future = `insert into contribution_tables (id, starts_on, from_ages)
      values ('${randomUUID()}', (date_trunc('month', private.local_today()) + interval '1 month')::date, '{18}')`;
    expect((await costsAfter(future))?.starts_on).toBe('2024-01-01');
    expect(await costsAfter(withoutTriggers, 'delete from contribution_tables', future)).toBeNull();
  });

  test('has no plan and no IUA that is retired, and is empty without any', async () => {
    const without = await costsAfter(
      `update products set retired_at = now() where id = '${plan(1)}'`,
      `update product_iua set retired_at = now() where id = '${iua(6000)}'`,
    );
    expect(without?.plans.map(({ id }) => id)).toEqual([plan(2), plan(3)]);
    expect(without?.iuas.map(({ id }) => id)).toEqual([iua(1500), iua(3000)]);
    expect(centsOf(without, plan(1), 'family', iua(3000))).toBeUndefined();
    expect(centsOf(without, plan(2), 'family', iua(6000))).toBeUndefined();
    expect(await costsAfter('update products set retired_at = now()')).toBeNull();
    expect(
      await costsAfter(withoutTriggers, 'delete from contribution_amounts where from_age = 40'),
    ).toBeNull();
  });
});

describe('The plan that an applicant chose', () => {
  const choice = { product_id: plan(2), product_iua_id: iua(3000), plan_type: 'family' };

  beforeEach(() => resetRateLimits(server));

  async function apply(plan_choice: unknown) {
    const email = `chosen-${randomUUID()}@example.com`;
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
          us_state: 'SC',
          language: 'en',
          plan_choice,
        },
      },
    });
    return { email, error };
  }

  async function confirm(email: string) {
    const token_hash = tokenHashOf(await newestEmail(server, email));
    // The applicant gets no session, but an application.
    await server.anonymous().auth.verifyOtp({ token_hash, type: 'signup' });
    const { rows } = await server.owner.query(
      'select id, product_id, product_iua_id, plan_type from membership_applications where email = $1',
      [email],
    );
    return rows[0] as (typeof choice & { id: string }) | undefined;
  }

  test('is in the application, which the team reads', async () => {
    const { email, error } = await apply(choice);
    expect(error).toBeNull();
    const application = await confirm(email);
    expect(application).toMatchObject(choice);
    const fabio = await server.admin(cast.fabio.email);
    const { data } = await fabio.from('application_list').select().eq('email', email).single();
    expect(data).toMatchObject({
      ...choice,
      plan: 'Mutirão Família',
      iua: 3000,
      plan_retired_at: null,
      iua_retired_at: null,
    });
  });

  test.each([
    ['no choice', undefined],
    ['null', null],
  ])('is optional: %s', async (_what, none) => {
    const { email, error } = await apply(none);
    expect(error).toBeNull();
    expect(await confirm(email)).toMatchObject({
      product_id: null,
      product_iua_id: null,
      plan_type: null,
    });
  });

  test.each<[string, unknown]>([
    ['a plan that does not exist', { ...choice, product_id: randomUUID() }],
    ['an IUA that does not exist', { ...choice, product_iua_id: randomUUID() }],
    ['a member in place of a plan', { ...choice, product_id: cast.ana.memberId }],
    ['an unknown household', { ...choice, plan_type: 'village' }],
    ['no household', { product_id: choice.product_id, product_iua_id: choice.product_iua_id }],
    ['no id', { ...choice, product_id: "' or true --" }],
    ['numbers', { product_id: 1, product_iua_id: 2, plan_type: 3 }],
    ['lists', { product_id: [plan(2)], product_iua_id: [iua(3000)], plan_type: ['family'] }],
    ['a list', [choice]],
    ['a text', JSON.stringify(choice)],
    ['true', true],
    ['nothing in it', {}],
    ['a very long id', { ...choice, product_id: 'd'.repeat(2000) }],
  ])('is refused before anything is created: %s', async (_what, hostile) => {
    const { email, error } = await apply(hostile);
    expect(error).toMatchObject({ status: 422 });
    const { rows } = await server.owner.query('select from auth.users where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  test('is refused if it is retired at sign-up, and stays if it is retired afterwards', async () => {
    const old = { ...choice, product_id: retired.product, product_iua_id: retired.iua };
    const { email, error } = await apply(old);
    expect(error).toBeNull();
    await server.owner.query('update products set retired_at = now() where id = $1', [
      retired.product,
    ]);
    expect((await apply(old)).error?.message).toContain('offered');
    const application = await confirm(email);
    expect(application).toMatchObject(old);

    // An approval with the retired plan changes nothing.
    const session = await adminSession(server, cast.fabio.email);
    const approve = (enrollment: Record<string, unknown>) =>
      callFunction(
        server,
        'decide-application',
        { applicationId: application?.id, decision: 'approve', enrollment, language: 'en' },
        bearer(session),
      );
    const refusal = await approve({ ...old, start_date: '2030-01-01', monthly_cost: 100 });
    expect(refusal).toMatchObject({ status: 422 });
    expect(JSON.stringify(refusal)).toContain('plan_retired');
    const { rows } = await server.owner.query(
      `select status, (select count(*)::int from members where members.email = applications.email) as members
       from membership_applications as applications where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ status: 'new', members: 0 }]);
    const other = await approve({ ...choice, start_date: '2030-01-01' });
    expect(other).toMatchObject({ status: 200 });
  });
});

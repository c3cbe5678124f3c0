import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { decisionSteps } from '../../support/decision-steps.ts';
import { type Reviewer, requestInReview, reviewer } from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let otavio: Reviewer;
let fabio: Reviewer;
const { readable, decided, confirming } = decisionSteps(server, () => otavio);
/** Above the amount that one person decides alone. */
const large = [900_000];
const fabiosChoice = 'um lugar ao sol 7';

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  fabio = await reviewer(server, cast.fabio);
});

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

async function set(sql: string, values: unknown[] = []) {
  await server.owner.query(sql, values);
}

const paula = { first_name: 'Paula', last_name: 'Prado', permissions: ['requests'] };

/** An admin whom Fábio adds, with a password of his. */
async function addedByFabio(change: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { data, error } = await withLists
    .from('admins')
    .insert({ ...paula, email, ...change })
    .select('id')
    .single();
  expect(error).toBeNull();
  const id = data?.id ?? '';
  await passwordBy(fabio, id);
  return reviewer(server, { email, adminId: id }, fabiosChoice);
}

async function passwordBy(who: Reviewer, adminId: string) {
  const args = { admin_id: adminId, password: fabiosChoice };
  expect((await callGuarded(who.client, 'set_admin_password', args)).error).toBeNull();
}

let withLists: Awaited<ReturnType<typeof server.admin>>;
beforeAll(async () => {
  withLists = await server.admin(cast.fabio.email);
});

/** As if it had happened a day earlier, and the account's password were its own. */
async function aDayAgo(adminId: string) {
  await set('set session_replication_role = replica');
  await set(
    `update activity_log set created_at = created_at - interval '25 hours', action = 'admins.update'
     where subject_table = 'admins' and subject_id = $1`,
    [adminId],
  );
  await set(
    "update admins set counts_asked_at = counts_asked_at - interval '25 hours' where id = $1",
    [adminId],
  );
  await set('set session_replication_role = default');
}

async function superAdmin(): Promise<Reviewer> {
  await set("update admins set role = 'super_admin' where id = $1", [cast.gabriela.adminId]);
  return reviewer(server, cast.gabriela);
}

afterEach(gabrielaAsBefore);

async function gabrielaAsBefore() {
  await set("update admins set role = 'content_editor' where id = $1", [cast.gabriela.adminId]);
}

const confirmAdmin = async ({ client }: Reviewer, admin_id: string) =>
  (await client.rpc('confirm_admin', { admin_id })).error?.code;

describe('One person with two accounts is one person:', () => {
  test('who made an account in the last 24 hours does not confirm what it decides', async () => {
    const paula = await addedByFabio();
    const decision = await decided(await readable(large), [], paula);
    expect((await confirming(decision.id, fabio)).code).toBe('not_independent');
  });

  test('who set two passwords is neither of the two', async () => {
    const paula = await addedByFabio();
    const rita = await addedByFabio();
    const decision = await decided(await readable(large), [], paula);
    expect((await confirming(decision.id, rita)).code).toBe('not_independent');
  });
});

describe('An account that another admin gave more power', () => {
  test('works at once, and decides nothing as the second person', async () => {
    const paula = await addedByFabio();
    const decision = await decided(await readable(large));
    expect((await confirming(decision.id, paula)).code).toBe('not_counted');
    await aDayAgo(paula.id);
    const gabriela = await superAdmin();
    // With a second super admin, time alone is not enough.
    await reviewer(server, cast.fabio);
    expect((await confirming(decision.id, paula)).code).toBe('not_counted');
    expect(await confirmAdmin(fabio, paula.id)).toBe('same_person');
    expect(await confirmAdmin(otavio, paula.id)).toBe('super_admin_required');
    expect(await confirmAdmin(gabriela, paula.id)).toBeUndefined();
    expect(await confirmAdmin(gabriela, paula.id)).toBe('confirmed_meanwhile');
    await gabrielaAsBefore();
    // It counts from now on, and never for a review that had begun.
    expect((await confirming(decision.id, paula)).code).toBe('not_counted');
    const later = await decided(await readable(large));
    expect((await confirming(later.id, paula)).data).toMatchObject({ status: 'effective' });
  });

  test('counts after 24 hours if there is one super admin', async () => {
    const paula = await addedByFabio();
    await aDayAgo(paula.id);
    await reviewer(server, cast.fabio);
    const decision = await decided(await readable(large));
    expect((await confirming(decision.id, paula)).data).toMatchObject({ status: 'effective' });
  });

  test.each([
    ['a permission', { permissions: ['contacts', 'requests'] }],
    ['a role', { role: 'super_admin' }],
    ['its activation', { status: 'active', permissions: ['requests'] }],
  ])('waits, also for %s', async (what, change) => {
    const id = cast.igor.adminId;
    const status = what === 'its activation' ? 'inactive' : 'active';
    await set(
      "update admins set status = $2, role = 'support_agent', permissions = '{contacts}', counts_since = 'epoch' where id = $1",
      [id, status],
    );
    const { error } = await withLists.from('admins').update(change).eq('id', id);
    expect(error).toBeNull();
    const { rows } = await server.owner.query(
      'select counts_since, counts_asked_by from admins where id = $1',
      [id],
    );
    expect(rows).toEqual([{ counts_since: null, counts_asked_by: cast.fabio.adminId }]);
  });

  test('waits again when someone else corrects its email or sets its first password', async () => {
    const { data } = await withLists
      .from('admins')
      .insert({ ...paula, email: 'paula@example.com' })
      .select('id')
      .single();
    const id = data?.id ?? '';
    const confirmed = () => set("update admins set counts_since = 'epoch' where id = $1", [id]);
    const counts = async () => {
      const { rows } = await server.owner.query('select counts_since from admins where id = $1', [
        id,
      ]);
      return rows[0].counts_since !== null;
    };
    await confirmed();
    const email = 'paula.prado@example.com';
    expect((await withLists.from('admins').update({ email }).eq('id', id)).error).toBeNull();
    expect(await counts()).toBe(false);
    await confirmed();
    await passwordBy(fabio, id);
    expect(await counts()).toBe(false);
  });

  test('is not confirmed by a super admin who waits', async () => {
    const second = await addedByFabio({ role: 'super_admin' });
    await aDayAgo(second.id);
    const gabriela = await superAdmin();
    const paula = await addedByFabio();
    expect(await confirmAdmin(second, paula.id)).toBe('not_counted');
    expect(await confirmAdmin(gabriela, paula.id)).toBeUndefined();
    await gabrielaAsBefore();
    await set("update admins set status = 'inactive' where id = $1", [second.id]);
  });

  test('waits for another 24 hours when a super admin loses the role', async () => {
    const second = await addedByFabio({ role: 'super_admin' });
    await set("update admins set counts_since = 'epoch' where id = $1", [second.id]);
    const paula = await addedByFabio();
    await aDayAgo(paula.id);
    const change = { role: 'content_editor' };
    expect((await withLists.from('admins').update(change).eq('id', second.id)).error).toBeNull();
    await reviewer(server, cast.fabio);
    const { rows } = await server.owner.query('select counts_since from admins where id = $1', [
      paula.id,
    ]);
    expect(rows).toEqual([{ counts_since: null }]);
    await set("update admins set status = 'inactive' where id = $1", [second.id]);
  });

  test('is named on the overview of super admins', async () => {
    const paula = await addedByFabio({ first_name: 'Quitéria' });
    const named = async ({ client }: Reviewer) => {
      const { data } = await client.rpc('overview_figures');
      return (data as { controls?: { id: string }[] }).controls?.find(({ id }) => id === paula.id);
    };
    expect(await named(fabio)).toMatchObject({
      kind: 'admin',
      name: 'Quitéria Prado',
      asked_by: cast.fabio.adminId,
    });
    expect(await named(otavio)).toBeUndefined();
  });
});

describe('A document rule', () => {
  beforeEach(() => set("delete from document_rules where created_at < now() - interval '1 day'"));

  async function ruleOf() {
    const { rows } = await server.owner.query<{ id: string; at: string }>(
      `insert into document_rules (document_kind, is_required, kinds, min_amount_cents, created_at)
       values ('other', true, '{illness}', 5000, now() - interval '2 days')
       returning id, updated_at::text as at`,
    );
    return rows[0] as { id: string; at: string };
  }

  async function change({ client }: Reviewer, id: string, changes: unknown) {
    const { rows } = await server.owner.query(
      'select updated_at::text as at from document_rules where id = $1',
      [id],
    );
    const args = { rule_id: id, seen_at: rows[0]?.at, changes: changes as never };
    const { data, error } = await client.rpc('change_document_rule', args);
    return error?.code ?? (data as { waits: boolean }).waits;
  }

  async function stored(id: string) {
    const { rows } = await server.owner.query(
      `select document_kind, is_required, kinds, payments, min_amount_cents::int as cents
       from document_rules where id = $1`,
      [id],
    );
    return rows[0];
  }

  test.each([
    ['optional', { is_required: false }],
    ['for another document', { document_kind: 'records' }],
    ['for fewer kinds', { kinds: [] }],
    ['for another kind', { kinds: ['accident'] }],
    ['from a higher amount', { min_amount_cents: 5001 }],
    ['with a condition more', { payments: ['paid'] }],
    ['deleted', {}],
  ])('that would be %s waits for a second super admin', async (_, changes) => {
    const { id } = await ruleOf();
    const before = await stored(id);
    expect(await change(otavio, id, changes)).toBe(true);
    expect(await change(otavio, id, changes)).toBe(true);
    expect(await stored(id)).toEqual(before);
    expect(await change(fabio, id, changes)).toBe(false);
    expect(await stored(id)).not.toEqual(before);
  });

  test('that asks for more changes at once', async () => {
    const { id } = await ruleOf();
    const more = { kinds: ['illness', 'accident'], min_amount_cents: 100, note: 'Mais' };
    expect(await change(otavio, id, more)).toBe(false);
    expect(await stored(id)).toMatchObject({
      is_required: true,
      kinds: ['illness', 'accident'],
      cents: 100,
    });
    expect(await change(otavio, id, { kinds: null, min_amount_cents: null })).toBe(false);
  });

  test('that was added in the last 24 hours can be taken back', async () => {
    const { id } = await ruleOf();
    await set('update document_rules set created_at = now() where id = $1', [id]);
    expect(await change(otavio, id, {})).toBe(false);
    expect(await stored(id)).toBeUndefined();
  });

  test('is not weakened by the only super admin twice, but after 24 hours', async () => {
    const { id } = await ruleOf();
    expect(await change(fabio, id, {})).toBe(true);
    expect(await change(fabio, id, {})).toBe(true);
    await set(
      "update document_rules set wanted_at = wanted_at - interval '25 hours' where id = $1",
      [id],
    );
    const gabriela = await superAdmin();
    expect(await change(fabio, id, {})).toBe(true);
    // Another change is a new question.
    expect(await change(gabriela, id, { is_required: false })).toBe(true);
    expect(await change(gabriela, id, {})).toBe(true);
    await gabrielaAsBefore();
    expect(await change(fabio, id, { note: '' })).toBe(false);
    expect(await change(fabio, id, {})).toBe(true);
    await set(
      "update document_rules set wanted_at = wanted_at - interval '25 hours' where id = $1",
      [id],
    );
    expect(await change(fabio, id, {})).toBe(false);
    expect(await stored(id)).toBeUndefined();
  });

  test('is changed by its function only, with the version that was read, by admins for requests', async () => {
    const { id, at } = await ruleOf();
    const plain = await otavio.client.from('document_rules').update({ note: 'x' }).eq('id', id);
    const removed = await otavio.client.from('document_rules').delete().eq('id', id);
    expect([plain.error?.code, removed.error?.code]).toEqual(['42501', '42501']);
    expect(await change(otavio, id, { note: 'Outra' })).toBe(false);
    const old = { rule_id: id, seen_at: at, changes: { note: 'Velha' } };
    expect((await otavio.client.rpc('change_document_rule', old)).error?.code).toBe(
      'changed_meanwhile',
    );
    for (const changes of [null, 5, [], { id: 'x' }, { wanted: {} }, { created_at: 'now' }]) {
      expect(await change(otavio, id, changes)).toBe('unknown_condition');
    }
    const editor = await server.admin(cast.gabriela.email);
    const { error } = await editor.rpc('change_document_rule', old);
    expect(error?.code).toBe('permission_denied');
  });

  test('that is weaker never applies to a request that is being reviewed', async () => {
    const { id } = await ruleOf();
    const facts = async (request: string) => {
      await set('update sharing_requests set amount_cents = 9000 where id = $1', [request]);
      const { rows } = await server.owner.query(
        `select is_required from request_items where request_id = $1 and document_kind = 'other'`,
        [request],
      );
      return rows[0]?.is_required ?? null;
    };
    const reviewed = await requestInReview(server);
    expect(await change(otavio, id, {})).toBe(true);
    expect(await change(fabio, id, {})).toBe(false);
    expect(await facts(reviewed.id)).toBe(true);
    expect(await facts((await requestInReview(server, { state: 'received' })).id)).toBeNull();
  });
});

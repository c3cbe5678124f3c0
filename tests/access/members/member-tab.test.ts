import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { dayInBocaRaton } from '../../../app/shared/format/office-clock.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const fabio = () => server.admin(cast.fabio.email);
const ana = cast.ana.memberId;
const diego = 'b0000000-0000-4000-8000-000000000004';

describe('Otávio and Gabriela, without the box for members,', () => {
  test.each([cast.otavio.email, cast.gabriela.email])(
    '%s see no applications and no advisors',
    async (email) => {
      const admin = await server.admin(email);
      for (const list of ['application_list', 'agent_list'] as const) {
        expect((await admin.from(list).select('id')).data).toEqual([]);
      }
    },
  );

  test('Gabriela, who answers no requests either, sees no members and opens no record', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.from('member_list').select('id')).data).toEqual([]);
    const { error } = await callGuarded(gabriela, 'open_member_record', { member_id: ana });
    expect(error?.code).toBe('permission_denied');
  });

  test.each([cast.otavio.email, cast.gabriela.email])(
    '%s change nothing by hand',
    async (email) => {
      const admin = await server.admin(email);
      const { data } = await admin
        .from('members')
        .update({ enrollment_status: 'cancelled' })
        .eq('id', ana)
        .select('id');
      expect(data).toEqual([]);
      for (const [table, row] of [
        [
          'members',
          { email: 'x@example.com', first_name: 'X', last_name: 'Y', date_of_birth: '1990-01-01' },
        ],
        ['enrollments', { member_id: ana, status: 'Active' }],
        ['agents', { email: 'y@example.com', first_name: 'X', last_name: 'Y' }],
        ['billing', { member_id: ana, due_date: '2027-01-01', amount: 1 }],
        ['billing_schedules', { member_id: ana, next_billing_date: '2027-01-01', amount: 1 }],
      ] as const) {
        const { error } = await admin.from(table as 'members').insert(row as never);
        expect(error?.code, table).toBe('42501');
      }
      const { data: applications } = await server.owner
        .query("select id from membership_applications where status = 'new' limit 1")
        .then(({ rows }) => ({ data: rows }));
      const decision = await admin.rpc('decide_application', {
        application_id: applications[0]?.id,
        decision: 'approve',
      });
      expect(decision.error?.code).toBe('42501');
    },
  );
});

describe('An application', () => {
  const newest = async () => {
    const { rows } = await server.owner.query<{ id: string; opened_at: Date | null }>(
      "select id, opened_at from membership_applications where status = 'new' order by created_at desc limit 1",
    );
    return rows[0] as { id: string; opened_at: Date | null };
  };

  test('is in review from the moment in which Fábio opens it, and each look is logged', async () => {
    const { id, opened_at } = await newest();
    expect(opened_at).toBeNull();
    const otavio = await server.admin(cast.otavio.email);
    const refused = await callGuarded(otavio, 'open_application', { application_id: id });
    expect(refused.error?.code).toBe('permission_denied');
    expect((await newest()).opened_at).toBeNull();

    const admin = await fabio();
    for (const _look of [1, 2]) {
      const { error } = await callGuarded(admin, 'open_application', { application_id: id });
      expect(error).toBeNull();
    }
    expect((await newest()).opened_at).toBeInstanceOf(Date);
    const log = await server.owner.query(
      "select from activity_log where action = 'application.opened' and subject_id = $1",
      [id],
    );
    expect(log.rowCount).toBe(2);
  });

  test('that does not exist is not found', async () => {
    const unknown = { application_id: '00000000-0000-4000-8000-000000000000' };
    const { error } = await callGuarded(await fabio(), 'open_application', unknown);
    expect(error?.code).toBe('not_found');
  });
});

describe('Fábio', () => {
  test('corrects the e-mail of Diego, who has no login yet, and not that of Ana', async () => {
    const admin = await fabio();
    const change = (id: string, email: string) =>
      admin.from('members').update({ email }).eq('id', id).select('email');
    expect((await change(diego, ' Diego.Alves@Example.com ')).data).toEqual([
      { email: 'diego.alves@example.com' },
    ]);
    expect((await change(ana, 'other@example.com')).error?.code).toBe('42501');
    // What stays the same is no change.
    expect((await change(ana, ' ANA@example.com')).data).toEqual([{ email: 'ana@example.com' }]);
  });

  test('finds members by the digits of their phone and by their number, with and without hyphens', async () => {
    const admin = await fabio();
    for (const pattern of ['%5615550101%', '%m-104-283-1%', '%m1042831%', '%1042831%']) {
      const { data } = await admin.from('member_list').select('id').like('search_text', pattern);
      expect(data).toEqual([{ id: ana }]);
    }
  });

  test('finds members by the plan of their latest current enrollment; that is no edit of theirs', async () => {
    const admin = await fabio();
    const { data: before } = await admin
      .from('members')
      .select('updated_at')
      .eq('id', diego)
      .single();
    const listed = async () => {
      const { data } = await admin.from('member_list').select('plan').eq('id', diego).single();
      return data?.plan;
    };
    expect(await listed()).toBeNull();
    const { data: plan } = await admin
      .from('products')
      .select('id')
      .eq('name', 'completo')
      .single();
    const { data: enrollment } = await admin
      .from('enrollments')
      .insert({ member_id: diego, product_id: plan?.id ?? '', status: 'Active' })
      .select('id')
      .single();
    expect(await listed()).toBe('Mutirão Completo');
    await server.owner.query("update enrollments set status = 'Cancelled' where id = $1", [
      enrollment?.id,
    ]);
    expect(await listed()).toBeNull();
    const { data: after } = await admin
      .from('members')
      .select('updated_at')
      .eq('id', diego)
      .single();
    expect(after).toEqual(before);
    const { rows } = await server.owner.query(
      "select action from activity_log where details -> 'columns' ? 'current_product_id'",
    );
    expect(rows).toEqual([]);
  });

  test('closes the portal to Helena at once, whatever session she has open', async () => {
    const helena = await server.signedIn(cast.helena.email);
    expect((await helena.from('members').select('id')).data).toHaveLength(1);
    const admin = await fabio();
    const { error } = await admin.rpc('end_membership', {
      ...{ member_id: cast.helena.memberId, reason: 'Mudou de país' },
      last_day: dayInBocaRaton(),
    });
    expect(error).toBeNull();
    expect((await helena.from('members').select('id')).data).toEqual([]);
    expect((await helena.auth.refreshSession()).error).not.toBeNull();
  });

  test('opens a record with all that is in it, and the log says so', async () => {
    const { data } = await callGuarded(await fabio(), 'open_member_record', { member_id: ana });
    expect(data?.member.date_of_birth).toBe('1985-03-01');
    expect(data?.enrollments).toHaveLength(1);
    const { rows } = await server.owner.query(
      "select actor_id, subject_id from activity_log where action = 'member.record_opened'",
    );
    expect(rows).toEqual([{ actor_id: cast.fabio.adminId, subject_id: ana }]);
  });
});

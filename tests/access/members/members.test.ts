import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

describe('Ana', () => {
  test('reads her complete record, and finds no other member by any filter', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const own = await ana.from('members').select('*');
    expect(own.data).toHaveLength(1);
    expect(own.data?.[0]).toMatchObject({ id: cast.ana.memberId, date_of_birth: '1985-03-01' });
    const other = await ana.from('members').select('*').eq('email', cast.bruno.email);
    expect(other.data).toEqual([]);
    const payments = await ana.from('billing').select('*').neq('member_id', cast.ana.memberId);
    expect(payments.data).toEqual([]);
  });

  test('reads her enrollment with its product and amount in one request', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana
      .from('enrollments')
      .select('status, products(name, label, description), product_iua(amount)')
      .eq('member_id', cast.ana.memberId)
      .in('status', ['Active', 'Future Active', 'Pending'])
      .order('created_at', { ascending: false })
      .limit(1)
      .single();
    expect(data).toMatchObject({ status: 'Active', product_iua: { amount: 3000 } });
    expect(data?.products?.name).toBeTruthy();
  });

  test('reads her advisor, and no other by the id', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana.from('agents').select('first_name').eq('id', cast.elena.agentId);
    expect(data).toEqual([{ first_name: 'Elena' }]);
  });

  test.each([
    ['phone_number', '+1 561 555 0177'],
    ['street_address', 'Rua Nova, 10'],
    ['apartment', '7'],
    ['city', 'Delray Beach'],
    ['state', 'FL'],
    ['zip_code', '33444'],
    ['receive_emails', false],
  ])('may change her %s', async (column, value) => {
    const ana: SupabaseClient = await server.signedIn(cast.ana.email);
    const { data, error } = await ana
      .from('members')
      .update({ [column]: value })
      .eq('auth_user_id', cast.ana.userId)
      .select(column)
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ [column]: value });
  });

  test.each([
    ['email', 'other@example.com'],
    ['enrollment_status', 'active'],
    ['auth_user_id', cast.stranger.userId],
    ['agent_id', null],
    ['date_of_birth', '1985-03-02'],
    ['existing_condition', false],
    ['id', cast.bruno.memberId],
  ])('may not change her %s', async (column, value) => {
    const ana: SupabaseClient = await server.signedIn(cast.ana.email);
    const { error } = await ana
      .from('members')
      .update({ [column]: value })
      .eq('id', cast.ana.memberId);
    expect(error?.code).toBe('42501');
  });

  test('may not change Bruno’s phone', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana
      .from('members')
      .update({ phone_number: '+1 000' })
      .eq('id', cast.bruno.memberId)
      .select('id');
    expect(data).toEqual([]);
  });

  test('loses access to everything when her membership is canceled', async () => {
    const helena = await server.signedIn(cast.helena.email);
    expect((await helena.from('enrollments').select('id')).data).toHaveLength(1);
    await server.owner.query("update members set enrollment_status = 'cancelled' where id = $1", [
      cast.helena.memberId,
    ]);
    expect((await helena.from('enrollments').select('id')).data).toEqual([]);
    expect((await helena.from('members').select('id')).data).toEqual([]);
  });
});

describe('No caller', () => {
  test('changes the audit log, not even the service role or its owner', async () => {
    for (const statement of [
      'delete from public.activity_log',
      'truncate public.activity_log cascade',
      "update public.activity_log set action = 'other.action'",
    ]) {
      await expect(server.owner.query(statement)).rejects.toThrow(/can only be added to/);
    }
  });

  test('reads the private schema or the accounts through the table API', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const closed = ['private', 'auth', 'gateway', 'supabase_migrations', 'storage', 'realtime'];
    for (const schema of closed) {
      const { error, status } = await ana
        .schema(schema as 'public')
        .from('members')
        .select('id');
      expect(status).toBe(406);
      expect(error?.code).toBe('PGRST106');
    }
  });

  test('gains a more powerful role by a claim, a header, or a parameter', async () => {
    const visitor = server.anonymous();
    const forged = [
      visitor.from('members').select('id').setHeader('authorization', 'Bearer service_role'),
      visitor.from('members').select('id').setHeader('x-admin-session', 'a'.repeat(64)),
      visitor.from('members').select('id').setHeader('role', 'service_role'),
    ];
    const answers = await Promise.all(forged);
    const codes = answers.map(({ error }) => error?.code);
    // The header was the way in of the team before it had users of the auth service.
    expect(codes).toEqual(['PGRST301', '42501', '42501']);
  });
});

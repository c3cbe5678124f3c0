import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { authenticateAdmin } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let fabio: Client;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  fabio = await server.admin(cast.fabio.email);
});

const { memberId, userId, email } = cast.ana;

describe('The site’s requests with the real client:', () => {
  test('a member who signs in reads their own record by email', async () => {
    const columns = 'id, auth_user_id, enrollment_status, first_name, last_name';
    const own = await ana.from('members').select(columns).eq('email', email).single();
    expect(own.data).toMatchObject({ id: memberId, auth_user_id: userId });
    const other = await ana.from('members').select(columns).eq('email', cast.bruno.email);
    expect(other.data).toEqual([]);
    const none = ana.from('members').select(columns).eq('email', 'nobody@example.com');
    expect(await none.maybeSingle()).toMatchObject({ data: null, error: null });
    const one = ana.from('members').select(columns).eq('email', 'nobody@example.com');
    expect((await one.single()).error?.code).toBe('PGRST116');
  });

  test('a member in the portal reads the complete record and changes it', async () => {
    const { data } = await ana.from('members').select('*').eq('auth_user_id', userId).maybeSingle();
    expect(data).toMatchObject({ id: memberId, date_of_birth: cast.ana.dateOfBirth });
    const changed = await ana
      .from('members')
      .update({ phone_number: '+1 561 555 0199' })
      .eq('auth_user_id', userId)
      .select()
      .single();
    expect(changed.data).toMatchObject({ id: memberId, phone_number: '+1 561 555 0199' });
  });

  test('a member in the portal reads the newest enrollment with its product and amount', async () => {
    const { data } = await ana
      .from('enrollments')
      .select('*, products(name, label, description), product_iua(amount)')
      .eq('member_id', memberId)
      .in('status', ['Active', 'Future Active', 'Pending'])
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle();
    expect(data).toMatchObject({ status: 'Active', product_iua: { amount: 3000 } });
    expect(data?.products?.name).toBeTruthy();
  });

  test('a member in the portal reads the advisor, schedules, cards, and payments', async () => {
    const { data: member } = await ana.from('members').select('agent_id').single();
    const agent = await ana
      .from('agents')
      .select('*')
      .eq('id', member?.agent_id ?? '')
      .single();
    expect(agent.data).toMatchObject({ first_name: 'Elena' });

    const schedules = await ana
      .from('billing_schedules')
      .select('*')
      .eq('member_id', memberId)
      .eq('status', 'active')
      .order('next_billing_date', { ascending: true });
    const dates = schedules.data?.map(({ next_billing_date }) => next_billing_date) ?? [];
    expect(dates).toHaveLength(2);
    expect(dates).toEqual(dates.toSorted());

    const cards = await ana
      .from('payment_profiles')
      .select('*')
      .eq('member_id', memberId)
      .eq('status', 'active')
      .order('is_default', { ascending: false });
    expect(cards.data?.[0]).toMatchObject({ is_default: true });

    const billing = await ana
      .from('billing')
      .select('*')
      .eq('member_id', memberId)
      .order('due_date', { ascending: false })
      .limit(10);
    const due = billing.data?.map(({ due_date }) => due_date) ?? [];
    expect(due).toHaveLength(10);
    expect(due).toEqual(due.toSorted().toReversed());
  });

  test('a visitor reads no member and links no login', async () => {
    const visitor = server.anonymous();
    const columns = 'id, email, date_of_birth, auth_user_id';
    const read = await visitor.from('members').select(columns).eq('email', email);
    expect(read.error?.code).toBe('42501');
    const linked = await visitor
      .from('members')
      .update({ auth_user_id: userId })
      .eq('email', cast.diego.email)
      .select();
    expect(linked.error?.code).toBe('42501');
  });

  test('an admin signs in and reads the team, newest first, and its size', async () => {
    const entered = await authenticateAdmin(server.anonymous(), cast.fabio.email);
    expect(entered.data).toMatchObject([{ email: cast.fabio.email, status: 'active' }]);
    const wrong = await authenticateAdmin(server.anonymous(), cast.gabriela.email, 'errada');
    expect(wrong.data).toEqual([]);

    const team = await fabio.from('admins').select('*').order('created_at', { ascending: false });
    const made = team.data?.map(({ created_at }) => created_at) ?? [];
    expect(made.length).toBeGreaterThanOrEqual(4);
    expect(made).toEqual(made.toSorted().toReversed());
    const counted = await fabio
      .from('users')
      .select('id', { count: 'exact', head: true })
      .in('role', ['super_admin', 'admin']);
    expect(counted).toMatchObject({ data: null, error: null });
    expect(counted.count).toBeGreaterThanOrEqual(1);
  });
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { cast, password } from '../../tests/cast.ts';
import type { People } from './people.ts';

/** What the team, the clock and a payment do to a membership, as requests or statements. */
type Step = (member: string) => Promise<number>;

/**
 * Ends, continues and changes memberships in parallel. In any order, no membership may contradict itself.
 * @returns the number of operations by HTTP status; 0 for work of the server
 */
export async function raceMemberships(
  owner: pg.Client,
  port: number,
  people: People,
  seed: number,
): Promise<Map<number, number>> {
  await owner.query('truncate private.rate_limits, gateway.rate_limits');
  const call = async (path: string, method: string, body: unknown, session = '') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...Object.fromEntries(people.headersOf('nobody')),
        ...(session && { 'x-admin-session': session }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const entered = await call('/functions/v1/rpc/authenticate_admin', 'POST', {
    user_email: cast.fabio.email,
    user_password: password,
  });
  const [{ session_token: session }] = JSON.parse(entered.text) as [{ session_token: string }];
  await call('/functions/v1/rpc/open_lists', 'POST', { lists: ['members'] }, session);
  const { rows } = await owner.query<{ today: string; later: string }>(
    'select private.local_today()::text as today, (private.local_today() + 9)::text as later',
  );
  const day = rows[0] ?? { today: '', later: '' };
  const asFabio = async (path: string, method: string, body: unknown) => {
    const { status, text } = await call(path, method, body, session);
    if (status >= 500) throw new Error(`${path}: ${status} ${text.slice(0, 3000)}`);
    return status;
  };
  const end = (last_day: string) => (member_id: string) =>
    asFabio('/rest/v1/rpc/end_membership', 'POST', { member_id, reason: 'Teste', last_day });
  const steps: Record<string, Step> = {
    'end today': end(day.today),
    'end later': end(day.later),
    reinstate: (member_id) => asFabio('/rest/v1/rpc/reinstate_membership', 'POST', { member_id }),
    status: (id) =>
      asFabio(`/rest/v1/members?id=eq.${id}`, 'PATCH', { enrollment_status: 'cancelled' }),
    enrollment: (id) =>
      asFabio(`/rest/v1/enrollments?member_id=eq.${id}`, 'PATCH', { status: 'Inactive' }),
    join: (member_id) => asFabio('/rest/v1/enrollments', 'POST', { member_id, status: 'Active' }),
    work: async () => {
      await owner.query('select private.run_monthly_work()');
      return 0;
    },
  };
  const counts = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 2, maxLength: 6 }),
      async (names) => {
        const member = await addMember(owner);
        const done = await Promise.all(names.map((name) => steps[name]?.(member) ?? 0));
        for (const status of done) counts.set(status, (counts.get(status) ?? 0) + 1);
        const { rows: found } = await owner.query(
          'select kind from private.membership_contradictions where member_id = $1',
          [member],
        );
        if (found.length > 0) throw new Error(`${names.join(', ')}: ${JSON.stringify(found)}`);
      },
    ),
    { numRuns: 100, seed },
  );
  return counts;
}

async function addMember(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with member as (
       insert into members (email, first_name, last_name, date_of_birth, enrollment_status)
       values ($1, 'Rita', 'Prates', '1988-01-01', 'active') returning id
     ), enrollment as (
       insert into enrollments (member_id, status, start_date) select id, 'Active', '2024-01-01' from member
     ), schedule as (
       insert into billing_schedules (member_id, next_billing_date, amount)
       select id, private.local_today() + 5, 300 from member
     )
     select id from member`,
    [`${randomUUID()}@example.net`],
  );
  return rows[0]?.id ?? '';
}

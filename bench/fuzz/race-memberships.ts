import fc from 'fast-check';
import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { addMember, adminCaller, countOne, forgetLimits } from './callers.ts';
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
  await forgetLimits(owner);
  const fabio = await adminCaller(port, people, cast.fabio);
  await fabio('/functions/v1/rpc/open_lists', { lists: ['members'] });
  const { rows } = await owner.query<{ today: string; later: string }>(
    'select private.local_today()::text as today, (private.local_today() + 9)::text as later',
  );
  const day = rows[0] ?? { today: '', later: '' };
  const asFabio = async (path: string, method: string, body: unknown) =>
    (await fabio(path, body, { method })).status;
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
        const { id: member } = await addMember(owner);
        const done = await Promise.all(names.map((name) => steps[name]?.(member) ?? 0));
        for (const status of done) countOne(counts, status);
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

import type pg from 'pg';
import { cast } from '../../tests/cast.ts';

/** The first requests of the queue "Waiting for us", with a member who has a plan. */
const chosen = `(
  select requests.id, requests.member_id from sharing_requests as requests
  where requests.turn = 'team' and requests.state <> 'draft' order by requests.team_due_at, requests.id limit $1
)`;

/**
 * Gives the first requests of the queue what a reviewer works on: a need, and two bills of 12 lines.
 * @returns the ids of the requests
 */
export async function fillReviews(owner: pg.Client, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; member_id: string }>(
    `select * from ${chosen} as chosen`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  // With triggers: they store the history of the IUA.
  await owner.query(
    `insert into enrollments (member_id, status, plan_type, product_iua_id, start_date)
     select distinct member_id, 'Active', 'individual', $2::uuid, current_date - 200 from sharing_requests where id = any($1)`,
    [ids, cast.ana.iuaId],
  );
  await owner.query('set session_replication_role = replica');
  await owner.query('delete from decisions where request_id = any($1)', [ids]);
  await owner.query('delete from decision_proposals where request_id = any($1)', [ids]);
  await owner.query(
    `with made as (
       insert into medical_needs (id, member_id, person_id, title, kind, pre_existing)
       select gen_random_uuid(), member_id, person_id, id::text, 'illness', 'no' from sharing_requests where id = any($1)
       returning id, title
     )
     update sharing_requests as requests set need_id = made.id, state = 'in_review' from made where requests.id::text = made.title`,
    [ids],
  );
  await owner.query(
    `insert into bills (id, request_id, member_id, provider, bill_date, total_cents)
     select gen_random_uuid(), id, member_id, 'Hospital ' || bill, current_date - 20, 960000
     from sharing_requests, generate_series(1, 2) as bill where id = any($1)`,
    [ids],
  );
  await owner.query(
    `insert into bill_lines (id, bill_id, position, service_date, description, care, charge_cents, discount_cents)
     select gen_random_uuid(), bills.id, line, current_date - 30, 'Visit ' || line,
       (array['general', 'fees', 'transport', 'supplies'])[1 + line % 4], 80000, 5000
     from bills, generate_series(1, 12) as line where bills.request_id = any($1)`,
    [ids],
  );
  await owner.query('set session_replication_role = origin');
  return ids;
}

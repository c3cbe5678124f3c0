import type pg from 'pg';

/** A year of a large community: members in four states, contributions, answered requests, and payments. */
const statements = (members: number, payments: number): string[] => [
  `insert into members (id, first_name, last_name, email, date_of_birth, state, country, enrollment_status, created_at)
   select md5('m' || n)::uuid, 'Ana', 'Souza', 'book' || n || '@example.org', '1980-01-01', (array['CO','FL','TX','GA'])[1 + n % 4], 'USA',
     'active', '2024-01-01'
   from generate_series(1, ${members}) as n`,
  `insert into member_states (member_id, us_state, from_date)
   select md5('m' || n)::uuid, (array['CO','FL','TX','GA'])[1 + n % 4], '2024-01-01' from generate_series(1, ${members}) as n`,
  `insert into enrollments (member_id, status, start_date, enrollment_date)
   select md5('m' || n)::uuid, 'Active', date '2024-01-01' + n % 300, '2024-01-01' from generate_series(1, ${members}) as n`,
  `insert into household_people (id, member_id, first_name, last_name, date_of_birth, relationship, start_date)
   select md5('p' || n || k)::uuid, md5('m' || n)::uuid, 'Bia', 'Souza', date '1990-01-01' + k, 'child', '2024-01-01'
   from generate_series(1, ${members}) as n, generate_series(1, 2) as k`,
  `insert into contribution_entries (member_id, month, cents, received_on, us_state, administration_cents, source, reference)
   select md5('m' || (1 + n % ${members}))::uuid, '2025-01-01', 30000 + n % 977, date '2025-01-01' + n % 365,
     (array['CO','FL','TX','GA'])[1 + (1 + n % ${members}) % 4], 3000, 'import', 'bench ' || n
   from generate_series(1, ${payments} * 9 / 10) as n`,
  `insert into sharing_requests (id, member_id, state, turn, number, submitted_at, received_on, us_state, kind, amount_cents)
   select md5('r' || n)::uuid, md5('m' || n)::uuid, 'paid', 'none', 'R-25-' || lpad(n::text, 6, '0') || '-0', '2025-01-01',
     date '2025-01-01' + n % 365, (array['CO','FL','TX','GA'])[1 + n % 4], 'illness', n
   from generate_series(1, ${members} / 2) as n`,
  `insert into decision_proposals (id, request_id, member_id, position, edition, facts, facts_hash, result, admin_id)
   select md5('q' || n)::uuid, md5('r' || n)::uuid, md5('m' || n)::uuid, 1, 1, '{}', '-', '{}', admins.id
   from generate_series(1, ${members} / 2) as n, (select id from admins limit 1) as admins`,
  `insert into decisions (
     id, request_id, member_id, position, proposal_id, outcome, edition, is_second_reading, needs_confirmation, requested_on, us_state,
     charge_cents, discount_cents, other_payer_cents, not_eligible_cents, iua_cents, below_minimum_cents, above_limit_cents, shared_cents,
     admin_id, created_at
   )
   select md5('d' || n || k)::uuid, md5('r' || n)::uuid, md5('m' || n)::uuid, k, md5('q' || n)::uuid, 'shared', 1, false, false,
     '2025-01-01', (array['CO','FL','TX','GA'])[1 + n % 4], n + 10, 1, 1, 1, 1, 0, 0, n + 6, admins.id,
     timestamptz '2025-01-02' + (n % 360) * interval '1 day' + k * interval '1 hour'
   from generate_series(1, ${members} / 2) as n, generate_series(1, 2) as k, (select id from admins limit 1) as admins`,
  `insert into sharing_payments (id, request_id, member_id, decision_id, amount_cents, payee_kind, method, paid_on, admin_id)
   select md5('s' || n)::uuid, md5('r' || (1 + n % (${members} / 2)))::uuid, md5('m' || (1 + n % (${members} / 2)))::uuid,
     md5('d' || (1 + n % (${members} / 2)) || 2)::uuid, 100 + n % 50, 'provider', 'direct_provider', date '2025-01-03' + n % 360, admins.id
   from generate_series(1, ${payments} / 10) as n, (select id from admins limit 1) as admins`,
];

/** Fills the tables without triggers, as fast as the disk allows. */
export async function fillBooks(
  owner: pg.Client,
  members: number,
  payments: number,
): Promise<void> {
  await owner.query('set session_replication_role = replica');
  for (const sql of statements(members, payments)) await owner.query(sql);
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze');
}

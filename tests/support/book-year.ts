import type pg from 'pg';
import { cast } from '../cast.ts';

const id = (kind: string, n = 'n') => `md5('${kind}' || ${n})::uuid`;
const households = 'generate_series(1, 240) as n';
const { adminId: otavio } = cast.otavio;
const { adminId: fabio } = cast.fabio;

/**
 * Two years of a community of 240 households, before the cast's: half in Colorado, some move in July, some lapse, come back or
 * leave; contributions with reversals, refunds and gifts; requests with and without bills; decisions of which some wait, are
 * refused by the second person, or are replaced in the next year; payments of which some are reversed.
 */
const statements: readonly string[] = [
  `insert into administration_rates (effective_on, basis_points, reason) values
     ('2022-04-01', 1000, 'From the beginning'), ('2023-01-01', 1250, 'Higher costs')`,
  `insert into members (id, first_name, last_name, email, date_of_birth, state, country, enrollment_status, created_at)
   select ${id('member')}, 'Pessoa', 'Número ' || n, 'book' || n || '@example.org', '1980-01-01',
     (array['CO', 'FL', 'Colorado', 'TX'])[1 + n % 4], 'USA', 'active', '2021-11-01'
   from ${households}`,
  `insert into household_people (id, member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date)
   select ${id('spouse')}, ${id('member')}, 'Par', 'Número ' || n, '1981-01-01', 'spouse', date '2022-01-01' + n,
     case when n % 30 = 0 then date '2022-10-31' end
   from ${households} where n % 3 = 0`,
  // Mid-year moves, and a return to the first state.
  `insert into member_states (member_id, us_state, from_date)
   select ${id('member')}, case when n % 20 = 0 then 'FL' end, '2022-07-01' from ${households} where n % 10 = 0`,
  `insert into member_states (member_id, us_state, from_date)
   select ${id('member')}, 'CO', '2022-11-01' from ${households} where n % 40 = 0`,
  // A tenth left in May, some of them came back in September; the last ones began in 2023.
  `insert into enrollments (member_id, status, start_date, end_date)
   select ${id('member')}, 'Active', case when n > 220 then date '2023-02-01' else date '2022-01-15' end,
     case when n % 11 = 0 and n <= 220 then date '2022-05-31' end
   from ${households}`,
  `insert into enrollments (member_id, status, start_date)
   select ${id('member')}, 'Active', '2022-09-01' from ${households} where n % 22 = 0 and n <= 220`,
  `insert into contribution_entries (id, member_id, month, cents, received_on, source, reference)
   select md5('entry' || n || month)::uuid, ${id('member')}, month, 20000 + n * 37, month::date + n % 27, 'import', n || ' ' || month
   from ${households}, generate_series(timestamp '2022-01-01', timestamp '2023-06-01', interval '1 month') as month`,
  `insert into contribution_entries (member_id, month, cents, received_on, source, reference, reverses)
   select ${id('member')}, '2022-03-01', -(20000 + n * 37), '2022-05-10', 'import', 'back ' || n,
     md5('entry' || n || timestamp '2022-03-01')::uuid
   from ${households} where n % 15 = 0`,
  `insert into contribution_entries (member_id, month, cents, received_on, source, reference, reverses)
   select ${id('member')}, '2022-06-01', -1001 - n, '2023-01-15', 'import', 'refund ' || n,
     md5('entry' || n || timestamp '2022-06-01')::uuid
   from ${households} where n % 20 = 0`,
  `insert into contribution_entries (member_id, month, kind, cents, received_on, source, reference)
   select ${id('member')}, '2022-12-01', 'gift', 5000 + n, '2022-12-24', 'manual', 'gift ' || n
   from ${households} where n % 12 = 0`,
  // The fund helps a household in its December and four in the next year, of which one use was typed twice.
  `insert into contribution_entries (id, member_id, month, kind, cents, received_on, source, reference, note)
   select ${id('fund')}, ${id('member')}, '2022-12-01', 'fund_use', n * 50, case when n = 60 then date '2022-12-30' else '2023-02-10' end,
     'manual', 'fund ' || n, 'The oldest needs.'
   from ${households} where n % 60 in (0, 1) and n < 190`,
  `insert into contribution_entries (member_id, month, kind, cents, received_on, source, reference, reverses)
   select ${id('member')}, '2022-12-01', 'fund_use', -1000, '2023-03-01', 'manual', 'fund back', ${id('fund')}
   from ${households} where n = 120`,
  `insert into sharing_requests (
     id, member_id, state, number, submitted_at, received_on, kind, care_stage, service_date, what_happened, provider, amount_cents
   )
   select ${id('request')}, ${id('member')}, 'in_review', private.next_request_number(), now(),
     date '2022-01-15' + n + case when n % 24 = 0 then 250 else 0 end, 'illness', 'happened', '2022-01-10', 'Dor.', 'Hospital',
     case when n % 14 <> 0 then n * 1000 end
   from ${households} where n % 2 = 0`,
  `insert into bills (id, request_id, member_id, provider, total_cents)
   select ${id('bill')}, ${id('request')}, ${id('member')}, 'Hospital', n * 1100 from ${households} where n % 4 = 0`,
  `insert into bill_lines (id, bill_id, position, service_date, description, care, charge_cents)
   select md5('line' || n || part)::uuid, ${id('bill')}, part, '2022-01-10', 'Exame', 'general', n * (part * 200 + 250)
   from ${households}, generate_series(1, 2) as part where n % 4 = 0`,
  `insert into decision_proposals (id, request_id, member_id, position, edition, facts, facts_hash, result, admin_id)
   select ${id('proposal')}, ${id('request')}, ${id('member')}, 1, 1, '{}', '-', '{}', '${otavio}'
   from ${households} where n % 8 in (0, 2, 4)`,
  decide({ position: 1, at: '2022-02-20', where: 'n % 8 in (0, 4)', notEligible: 50 }),
  decide({ position: 1, at: '2022-02-20', where: 'n % 8 = 2', notEligible: 1000, isRefusal: true }),
  confirm({ position: 1, where: 'n % 8 in (0, 4)', after: '3 hours' }),
  confirm({ position: 1, where: 'n % 8 = 2', after: '30 days' }),
  ...[
    ['first', '2022-11-01', '400', 'provider', 'n % 8 in (0, 4)'],
    ['second', '2023-01-20', '100', 'member', 'n % 8 = 4'],
    ['late', '2022-12-31', '50', 'member', 'n % 16 = 0'],
  ].map(
    ([kind, day, share, payee, where]) =>
      `insert into sharing_payments (id, request_id, member_id, decision_id, amount_cents, payee_kind, payee_name, method, paid_on, admin_id)
       select ${id(`pay ${kind}`)}, ${id('request')}, ${id('member')}, ${id('decision 1')}, n * ${share}, '${payee}', 'Hospital',
         'direct_provider', '${day}', '${otavio}'
       from ${households} where ${where} and n % 48 <> 24`,
  ),
  `insert into sharing_payments (id, request_id, member_id, decision_id, amount_cents, payee_kind, payee_name, method, paid_on, admin_id, reverses, reason)
   select ${id('pay back')}, ${id('request')}, ${id('member')}, ${id('decision 1')}, n * -400, 'provider', 'Hospital',
     'direct_provider', '2023-03-01', '${otavio}', ${id('pay first')}, 'Wrong account'
   from ${households} where n % 16 = 8 and n % 48 <> 24`,
  // Replaced within the year, in the next year, and never: refused by the second person, or not confirmed yet.
  decide({ position: 2, at: '2022-06-10', where: 'n % 32 = 4', notEligible: 0 }),
  decide({ position: 2, at: '2022-06-11', where: 'n % 32 = 8', notEligible: 20 }),
  decide({ position: 2, at: '2022-06-12', where: 'n % 32 = 12', notEligible: 0 }),
  confirm({ position: 2, where: 'n % 32 = 4', after: '9 months' }),
  confirm({ position: 2, where: 'n % 32 = 8', after: '1 day', agrees: false }),
  `update sharing_requests set state = 'withdrawn' from ${households} where id = ${id('request')} and n % 48 = 24`,
  `update sharing_requests set state_since = '2023-01-01 03:00Z' from ${households}
   where id = ${id('request')} and n % 48 = 24`,
];

type Decided = {
  position: number;
  at: string;
  where: string;
  notEligible: number;
  isRefusal?: boolean;
};

/** Charges of n × 1,000 cents: 100 discount, 50 other payer, 200 IUA, 10 below the minimum, 20 above a limit. */
function decide({ position, at, where, notEligible, isRefusal = false }: Decided): string {
  const parts = isRefusal ? [0, 0, 0, 0, 0] : [100, 50, 200, 10, 20];
  const shared = 1000 - notEligible - parts.reduce((sum, part) => sum + part, 0);
  const [discount, otherPayer, iua, below, above] = parts;
  return `insert into decisions (
      id, request_id, member_id, position, proposal_id, outcome, edition, is_second_reading, needs_confirmation, requested_on, us_state,
      charge_cents, discount_cents, other_payer_cents, not_eligible_cents, iua_cents, below_minimum_cents, above_limit_cents, shared_cents,
      admin_id, created_at
    )
    select ${id(`decision ${position}`)}, requests.id, requests.member_id, ${position}, ${id('proposal')},
      '${isRefusal ? 'not_shared' : 'partly_shared'}', 1, false, true, requests.received_on, requests.us_state, n * 1000,
      n * ${discount}, n * ${otherPayer}, n * ${notEligible}, n * ${iua}, n * ${below}, n * ${above}, n * ${shared}, '${otavio}',
      (date '${at}' + n)::timestamptz
    from ${households} join sharing_requests as requests on requests.id = ${id('request')} where ${where}`;
}

type Confirmed = { position: number; where: string; after: string; agrees?: boolean };

function confirm({ position, where, after, agrees = true }: Confirmed): string {
  return `insert into decision_confirmations (decision_id, agrees, admin_id, created_at)
    select decisions.id, ${agrees}, '${fabio}', decisions.created_at + interval '${after}'
    from ${households} join decisions on decisions.id = ${id(`decision ${position}`)} where ${where}`;
}

/** Fills a copy of the cast's database. */
export async function seedBookYear(owner: pg.Client): Promise<void> {
  for (const sql of statements) await owner.query(sql);
}

/** Erases people whose requests were replaced, withdrawn, paid and refused, who moved, and who came back. */
export async function erasePeople(owner: pg.Client): Promise<void> {
  await owner.query(
    `delete from members using unnest(array[4, 10, 16, 20, 24, 30, 36, 40, 44, 72, 100, 110, 132, 220]) as n
     where id = ${id('member')}`,
  );
}

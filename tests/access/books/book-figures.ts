/** A figure of a report, and the same figure from the base tables: written by hand, without the view of book entries. */
export type HandFigure = {
  figure: string;
  period: string;
  /** Null for all states. */
  state: string | null;
  sql: string;
};

const co = "us_state = 'CO'";

/** Each request's answer as it stood at the beginning of a day in Boca Raton. */
const standing = (day: string) => `(
  select distinct on (d.request_id) d.*
  from decisions d left join decision_confirmations c on c.decision_id = d.id
  where (not d.needs_confirmation or c.agrees)
    and greatest(d.created_at, c.created_at) < '${day} 00:00 America/New_York'::timestamptz
  order by d.request_id, d.position desc
)`;

/** What the standing answers of a day add up to, minus those of an earlier day. */
const change = (from: string, to: string, sum: string, where = 'true') => `
  select (select coalesce(sum(${sum}), 0) from ${standing(to)} a where ${where})
       - (select coalesce(sum(${sum}), 0) from ${standing(from)} b where ${where})`;

const received = (day: string, until: string, where = 'true') =>
  `received_on >= '${day}' and received_on < '${until}' and ${where}`;

/** Withdrawn on January 1, 2023 at 3:00 UTC: still 2022 in Boca Raton. */
const released = (where = 'true') => `
  (select coalesce(sum(a.shared_cents), 0) from ${standing('2023-01-01')} a
   join sharing_requests r on r.id = a.request_id and r.state = 'withdrawn' where a.${where === 'true' ? 'shared_cents >= 0' : where})`;

const lived = (first: string, last: string, state?: string) => `
  select count(distinct e.member_id) from enrollments e
  join members m on m.id = e.member_id
  where e.status = 'Active' and exists (
    select from generate_series(date '${first}', date '${last}', interval '1 day') as day
    where day >= e.start_date and (e.end_date is null or day <= e.end_date) ${
      state
        ? `and coalesce(
            (select us_state from member_states s where s.member_id = m.id and s.from_date <= day order by s.from_date desc limit 1),
            case when not exists (select from member_states s where s.member_id = m.id and s.from_date <= day)
              then (select us_state from member_states s where s.member_id = m.id order by s.from_date limit 1) end
          ) = '${state}'`
        : ''
    }
  )`;

const spouses = (first: string, last: string) => `
  select (${lived(first, last)}) + count(distinct p.id) from household_people p
  join enrollments e on e.member_id = p.member_id and e.status = 'Active'
  where greatest(p.start_date, e.start_date) <= least('${last}', coalesce(p.end_date, 'infinity'), coalesce(e.end_date, 'infinity'))
    and least(coalesce(p.end_date, 'infinity'), coalesce(e.end_date, 'infinity')) >= '${first}'`;

const y22 = ['2022-01-01', '2023-01-01'] as const;
const y23 = ['2023-01-01', '2024-01-01'] as const;

export const handFigures: readonly HandFigure[] = [
  // Contributions
  {
    figure: 'contributions',
    period: '2022',
    state: 'CO',
    sql: `select sum(cents) from contribution_entries where kind = 'contribution' and ${received(...y22, co)}`,
  },
  {
    figure: 'contributions',
    period: '2022',
    state: null,
    sql: `select sum(cents) from contribution_entries where kind = 'contribution' and ${received(...y22)}`,
  },
  {
    figure: 'contributions',
    period: '2023',
    state: null,
    sql: `select sum(cents) from contribution_entries where kind = 'contribution' and ${received(...y23)}`,
  },
  {
    figure: 'contributions',
    period: '2022-05',
    state: null,
    sql: `select sum(cents) from contribution_entries where kind = 'contribution' and to_char(received_on, 'YYYY-MM') = '2022-05'`,
  },
  {
    figure: 'gifts',
    period: '2022',
    state: 'CO',
    sql: `select sum(cents) from contribution_entries where kind = 'gift' and ${received(...y22, co)}`,
  },
  {
    figure: 'gifts',
    period: '2022-12',
    state: null,
    sql: `select sum(5000 + n) from generate_series(12, 240, 12) n`,
  },
  // 60 in 2022; 1, 61, 120, 121, 180 and 181 in 2023, when 1,000 cents of the use of 120 went back.
  { figure: 'fund_used', period: '2022', state: null, sql: 'select 60 * 50' },
  {
    figure: 'fund_used',
    period: '2023',
    state: null,
    sql: 'select (1 + 61 + 120 + 121 + 180 + 181) * 50 - 1000',
  },
  {
    figure: 'fund',
    period: '2022',
    state: null,
    sql: 'select sum(5000 + n) - 60 * 50 from generate_series(12, 240, 12) n',
  },
  {
    figure: 'fund',
    period: '2023-03',
    state: 'CO',
    sql: `select sum(case when kind = 'gift' then cents else -cents end) from contribution_entries
          where kind in ('gift', 'fund_use') and received_on < '2023-04-01' and us_state = 'CO'`,
  },
  {
    figure: 'collected',
    period: '2022',
    state: 'CO',
    sql: `select sum(cents) from contribution_entries where kind <> 'fund_use' and ${received(...y22, co)}`,
  },
  {
    figure: 'collected',
    period: '2023',
    state: 'FL',
    sql: `select sum(cents) from contribution_entries where kind <> 'fund_use' and ${received(...y23, "us_state = 'FL'")}`,
  },
  // Three months of 2022 have no rate, so the year's share is not held.
  { figure: 'administration', period: '2022', state: 'CO', sql: 'select null' },
  {
    figure: 'administration',
    period: '2022-06',
    state: 'CO',
    sql: `select sum(round(cents * 0.10)) from contribution_entries where kind = 'contribution' and ${received('2022-06-01', '2022-07-01', co)}`,
  },
  {
    figure: 'administration',
    period: '2022-10',
    state: null,
    sql: `select sum(round(cents * 0.10)) from contribution_entries where kind = 'contribution' and ${received('2022-10-01', '2022-11-01')}`,
  },
  // A refund takes back what was kept at the rate of the refunded contribution.
  {
    figure: 'administration',
    period: '2023-01',
    state: null,
    sql: `select sum(case when reverses is null then round(cents * 0.125) else trunc(cents * (select round(o.cents * 0.10) from contribution_entries o where o.id = e.reverses) / (select o.cents from contribution_entries o where o.id = e.reverses)) end) from contribution_entries e where kind = 'contribution' and ${received('2023-01-01', '2023-02-01')}`,
  },
  // Requests
  {
    figure: 'requests',
    period: '2022',
    state: 'CO',
    sql: `select count(*) from sharing_requests where ${received(...y22, co)}`,
  },
  {
    figure: 'requests',
    period: '2023',
    state: null,
    sql: `select count(*) from sharing_requests where ${received(...y23)}`,
  },
  {
    figure: 'requested',
    period: '2022',
    state: 'CO',
    sql: `select sum(case when exists (select from bills b where b.request_id = r.id) then (select sum(l.charge_cents) from bills b, bill_lines l where l.bill_id = b.id and b.request_id = r.id) else amount_cents end) from sharing_requests r where ${received(...y22, co)}`,
  },
  {
    figure: 'requested',
    period: '2022',
    state: null,
    sql: `select sum(case when n % 4 = 0 then n * 1100 when n % 14 <> 0 then n * 1000 end) from generate_series(2, 240, 2) n where date '2022-01-15' + n + case when n % 24 = 0 then 250 else 0 end < '2023-01-01'`,
  },
  {
    figure: 'requested',
    period: '2023',
    state: null,
    sql: `select sum(n * 1100) from generate_series(24, 240, 24) n where date '2022-01-15' + n + 250 >= '2023-01-01'`,
  },
  {
    figure: 'requested',
    period: '2022-03',
    state: 'TX',
    sql: `select coalesce(sum(coalesce((select sum(l.charge_cents) from bill_lines l join bills b on b.id = l.bill_id where b.request_id = r.id), amount_cents)), 0) from sharing_requests r where ${received('2022-03-01', '2022-04-01', "us_state = 'TX'")}`,
  },
  // Answers
  { figure: 'decided', period: '2022', state: null, sql: change(...y22, 'charge_cents') },
  {
    figure: 'eligible',
    period: '2022',
    state: 'CO',
    sql: change(
      ...y22,
      'charge_cents - discount_cents - other_payer_cents - not_eligible_cents',
      co,
    ),
  },
  {
    figure: 'eligible',
    period: '2023',
    state: null,
    sql: change(...y23, 'iua_cents + below_minimum_cents + above_limit_cents + shared_cents'),
  },
  {
    figure: 'not_eligible',
    period: '2022',
    state: 'CO',
    sql: change(...y22, 'not_eligible_cents', co),
  },
  {
    figure: 'not_eligible',
    period: '2023',
    state: null,
    sql: change(...y23, 'not_eligible_cents'),
  },
  {
    figure: 'not_shared',
    period: '2022',
    state: null,
    sql: change(
      ...y22,
      'charge_cents - discount_cents - other_payer_cents - iua_cents - shared_cents',
    ),
  },
  { figure: 'iua', period: '2022', state: 'CO', sql: change(...y22, 'iua_cents', co) },
  {
    figure: 'shared',
    period: '2022',
    state: null,
    sql: `select (${change(...y22, 'shared_cents')}) - ${released()}`,
  },
  {
    figure: 'shared',
    period: '2022',
    state: 'CO',
    sql: `select (${change(...y22, 'shared_cents', co)}) - ${released(co)}`,
  },
  { figure: 'shared', period: '2023', state: null, sql: change(...y23, 'shared_cents') },
  {
    figure: 'shared',
    period: '2023-03',
    state: null,
    sql: change('2023-03-01', '2023-04-01', 'shared_cents'),
  },
  // Payments
  {
    figure: 'paid',
    period: '2022',
    state: 'CO',
    sql: `select sum(p.amount_cents) from sharing_payments p join sharing_requests r on r.id = p.request_id where paid_on between '2022-01-01' and '2022-12-31' and r.${co}`,
  },
  {
    figure: 'paid',
    period: '2023',
    state: null,
    sql: `select sum(amount_cents) from sharing_payments where extract(year from paid_on) = 2023`,
  },
  {
    figure: 'paid_to_providers',
    period: '2023',
    state: null,
    sql: `select sum(amount_cents) from sharing_payments where extract(year from paid_on) = 2023 and payee_kind = 'provider'`,
  },
  {
    figure: 'paid_to_members',
    period: '2022',
    state: null,
    sql: `select sum(n * 50) from generate_series(16, 240, 16) n where n % 48 <> 24`,
  },
  {
    figure: 'paid_to_members',
    period: '2023',
    state: 'CO',
    sql: `select coalesce(sum(p.amount_cents), 0) from sharing_payments p join sharing_requests r on r.id = p.request_id where extract(year from paid_on) = 2023 and payee_kind = 'member' and r.${co}`,
  },
  // What waits at the end of the period
  {
    figure: 'unpaid',
    period: '2022',
    state: null,
    sql: `select (select sum(a.shared_cents) from ${standing('2023-01-01')} a join sharing_requests r on r.id = a.request_id and r.state <> 'withdrawn') - (select sum(amount_cents) from sharing_payments where paid_on < '2023-01-01')`,
  },
  {
    figure: 'unpaid',
    period: '2023',
    state: 'CO',
    sql: `select (select sum(a.shared_cents) from ${standing('2024-01-01')} a join sharing_requests r on r.id = a.request_id and r.state <> 'withdrawn' where a.${co}) - (select sum(p.amount_cents) from sharing_payments p join sharing_requests r on r.id = p.request_id where paid_on < '2024-01-01' and r.${co})`,
  },
  // Households and people
  { figure: 'households', period: '2022', state: null, sql: lived('2022-01-01', '2022-12-31') },
  {
    figure: 'households',
    period: '2022',
    state: 'CO',
    sql: lived('2022-01-01', '2022-12-31', 'CO'),
  },
  {
    figure: 'households',
    period: '2022',
    state: 'FL',
    sql: lived('2022-01-01', '2022-12-31', 'FL'),
  },
  {
    figure: 'households',
    period: '2022-08',
    state: 'CO',
    sql: lived('2022-08-01', '2022-08-31', 'CO'),
  },
  {
    figure: 'households_at_end',
    period: '2022',
    state: null,
    sql: lived('2022-12-31', '2022-12-31'),
  },
  {
    figure: 'households_at_end',
    period: '2022-06',
    state: 'CO',
    sql: lived('2022-06-30', '2022-06-30', 'CO'),
  },
  { figure: 'people', period: '2022', state: null, sql: spouses('2022-01-01', '2022-12-31') },
  {
    figure: 'people_at_end',
    period: '2022-11',
    state: null,
    sql: spouses('2022-11-30', '2022-11-30'),
  },
];

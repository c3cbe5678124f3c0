import type pg from 'pg';

/** A day of a past month, `2026-10-01`. */
export function monthsAgo(months: number, day = 1): string {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
    .format(new Date())
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
}

/** Adds active members who want emails, with enrollments since half a year: their ids. */
export async function addHouseholds(
  owner: Pick<pg.ClientBase, 'query'>,
  count: number,
): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with added as (
       insert into members (email, first_name, last_name, date_of_birth, state, receive_emails, enrollment_status)
       select 'household-' || n || '@example.com', 'Nina', 'Number ' || n, '1990-01-01', 'FL', true, 'active'
       from generate_series(1, $1::integer) as n
       returning id
     ), enrolled as (
       insert into enrollments (member_id, product_id, product_iua_id, status, start_date, enrollment_date, monthly_cost)
       select added.id, products.id, iua.id, 'Active', $2::date, $2::date, 200
       from added,
         (select id from products order by id limit 1) as products,
         (select id from product_iua order by id limit 1) as iua
     )
     select id from added order by id`,
    [count, monthsAgo(6)],
  );
  return rows.map(({ id }) => id);
}

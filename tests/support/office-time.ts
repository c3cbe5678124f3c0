import type { Client } from 'pg';
import type { OfficeTime } from '../../app/command-center/kit/request-choices.ts';

/** The hours and closed days as the Command Center reads them. */
export async function officeTime(owner: Pick<Client, 'query'>): Promise<OfficeTime> {
  const hours = await owner.query<OfficeTime['hours'][number]>(
    `select starts_on::text, to_json(opens) as opens, to_json(closes) as closes
     from office_hours order by starts_on desc`,
  );
  const days = await owner.query<{ day: string }>(
    'select day::text from closed_days where not is_open',
  );
  return { hours: hours.rows, closedDays: new Set(days.rows.map(({ day }) => day)) };
}

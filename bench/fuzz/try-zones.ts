import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { forgetLimits } from './callers.ts';
import { hostile } from './hostile.ts';
import type { People } from './people.ts';

/** Zones of POSIX, offsets, abbreviations, paths, and any text. */
const zones = fc.oneof(
  fc.constantFrom('EST5EDT', 'EST', 'UTC+3', '+03', '<A>-14', 'posixrules', 'America/New_York'),
  fc.constantFrom('america/sao_paulo', 'America/Sao_Paulo/', '../America/Sao_Paulo', 'localtime'),
  fc.constantFrom('Factory', 'posix/UTC', 'right/UTC', '2026-01-01', 'infinity', 'Etc/GMT+5'),
  hostile,
);

/**
 * Begins requests in hostile time zones. What is stored must be a zone that browsers know.
 * @returns how many zones were accepted and refused
 */
export async function tryZones(owner: pg.Client, port: number, people: People, seed: number) {
  let [accepted, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(zones, async (time_zone) => {
      const id = randomUUID();
      await forgetLimits(owner);
      const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/sharing_requests`, {
        method: 'POST',
        headers: {
          ...Object.fromEntries(people.headersOf('ana')),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ id, language: 'en', time_zone }),
      });
      const stored = await owner.query<{ time_zone: string }>(
        'delete from sharing_requests where id = $1 returning time_zone',
        [id],
      );
      if (answer.status >= 500) throw new Error(`${time_zone}: ${answer.status}`);
      const [row] = stored.rows;
      if (row) new Intl.DateTimeFormat('en', { timeZone: row.time_zone });
      if (row && !row.time_zone.includes('/') && row.time_zone !== 'UTC') {
        throw new Error(`${row.time_zone} is no zone of a place.`);
      }
      if (row) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 200, seed },
  );
  if (accepted === 0 || refused === 0) throw new Error('No zone was accepted, or none refused.');
  return { accepted, refused };
}

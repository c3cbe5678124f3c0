import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { adminSignIn } from '../lib/requests.ts';
import { forgetLimits } from './callers.ts';
import type { People } from './people.ts';
import { undoHeaders, undoQueries } from './undo-requests.ts';

/**
 * Guesses an admin's password in every way that could roll back the attempt. Each attempt that ran must
 * be counted; otherwise the number of attempts would be unlimited.
 * @returns the number of attempts that ran and that were refused before
 */
export async function guessPasswords(
  owner: pg.Client,
  port: number,
  people: People,
): Promise<{ ran: number; refused: number }> {
  let [ran, refused] = [0, 0];
  for (const prefix of ['/rest/v1/rpc', '/functions/v1/rpc']) {
    for (const query of undoQueries) {
      for (const extra of undoHeaders) {
        if (query !== '' && extra.length > 0) continue;
        await forgetLimits(owner);
        const before = await marks(owner);
        const response = await fetch(
          `http://127.0.0.1:${port}${prefix}/authenticate_admin${query && `?${query}`}`,
          {
            method: 'POST',
            headers: {
              ...Object.fromEntries(people.headersOf('nobody')),
              'Content-Type': 'application/json',
              ...Object.fromEntries(extra),
            },
            body: JSON.stringify({ ...adminSignIn(cast.fabio.email).body, user_password: 'wrong' }),
          },
        );
        const text = await response.text();
        const after = await marks(owner);
        if (after !== before) ran += 1;
        else if (isRefusedBefore(response.status, text)) refused += 1;
        else {
          throw new Error(
            `An attempt was not counted: ${prefix} ${query} ${JSON.stringify(extra)}: ${response.status} ${text.slice(0, 300)}`,
          );
        }
      }
    }
  }
  return { ran, refused };
}

/** Whether the request was refused before the function ran. */
function isRefusedBefore(status: number, text: string): boolean {
  const { code = '' } = JSON.parse(text || '{}') as { code?: string };
  if ([401, 403, 404].includes(status)) return true;
  return /^(42703|42704|42883|PGRST100|PGRST107|PGRST122|PGRST123|PGRST128|22023)$/.test(code);
}

async function marks(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ marks: string }>(
    `select concat(
      (select md5(string_agg(r::text, ' ' order by r::text)) from gateway.rate_limits r),
      (select count(*) from auth.audit_log_entries), '/',
      (select count(*) from public.activity_log)) as marks`,
  );
  return rows[0]?.marks ?? '';
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usStates } from '../../../app/shared/format/us-states.ts';

const register = join(
  import.meta.dirname,
  '../../../supabase/migrations/20260101001390_state_register.sql',
);

/**
 * The first drafts of the state register, by status, read from the migration. A state that it does
 * not name is open. A test compares them with a database.
 */
export async function draftStates(): Promise<Record<'open' | 'notice' | 'closed', string[]>> {
  const sql = await readFile(register, 'utf8');
  const named = sql.slice(sql.indexOf('insert into public.state_rules'));
  const states = { open: [] as string[], notice: [] as string[], closed: [] as string[] };
  for (const code of Object.keys(usStates).toSorted()) {
    const row = new RegExp(`\\(\\s*'${code}', '([^']*)'`).exec(named);
    const status = row ? (row[1] === 'closed' ? 'closed' : 'notice') : 'open';
    states[status].push(code);
  }
  return states;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usStates } from '../../../app/shared/format/us-states.ts';

const register = join(import.meta.dirname, '../../../supabase/schemas/13_state_register.sql');

/**
 * The first drafts of the state register, by status, read from the schemas, and the states whose
 * law nobody has examined. A state that it does not name is open. A test compares them with a
 * database.
 */
export async function draftStates() {
  const sql = await readFile(register, 'utf8');
  const named = sql.slice(sql.indexOf('insert into public.state_rules'));
  const states = { open: [] as string[], notice: [] as string[], closed: [] as string[] };
  const notExamined: string[] = [];
  for (const code of Object.keys(usStates).toSorted()) {
    const row = new RegExp(`\\(\\s*'${code}', '([^']*)'(, null, null, null)?`).exec(named);
    const status = row?.[1] ?? 'open';
    states[status === 'open' || status === 'closed' ? status : 'notice'].push(code);
    if (!row || row[2]) notExamined.push(code);
  }
  return { states, notExamined };
}

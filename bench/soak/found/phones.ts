import type pg from 'pg';
import type { Ledger, Operation } from '../ledger.ts';
import type { Found } from './writes.ts';

/**
 * A change adds no row: the activity log counts changes, and the stored value is the last acknowledged
 * one, or a later one whose response was lost.
 */
export async function findPhones(owner: pg.Client, { operations }: Ledger): Promise<Found> {
  const { rows } = await owner.query<{ id: string; phone: string; changes: number }>(
    `select members.id, members.phone_number as phone,
       (select count(*)::int from public.activity_log
        where action = 'members.update' and subject_id = members.id
          and details -> 'columns' ? 'phone_number') as changes
     from public.members where last_name like 'soakp%'`,
  );
  const found: Found = {
    ...{ kind: 'phone', acknowledged: 0, uncertain: 0, kept: 0 },
    ...{ lost: [], twice: [], refusedButThere: [] },
  };
  for (const { id, phone, changes } of rows) {
    const mine = operations.filter(({ kind, subject }) => kind === 'phone' && subject === id);
    const acknowledged = mine.filter(({ outcome }) => outcome === 'acknowledged').length;
    const uncertain = mine.filter(({ outcome }) => outcome === 'uncertain').length;
    found.acknowledged += acknowledged;
    found.uncertain += uncertain;
    found.kept += Math.max(0, changes - acknowledged);
    if (changes < acknowledged) found.lost.push(`${acknowledged - changes} changes of ${id}`);
    if (changes > acknowledged + uncertain) found.twice.push(`changes of ${id}`);
    if (acknowledged > 0 && !possible(mine).includes(phone)) found.lost.push(`the phone of ${id}`);
  }
  return found;
}

/** The allowed values: the last acknowledged change, or a later one without a response. */
function possible(changes: Operation[]): string[] {
  const last = changes.findLastIndex(({ outcome }) => outcome === 'acknowledged');
  return changes
    .filter(({ outcome }, index) => index === last || (index > last && outcome === 'uncertain'))
    .map(({ marker }) => marker);
}

import type pg from 'pg';
import { storedKeyIds } from 'supabase-gateway/security/encrypted-values';
import { type KeySource, keyFor } from 'supabase-gateway/security/encryption-key';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { memberMarkers } from '../markers.ts';

/** A member of the load. */
export type Person = {
  email: string;
  password: string;
  memberId: string;
  userId: string;
  /** The marker that only responses to them and to admins may contain. */
  mine: string[];
};

const password = 'soak-of-the-community';

/** Creates members with a login and three payments, all containing their marker. */
export async function populate(
  site: string,
  owner: pg.Client,
  keys: KeySource,
  count: number,
): Promise<Person[]> {
  const apikey = await loadSecretKey(owner, keyFor(keys, await storedKeyIds(owner)));
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const { name, memberId } = memberMarkers(number);
    const email = `${name}@example.com`;
    const response = await fetch(`${site}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, email_confirm: true }),
    });
    const { id: userId } = (await response.json()) as { id: string };
    await owner.query(
      `insert into public.members
         (id, auth_user_id, email, first_name, last_name, date_of_birth, street_address, enrollment_status)
       values ($1, $2, $3, 'Soak', $4, '1980-01-01', $4, 'active')`,
      [memberId, userId, email, name],
    );
    await owner.query(
      `insert into public.billing (member_id, due_date, amount, description)
       select $1, date '2026-01-01' + n, 489, $2 from generate_series(1, 3) as n`,
      [memberId, name],
    );
    people.push({ email, password, memberId, userId, mine: [name, memberId] });
  }
  return people;
}

import { join } from 'node:path';
import type pg from 'pg';

/** The password of every account of the test project. */
export const password = 'quiet-orange-lamp';

/** The project folder that the gateway's own tests serve, and its prepared database. */
export const testProject = {
  supabaseDir: join(import.meta.dirname, '..', 'project'),
  template: 'project',
  password,
};

/** The users of `project/seed.sql`. The access token hook refuses Clara and the stranger. */
export const people = {
  ana: person('ana', 1),
  bruno: person('bruno', 2),
  /** Her profile is suspended. */
  clara: person('clara', 3),
  /** Has a profile but no account. */
  diego: person('diego', 4),
  helena: person('helena', 5),
  /** Has an account but no profile. */
  stranger: person('stranger', 9),
} as const;

function person(name: string, number: number) {
  return {
    email: `${name}@example.com`,
    userId: `a0000000-0000-4000-8000-00000000000${number}`,
    profileId: `b0000000-0000-4000-8000-00000000000${number}`,
  };
}

/** Links a profile to the account with the same email, so that the hook accepts it. */
export function linkProfile(owner: pg.Client, email: string) {
  return owner.query(
    'update profiles set account_id = (select id from auth.users where email = $1) where email = $1',
    [email],
  );
}

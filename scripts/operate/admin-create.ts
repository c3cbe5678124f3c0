// `npm run operate -- admin-create --email … --first-name … --last-name … [--role …]`: adds an admin
// to the Command Center. `--new-password` gives an existing admin a new password. With
// `--without-second-factor` as well, the admin signs in with that password alone. `--emergency`
// combines both, and restores the role, permissions and sign-in, for when no super admin can sign in.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readEnvironment } from 'supabase-gateway/env';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';
import { promptForPassword } from './prompt-for-password.ts';

/** The default permissions of a new admin. A super admin changes them in the Command Center. */
const permissions = {
  super_admin: ['blog', 'shows', 'contacts', 'users', 'analytics', 'members'],
  admin: ['blog', 'shows', 'contacts', 'analytics', 'members'],
  content_editor: ['blog', 'shows'],
  support_agent: ['contacts', 'analytics'],
};

type Role = keyof typeof permissions;
type Person = { email: string; firstName: string; lastName: string; role: Role };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      role: { type: 'string', default: 'super_admin' },
      'new-password': { type: 'boolean', default: false },
      'without-second-factor': { type: 'boolean', default: false },
      emergency: { type: 'boolean', default: false },
    },
  });
  const { email, 'first-name': firstName, 'last-name': lastName, role } = values;
  if (!email) throw new CommandError('--email is missing');
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw new CommandError('--email: expected an email address');
  if (!isRole(role)) {
    throw new CommandError(`--role: expected one of ${Object.keys(permissions).join(', ')}`);
  }
  const { emergency } = values;
  const person =
    values['new-password'] || emergency
      ? undefined
      : { email, firstName: given('--first-name', firstName), lastName: lastName ?? '', role };
  const environment = readEnvironment();
  const asked = process.stdin.isTTY ? await promptForPassword() : undefined;
  const password = asked ?? randomBytes(15).toString('base64url');

  await withDatabase(environment, { create: true }, async (location) => {
    if ('socketFolder' in location) {
      const { supabaseDir } = environment;
      await prepareDatabase(location, environment, readProjectConfig(supabaseDir), environment);
    }
    await withOwner(location, async (owner) => {
      await owner.query('begin');
      await requireTeam(owner);
      const id = person ? await addAdmin(owner, person) : await findAdmin(owner, email);
      await owner.query('select private.set_admin_password($1, $2)', [id, password]);
      if (values['without-second-factor'] || emergency) await removeSecondFactor(owner, id);
      if (emergency) await openEverything(owner, id);
      const action = actionOf(person, emergency);
      await owner.query("select private.log_activity('system', null, $1, 'admins', $2)", [
        action,
        id,
      ]);
      await owner.query('commit');
    });
  });
  const news = person
    ? `added with role ${role}`
    : `has a new password${emergency ? ' and full access' : ''}`;
  console.log(`${email} ${news}`);
  if (!asked) console.log(`Password, shown only once: ${password}`);
});

function actionOf(person: Person | undefined, emergency: boolean): string {
  if (person) return 'admin.created';
  return emergency ? 'admin.emergency_access' : 'admin.password_set';
}

/** Makes an admin who was demoted or locked out, by mistake or on purpose, a super admin again. */
async function openEverything(owner: pg.Client, id: string) {
  await owner.query(
    "update public.admins set role = 'super_admin', permissions = $2 where id = $1",
    [id, permissions.super_admin],
  );
}

function isRole(role: string): role is Role {
  return Object.hasOwn(permissions, role);
}

function given(option: string, value: string | undefined): string {
  if (!value) throw new CommandError(`${option} is missing`);
  return value;
}

async function requireTeam(owner: pg.Client) {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regprocedure('private.set_admin_password(uuid, text)') is not null as there",
  );
  if (!rows[0]?.there) {
    throw new CommandError('This database is not set up yet: start the server on it first');
  }
}

async function addAdmin(owner: pg.Client, { email, firstName, lastName, role }: Person) {
  const { rows } = await owner.query<{ id: string }>(
    `insert into public.admins (email, first_name, last_name, role, permissions)
     values ($1, $2, $3, $4, $5) on conflict (email) do nothing returning id`,
    [email.trim().toLowerCase(), firstName, lastName, role, permissions[role]],
  );
  if (rows[0]) return rows[0].id;
  throw new CommandError(
    `${email} is already a Command Center user. Use --new-password to set a new password.`,
  );
}

async function findAdmin(owner: pg.Client, email: string) {
  const { rows } = await owner.query<{ id: string }>(
    "update public.admins set status = 'active' where email = $1 returning id",
    [email.trim().toLowerCase()],
  );
  if (rows[0]) return rows[0].id;
  throw new CommandError(`${email} is not a Command Center user`);
}

/**
 * For the last super admin without phone and recovery codes, because no other admin could reset the
 * second factor.
 */
async function removeSecondFactor(owner: pg.Client, id: string) {
  await owner.query('select private.remove_admin_factor($1)', [id]);
  await owner.query(
    "select private.log_activity('system', null, 'admin.second_factor_reset', 'admins', $1)",
    [id],
  );
}

import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { subscribed } from '../realtime/realtime-server.ts';
import { asOwner, newDatabase } from '../support/database.ts';
import { testKeySource } from '../support/encryption.ts';
import { password, people, testProject } from '../support/people.ts';
import { projectServer, publishableKey } from '../support/project-server.ts';

/** The role `librarian` as Supabase's documentation creates it. Helena's tokens have this role. */
const librarians = `
  create role librarian nologin;
  grant librarian to authenticator;
  grant anon to librarian;
  alter role librarian set statement_timeout = '7s';

  create or replace function private.access_token_hook(event jsonb) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select case event ->> 'user_id'
      when '${people.helena.userId}' then jsonb_set(event, '{claims,role}', '"librarian"')
      else event
    end
  $$;

  create function public.time_limit() returns text
  language sql stable
  as $$ select current_setting('statement_timeout') $$;

  grant select on public.profiles to librarian;
  create policy "Librarians read every profile" on public.profiles for select to librarian using (true);

  insert into storage.buckets (id, name) values ('shelf', 'shelf');
  create policy "Librarians use the shelf" on storage.objects for all to librarian
    using (bucket_id = 'shelf') with check (bucket_id = 'shelf');

  create policy "Librarians receive" on realtime.messages for select to librarian
    using (realtime.topic() = 'desk');
  create policy "Librarians send" on realtime.messages for insert to librarian
    with check (realtime.topic() = 'desk');`;

const folder = temporaryFolder('custom-roles');
cpSync(testProject.supabaseDir, folder, { recursive: true });
writeFileSync(join(folder, 'migrations', '20260102000000_librarians.sql'), librarians);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A role that a migration grants to authenticator', () => {
  const server = projectServer({ supabaseDir: folder, password });
  const clients: SupabaseClient[] = [];
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.removeAllChannels())));

  async function signIn({ email }: { email: string }) {
    const client = createClient(server.url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    clients.push(client);
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    return client;
  }

  test('has its own rows and time limit in the table API', async () => {
    const [helena, ana] = [await signIn(people.helena), await signIn(people.ana)];
    expect((await helena.from('profiles').select('id')).data).toHaveLength(5);
    expect((await ana.from('profiles').select('id')).data).toEqual([{ id: people.ana.profileId }]);
    expect((await helena.rpc('time_limit')).data).toBe('7s');
    expect((await ana.rpc('time_limit')).data).toBe('8s');
  });

  test('has its own files', async () => {
    const [helena, ana] = [await signIn(people.helena), await signIn(people.ana)];
    const stored = await helena.storage.from('shelf').upload('list.txt', 'Nine books');
    expect(stored.error).toBeNull();
    const { data } = await helena.storage.from('shelf').download('list.txt');
    expect(await data?.text()).toBe('Nine books');
    expect((await ana.storage.from('shelf').download('list.txt')).data).toBeNull();
    expect((await ana.storage.from('shelf').upload('other.txt', 'a')).data).toBeNull();
  });

  test('has its own channels', async () => {
    const [helena, ana] = [await signIn(people.helena), await signIn(people.ana)];
    const options = { config: { private: true, broadcast: { ack: true } } };
    const channel = helena.channel('desk', options);
    expect(await subscribed(channel)).toBe('SUBSCRIBED');
    expect(await channel.send({ type: 'broadcast', event: 'any', payload: {} })).toBe('ok');
    expect(await subscribed(ana.channel('desk', options))).toMatch(/do not have permissions/);
  });
});

describe('A start', () => {
  const logins = ['authenticator', 'supabase_storage_admin', 'supabase_realtime_admin'];

  /** The logins that may become a role. */
  async function loginsOf(role: string) {
    const { rows } = await asOwner('postgres', (owner) =>
      owner.query<{ login: string }>(
        `select login from unnest($1::text[]) as login where pg_has_role(login, $2, 'set')`,
        [logins, role],
      ),
    );
    return rows.map(({ login }) => login);
  }

  test('as an ordinary owner shares the roles of its project, despite the roles of others', async () => {
    await asOwner('postgres', (owner) =>
      owner.query(`
        create role landlord login createrole bypassrls password 'secret';
        grant anon, authenticated, service_role, authenticator, supabase_auth_admin,
          supabase_storage_admin, supabase_realtime_admin to landlord with admin option;
        create role stranger;
        grant stranger to authenticator;`),
    );
    const project = join(folder, 'tenants');
    cpSync(testProject.supabaseDir, project, { recursive: true });
    writeFileSync(
      join(project, 'migrations', '20260102000000_tenants.sql'),
      'create role tenant; create role guest; grant guest to tenant; grant tenant to authenticator;',
    );
    const { url } = await newDatabase({ user: 'landlord' });
    const config = readProjectConfig(project);
    const prepare = () =>
      prepareDatabase({ url }, { supabaseDir: project, demo: true }, config, testKeySource);
    await prepare();
    expect(await loginsOf('tenant')).toEqual(logins);
    expect(await loginsOf('guest')).toEqual(logins);
    await prepare();
  });

  test('shares a later role at the next start, also if two servers start at once', async () => {
    await asOwner('postgres', (owner) =>
      owner.query('create role latecomer; grant latecomer to authenticator'),
    );
    const { supabaseDir, template } = testProject;
    const config = readProjectConfig(supabaseDir);
    const restart = async () => {
      const { location } = await newDatabase({ template });
      await prepareDatabase(location, { supabaseDir, demo: true }, config, testKeySource);
    };
    await Promise.all([restart(), restart()]);
    expect(await loginsOf('latecomer')).toEqual(logins);
  });
});

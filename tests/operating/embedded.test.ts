import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { afterAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast, password } from '../cast.ts';
import { authenticateAdmin, bearer } from '../support/admin-session.ts';
import { startServer } from '../support/server-process.ts';
import { command } from './commands.ts';

const folder = temporaryFolder('operating');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function clientOf(url: string) {
  return createClient<Database>(url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function signedIn(url: string) {
  const client = clientOf(url);
  const { error } = await client.auth.signInWithPassword({ email: cast.ana.email, password });
  if (error) throw error;
  return client;
}

async function admin(url: string, email: string, secret: string) {
  return (await authenticateAdmin(clientOf(url), email, secret)).rows[0] ?? null;
}

/** Sets up an authenticator app with the session of a first sign-in. @returns the admin's record */
async function setUpFactor(url: string, tokens: Awaited<ReturnType<typeof admin>>) {
  if (!tokens) throw new Error('The sign-in was refused.');
  expect(tokens).toMatchObject({ factor_id: null });
  const client = clientOf(url);
  await client.auth.setSession(tokens);
  expect((await client.rpc('current_admin')).data).toEqual([]);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const app = new TOTP({ secret: data?.type === 'totp' ? data.totp.secret : '' });
  const proof = { factorId: data?.id ?? '', code: app.generate() };
  expect((await client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
  return (await client.rpc('current_admin')).data?.[0];
}

// Each test starts several servers and commands in their own processes.
describe('The embedded database', () => {
  test('is backed up while a server uses it, and is restored to one point in time', async () => {
    const file = join(folder, 'during-writes.sql.gz');
    // The site's address must be the same, because tokens contain it.
    const SITE_URL = 'http://localhost:3000';
    const source = { DATA_DIR: join(folder, 'source'), PORT: '0', SITE_URL };
    const first = await startServer(source);
    const ana = await signedIn(await first.address);
    const { session } = (await ana.auth.getSession()).data;
    let written = 0;
    let writing = true;
    const writes = (async () => {
      while (writing) {
        const apartment = `apt ${written + 1}`;
        const change = ana.from('members').update({ apartment }).eq('id', cast.ana.memberId);
        const { error } = await change;
        if (error) throw new Error(error.message);
        written += 1;
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(20);
    const atLeast = written;
    const made = await command('backup', source, file);
    expect(made.code).toBe(0);
    writing = false;
    await writes;

    const working = await command('restore', source, '--replace', file);
    expect(working).toEqual({
      code: 1,
      lines: [
        `Another server is already using ${source.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`,
      ],
    });
    await first.end('SIGTERM');

    const target = { ...source, DATA_DIR: join(folder, 'target') };
    // Its secrets need the encryption key of the original data folder.
    expect(await command('restore', target, file)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('encryption.key is missing, but the data is encrypted')],
    });
    mkdirSync(target.DATA_DIR, { recursive: true });
    cpSync(join(source.DATA_DIR, 'encryption.key'), join(target.DATA_DIR, 'encryption.key'));
    expect(await command('restore', target, file)).toMatchObject({ code: 0 });
    const second = await startServer(target);
    const address = await second.address;
    const again = await signedIn(address);
    const { data: member } = await again.from('members').select('apartment').single();
    const count = Number(member?.apartment?.slice('apt '.length));
    expect(count).toBeGreaterThanOrEqual(atLeast);
    expect(count).toBeLessThanOrEqual(written);

    // Each write and its log line are in one transaction, so neither exists without the other.
    const fabio = await admin(address, cast.fabio.email, password);
    const commandCenter = createClient<Database>(address, 'sb_publishable_local', {
      global: { headers: bearer(fabio?.access_token ?? '') },
    });
    await callGuarded(commandCenter, 'open_lists', { lists: ['activity_log'] });
    const { count: logged } = await commandCenter
      .from('activity_log')
      .select('id', { count: 'exact', head: true })
      .eq('actor_id', cast.ana.memberId)
      .eq('action', 'members.update');
    expect(logged).toBe(count);

    // The backup contains the signing keys, so users are still signed in.
    const { data: stillAna } = await clientOf(address).auth.getUser(session?.access_token);
    expect(stillAna.user?.id).toBe(cast.ana.userId);
    const { error } = await clientOf(address).auth.refreshSession({
      refresh_token: session?.refresh_token ?? '',
    });
    expect(error).toBeNull();
    expect(await second.end('SIGTERM')).toBe(0);
  });

  test('is created once if two servers start at the same time, and the other reports it', async () => {
    const env = { DATA_DIR: join(folder, 'two'), PORT: '0' };
    const starts = await Promise.allSettled([startServer(env), startServer(env)]);
    const [serving, ...more] = starts.filter((start) => start.status === 'fulfilled');
    const refused = starts.find((start) => start.status === 'rejected');
    expect(more).toEqual([]);
    expect(refused?.reason.message).toMatch(
      /^ended with 1: Another server is already using \S+\. Stop it first, or set DATA_DIR to another folder\.\n$/,
    );
    expect((await fetch(`${serving?.value.url}/health`)).status).toBe(200);
    expect(await serving?.value.end('SIGTERM')).toBe(0);
  });

  test('gets its first admin, with or without a running server', async () => {
    const place = { DATA_DIR: join(folder, 'admins'), DEMO: 'off', PORT: '0' };
    const create = (email: string, ...more: string[]) => {
      const names = ['--first-name', 'Maria', '--last-name', 'Silva'];
      return command('admin-create', place, '--email', email, ...names, ...more);
    };
    const before = await create('Maria@Example.com');
    expect(before.lines).toEqual([
      'Maria@Example.com added with role super_admin',
      expect.stringMatching(/^Password, shown only once: \S{20}$/),
    ]);
    const server = await startServer(place);
    const during = await create('joana@example.com', '--role', 'support_agent');
    expect(during.code).toBe(0);
    const secretOf = (lines: string[]) => lines[1]?.split(': ')[1] ?? '';
    // The first sign-in sets up the second factor.
    const maria = await admin(server.url, 'maria@example.com', secretOf(before.lines));
    expect(await setUpFactor(server.url, maria)).toMatchObject({
      name: 'Maria Silva',
      role: 'super_admin',
      status: 'active',
    });
    const joana = await admin(server.url, 'joana@example.com', secretOf(during.lines));
    expect(await setUpFactor(server.url, joana)).toMatchObject({
      role: 'support_agent',
      permissions: ['contacts', 'analytics'],
    });
    const again = await admin(server.url, 'joana@example.com', secretOf(during.lines));
    expect(again).toEqual({ ...again, factor_id: expect.any(String), id: undefined });

    const twice = await create('maria@example.com');
    expect(twice).toEqual({
      code: 1,
      lines: [
        'maria@example.com is already a Command Center user. Use --new-password to set a new password.',
      ],
    });
    const renewed = await command(
      'admin-create',
      place,
      ...['--email', 'maria@example.com', '--new-password'],
    );
    expect(renewed.lines[0]).toBe('maria@example.com has a new password');
    expect(await admin(server.url, 'maria@example.com', secretOf(before.lines))).toBeNull();
    expect(await admin(server.url, 'maria@example.com', secretOf(renewed.lines))).not.toBeNull();
    const logged =
      "select actor_kind from public.activity_log where action = 'admin.emergency_access'";
    expect((await command('query', place, logged)).lines).toEqual(['actor_kind']);
    const emergency = ['--emergency', '--email', 'joana@example.com'];
    const opened = await command('admin-create', place, ...emergency);
    expect(opened.lines[0]).toBe('joana@example.com has a new password and full access');
    const restored = await admin(server.url, 'joana@example.com', secretOf(opened.lines));
    expect(restored?.factor_id).toBeNull();
    expect(await setUpFactor(server.url, restored)).toMatchObject({ role: 'super_admin' });
    expect((await command('query', place, logged)).lines).toEqual(['actor_kind', 'system']);
    const { data } = await callGuarded(clientOf(server.url), 'member_sign_in_status', {
      email: cast.ana.email,
    });
    expect(JSON.stringify(data)).toContain('not_member');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test.each([
    [['--first-name', 'Maria'], '--email is missing'],
    [['--email', 'maria'], '--email: expected an email address'],
    [['--email', 'maria@example.com'], '--first-name is missing'],
    [
      ['--email', 'maria@example.com', '--role', 'boss'],
      '--role: expected one of super_admin, admin, content_editor, support_agent',
    ],
    [['--mail', 'maria@example.com'], "Unknown option '--mail'"],
  ])('gets no admin from the arguments %j', async (args, message) => {
    const place = { DATA_DIR: join(folder, 'never') };
    expect(await command('admin-create', place, ...args)).toEqual({ code: 1, lines: [message] });
  });
});

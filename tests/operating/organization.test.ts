import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import type { ServerProcess } from 'supabase-gateway/testing/server-process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishHomePath, paths } from '~/paths';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast } from '../cast.ts';
import { authenticateAdmin, bearer } from '../support/admin-session.ts';
import { startServer } from '../support/server-process.ts';

type State = {
  newest: { number: number; state: string; failure: string | null; detail: string | null } | null;
  published: { number: number } | null;
};

const second = JSON.parse(
  readFileSync(join(import.meta.dirname, '../support/second-organization.json'), 'utf8'),
);
const DATA_DIR = temporaryFolder('organization');
const current = join(DATA_DIR, 'site', 'current');
const client = join(current, 'build', 'client');
let server: ServerProcess;
let sessions: Record<'fabio' | 'otavio', string>;

const start = () => startServer({ DATA_DIR, PORT: '0', SCHEDULES: 'on', TRUST_PROXY: 'on' });
/** The address is part of each token, and it changes with each start. */
async function startAndSignIn() {
  server = await start();
  sessions = { fabio: await signIn('fabio'), otavio: await signIn('otavio') };
}
beforeAll(startAndSignIn);
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

function api(session = '') {
  return createClient<Database>(server.url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: session ? bearer(session) : {} },
  });
}

async function signIn(name: 'fabio' | 'otavio') {
  const { rows } = await authenticateAdmin(api(), cast[name].email);
  return rows[0]?.access_token ?? '';
}

async function state(): Promise<State> {
  const { data, error } = await api(sessions.fabio).rpc('organization_state');
  if (error) throw error;
  return data as State;
}

/** @returns the number of the version, or the code of the refusal */
async function publish(description: object, session = sessions.fabio, seen?: number) {
  const { data, error } = await api(session).rpc('publish_organization', {
    description: description as never,
    // Before the first version, there is none.
    seen_number: seen ?? (await state()).newest?.number ?? (null as unknown as number),
  });
  return error?.code ?? error?.message ?? data;
}

/** The end of the newest version's build. */
const outcome = async () => {
  await expect
    .poll(async () => (await state()).newest?.state, { timeout: 300_000, interval: 500 })
    .toMatch(/published|failed/);
  return (await state()).newest;
};
const contactPage = async () => (await fetch(`${server.url}${paths.contact}`)).text();

describe('The description of the organization', () => {
  test('is read and published by super admins only', async () => {
    expect(await publish(second, sessions.otavio)).toBe('super_admin_required');
    expect(await publish(second, '')).toBe('42501');
    const ofOtavio = await api(sessions.otavio).rpc('organization_state');
    expect(ofOtavio.error?.code).toBe('super_admin_required');
    expect((await api('').rpc('organization_state')).error?.code).toBe('42501');
    expect(await state()).toMatchObject({ newest: null, published: null });
  });

  test('is refused, with the reason, if a value is invalid', async () => {
    expect(await publish({ ...second, enrollment: 'http://example.org' })).toBe(1);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'invalid' });
    expect((await state()).newest?.detail).toMatch(/must be a URL.*\n.*enrollment/);
    expect(await publish({ ...second, other: '.'.repeat(200_000) })).toBe('description_invalid');
    expect(await publish(['no', 'object'])).toBe('description_invalid');
    // Emails are templates: such a name would be code in them.
    const name = `{{ if eq .a "x' || process.exit() || '" }}{{ end }}`;
    expect(await publish({ ...second, name })).toBe(2);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'invalid' });
  });

  test('changes nothing if it cannot be built', async () => {
    const folder = join(DATA_DIR, 'site');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    expect(await publish(second)).toBe(3);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'build' });
    rmSync(folder);
    expect(await contactPage()).toContain('555-0134');
    expect((await state()).published).toBe(null);
  });

  test('is published once, even by two people at once, and although the server is killed', async () => {
    const numbers = await Promise.all([1, 2].map(() => publish(second, sessions.fabio, 3)));
    expect(numbers).toContain(4);
    expect(numbers).toContain('changed_meanwhile');
    await expect.poll(async () => (await state()).newest?.state).toBe('building');
    expect(await publish(second)).toBe('publication_running');
    await server.end('SIGKILL');
    await startAndSignIn();
    expect(await outcome()).toMatchObject({ state: 'published', number: 4 });
    await expect.poll(contactPage).toContain('(617) 555-0200');
    // Pages that were opened before load the rest of their scripts.
    const assets = new Set(readdirSync(join(client, 'assets')));
    const old = readdirSync('build/client/assets').find((name) => !assets.has(name));
    expect(old).toBeDefined();
    expect((await fetch(`${server.url}/assets/${old}`)).status).toBe(200);
    expect((await fetch(`${server.url}/assets/unknown.js`)).status).toBe(404);
  });

  test('has a line in the log for each version, which names what changed', async () => {
    await callGuarded(api(sessions.fabio), 'open_lists', { lists: ['activity_log'] });
    const { data } = await api(sessions.fabio)
      .from('activity_log')
      .select('details')
      .eq('action', 'organization.published')
      .order('id');
    expect(data?.map(({ details }) => details)).toEqual([
      { number: 1, columns: [] },
      { number: 2, columns: ['enrollment', 'name'] },
      { number: 3, columns: ['name'] },
      { number: 4, columns: [] },
    ]);
  });

  test('is in every email from then on', async () => {
    const auth = await api().auth.resetPasswordForEmail(cast.ana.email);
    expect(auth.error).toBe(null);
    const body = { email: cast.bruno.email, resetUrl: `${server.url}${paths.resetPassword}` };
    const { error } = await api().functions.invoke('send-password-reset', { body });
    expect(error).toBe(null);
    const outbox = async () => (await fetch(`${server.url}/outbox`)).text();
    for (const { email } of [cast.ana, cast.bruno]) {
      await expect
        .poll(outbox)
        .toMatch(new RegExp(`Vizinhança[^<]*</strong><br>\\n<span>to ${email}`));
    }
  });

  test('is served at once after a restart, and nothing else stays behind', async () => {
    await server.end('SIGTERM');
    await startAndSignIn();
    expect(await contactPage()).toContain('(617) 555-0200');
    expect(readdirSync(join(DATA_DIR, 'site', 'versions'))).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(DATA_DIR, 'organization.json'), 'utf8'))).toEqual(second);
  });
});

/** A page without the comments that React puts between texts. */
const page = (path: string) =>
  readFileSync(join(client, path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
const home = englishHomePath.slice(1);

describe('The site of another organization', () => {
  test.each([
    ['number', /555.{0,2}0134/],
    ['email or address', /(?<!name@)\bexample\.com/],
    // The rules explain the word, and belong to the organization as a whole.
    ['name', /Mutirão(?! is the Brazilian word)|Mutir\\u00e3o/],
    ['legal name', /Example Plaza/],
    ['map', /openstreetmap|google\.com\/maps/],
    ['host or dental provider', /Lívia|Sorriso Claro/],
    ['testimonial', /Juliana Prado/],
    ['reach', /5[,.]000\+/],
  ])('has no %s of the demonstration in any file', (_, pattern) => {
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|js|json|xml|txt|webmanifest)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) => {
      const text = readFileSync(join(client, file), 'utf8');
      const match = pattern.exec(text);
      return match
        ? [`${file}: …${text.slice(Math.max(0, match.index - 60), match.index + 60)}…`]
        : [];
    });
    expect(found).toEqual([]);
  });

  test('states its own facts', () => {
    expect(page('contact')).toContain('+1 (617) 555-0200');
    expect(page('contact')).toContain('Vizinhança d’Ávila &amp; &quot;$&amp;&quot;');
    expect(page('contact')).toContain('Framingham, MA 01702');
    expect(page('BR/contact')).toContain('https://wa.me/5511900000000');
    expect(page('')).toContain('Vizinhança Sharing Co.');
    expect(page('about')).toContain('340+');
    expect(page('legal')).toContain('ajuda@vizinhanca.internal');
    expect(page('show')).toContain('12+');
  });

  test('leads to its own pages where it has no address, and hides the rest', () => {
    expect(page(home)).toContain('href="/signup"');
    expect(page(home)).toContain('href="/what-would-i-pay"');
    expect(page('dental-plans')).toContain('Ask us how to sign up.');
    expect(page('show')).not.toMatch(/host-title|channel-title/);
    expect(page(home)).not.toMatch(/instagram|facebook|youtube/i);
    expect(page('contact')).not.toMatch(/office\.svg|boca-raton/);
  });

  test('is open to visitors', () => {
    expect(JSON.parse(readFileSync(join(current, 'build', 'site.json'), 'utf8')).closed).toBe(
      undefined,
    );
  });
});

import { type AuthChangeEvent, createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { follow, fragmentOf, newestEmail } from '../support/mailbox.ts';
import { password, people } from '../support/people.ts';
import { publishableKey } from '../support/project-server.ts';
import { authServer } from './auth-server.ts';

const server = authServer();
const storageKey = 'session';
let visitors = 0;

/** A browser's storage, which persists after the page is closed. */
function memory() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A page that subscribes to the client's events. */
function page(storage = memory(), fetcher: typeof fetch = fetch) {
  visitors += 1;
  const client = createClient(server.url, publishableKey, {
    auth: { storage, storageKey, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetcher, headers: { 'x-forwarded-for': `10.70.0.${visitors}` } },
  });
  const events: [AuthChangeEvent, string | undefined][] = [];
  client.auth.onAuthStateChange((event, session) => events.push([event, session?.user.email]));
  const seen = (event: AuthChangeEvent) =>
    vi.waitFor(() => expect(events.map(([name]) => name)).toContain(event));
  return { client, storage, events, seen };
}

async function signedInPage(email = people.ana.email) {
  const opened = page();
  const { error } = await opened.client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return opened;
}

/** Makes the stored access token appear expired. */
function expire({ stored }: ReturnType<typeof memory>) {
  const session = JSON.parse(stored.get(storageKey) ?? '{}');
  stored.set(storageKey, JSON.stringify({ ...session, expires_at: 1000 }));
}

// The client logs to the console how it handles a missing session.
beforeEach(() => {
  for (const kind of ['error', 'warn', 'log'] as const) {
    vi.spyOn(console, kind).mockReturnValue(undefined);
  }
});

describe('A page', () => {
  test('that opens without a session learns so first', async () => {
    const { events, seen } = page();
    await seen('INITIAL_SESSION');
    expect(events).toEqual([['INITIAL_SESSION', undefined]]);
  });

  test('hears of the sign-in, of changes and of the sign-out', async () => {
    const { client, events, seen } = await signedInPage();
    await client.auth.updateUser({ data: { language: 'en' } });
    await client.auth.refreshSession();
    await client.auth.signOut();
    await seen('SIGNED_OUT');
    const names = events.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['SIGNED_IN', 'USER_UPDATED', 'TOKEN_REFRESHED', 'SIGNED_OUT']),
    );
    expect(events.at(-1)).toEqual(['SIGNED_OUT', undefined]);
  });

  test('that is opened again still has its session', async () => {
    const { storage } = await signedInPage();
    const again = page(storage);
    await again.seen('INITIAL_SESSION');
    expect(again.events[0]?.[1]).toBe(people.ana.email);
  });

  test('that is opened after an hour gets a new token', async () => {
    const { storage } = await signedInPage();
    expire(storage);
    const again = page(storage);
    await again.seen('TOKEN_REFRESHED');
    expect((await again.client.auth.getUser()).data.user?.email).toBe(people.ana.email);
  });

  test('whose refresh token is not found at the start is signed out, and forgets the user', async () => {
    const { storage } = await signedInPage();
    expire(storage);
    await server.owner.query('delete from auth.sessions');
    const again = page(storage);
    await again.seen('SIGNED_OUT');
    expect(storage.stored.has(storageKey)).toBe(false);
    expect((await again.client.auth.getSession()).data.session).toBeNull();
  });

  test('whose session ended elsewhere is signed out at its next refresh', async () => {
    const { client, events, storage, seen } = await signedInPage();
    const session = (await client.auth.getSession()).data.session;
    await server.owner.query('delete from auth.sessions');
    expire(storage);
    const { error } = await client.auth.refreshSession({
      refresh_token: session?.refresh_token ?? '',
    });
    expect(error?.code).toBe('refresh_token_not_found');
    await seen('SIGNED_OUT');
    expect(events.at(-1)).toEqual(['SIGNED_OUT', undefined]);
  });

  test('whose account is refused at the refresh is signed out', async () => {
    const { client, storage, seen } = await signedInPage(people.bruno.email);
    await server.owner.query("update profiles set status = 'suspended' where id = $1", [
      people.bruno.profileId,
    ]);
    expire(storage);
    const { error } = await client.auth.refreshSession();
    expect(error?.message).toBe('Account access restricted (suspended)');
    await seen('SIGNED_OUT');
  });

  test('stays signed in while the server cannot be reached', async () => {
    const { storage } = await signedInPage();
    const broken = page(storage, async () => new Response('{}', { status: 503 }));
    const { error } = await broken.client.auth.getUser();
    expect(error?.name).toBe('AuthRetryableFetchError');
    expect(storage.stored.has(storageKey)).toBe(true);
  });

  test('refreshes once, however many of its parts ask for a token at once', async () => {
    const refreshes: string[] = [];
    const counting: typeof fetch = (input, init) => {
      if (String(input).includes('refresh_token')) refreshes.push(String(input));
      return fetch(input, init);
    };
    const { storage } = await signedInPage();
    expire(storage);
    const again = page(storage, counting);
    await Promise.all(Array.from({ length: 5 }, () => again.client.auth.getSession()));
    expect(refreshes).toHaveLength(1);
  });

  test('forgets its session even when signing out fails on the way', async () => {
    const { storage } = await signedInPage();
    await server.owner.query('delete from auth.sessions');
    const { client, seen } = page(storage);
    await client.auth.signOut();
    await seen('SIGNED_OUT');
    expect(storage.stored.has(storageKey)).toBe(false);
  });

  test('takes over the session that a mailed link brings', async () => {
    const { client, seen } = page();
    await client.auth.resetPasswordForEmail(people.helena.email);
    const target = await follow(server, (await newestEmail(server, people.helena.email)).link);
    const { access_token = '', refresh_token = '' } = fragmentOf(target);
    const { data } = await client.auth.setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(people.helena.email);
    await seen('SIGNED_IN');
  });
});

import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { newestEmail, tokenHashOf } from 'supabase-gateway/testing/mailbox';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '../../../app/shared/session/session-user.ts';
import { cast, password } from '../../cast.ts';
import { publishableKey, testServer } from '../../support/server.ts';

const server = testServer();
const storageKey = 'session';
let client: SupabaseClient;
let visitors = 0;

// The site makes its client from the page's environment; here it is the same one, for this server. Test
// files share their modules, so what others loaded is left aside here, and what is loaded here after it.
const ownClient = '~/shared/backend/supabase';
vi.resetModules();
vi.doMock(ownClient, () => ({ loadSupabase: async () => client }));
const { signOut } = await import('../../../app/shared/session/sign-out.ts');
const { watchSession } = await import('../../../app/shared/session/watch-session.ts');
afterAll(() => {
  vi.doUnmock(ownClient);
  vi.resetModules();
});

function open(stored = new Map<string, string>(), fetcher: typeof fetch = fetch) {
  visitors += 1;
  client = createClient(server.url, publishableKey, {
    auth: {
      storageKey,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: fetcher, headers: { 'x-forwarded-for': `10.71.0.${visitors}` } },
  });
  return stored;
}

async function signedIn() {
  const stored = open();
  const { error } = await client.auth.signInWithPassword({ email: cast.ana.email, password });
  if (error) throw error;
  return stored;
}

function expire(stored: Map<string, string>) {
  const session = JSON.parse(stored.get(storageKey) ?? '{}');
  stored.set(storageKey, JSON.stringify({ ...session, expires_at: 1000 }));
}

const ana: SessionUser = { id: cast.ana.userId, email: cast.ana.email };

// The client says on the console what it does about a session that is gone.
beforeEach(() => {
  for (const kind of ['error', 'warn', 'log'] as const) {
    vi.spyOn(console, kind).mockReturnValue(undefined);
  }
});

describe('The site', () => {
  test('finds the session that was left, and hears of the sign-out', async () => {
    open(await signedIn());
    const heard: (SessionUser | null)[] = [];
    expect(await watchSession((user) => heard.push(user))).toEqual(ana);
    await client.auth.signOut();
    expect(heard.at(-1)).toBeNull();
  });

  test('recognizes Ana after a recovery email, and receives her new token', async () => {
    open();
    const heard: (SessionUser | null)[] = [];
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    expect(await watchSession((user) => heard.push(user))).toBeNull();
    await client.auth.resetPasswordForEmail(cast.ana.email);
    const token_hash = tokenHashOf(await newestEmail(server, cast.ana.email));
    const entered = await client.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(entered.error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect(heard.at(-1)).toEqual(ana);
    await client.auth.updateUser({ data: { language: 'en' } });
    await client.auth.refreshSession();
    expect(events).toEqual(expect.arrayContaining(['USER_UPDATED', 'TOKEN_REFRESHED']));
    expect(heard.at(-1)).toEqual(ana);
  });

  test('signs out here even if nobody can be told, and only logs that', async () => {
    const stored = await signedIn();
    open(stored, async (input, init) =>
      String(input).includes('/logout') ? new Response('{}', { status: 500 }) : fetch(input, init),
    );
    await expect(signOut()).resolves.toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith('Sign-out:', expect.anything());
    expect(stored.has(storageKey)).toBe(false);
  });

  test('signs out when a token was refreshed and there is no session', async () => {
    const stored = open(await signedIn());
    const heard: (SessionUser | null)[] = [];
    await watchSession((user) => heard.push(user));
    // What another tab of an older version may say.
    const teller = client.auth as unknown as {
      _notifyAllSubscribers(event: string, session: null): Promise<void>;
    };
    await teller._notifyAllSubscribers('TOKEN_REFRESHED', null);
    await vi.waitFor(() => expect(heard.at(-1)).toBeNull());
    expect(stored.has(storageKey)).toBe(false);
  });

  test.each([
    ['is not found', "delete from auth.sessions where user_id = '$user'"],
    ['is of a banned account', "update auth.users set banned_until = now() + interval '1 day'"],
  ])('starts signed out when the refresh token %s', async (_what, sql) => {
    const stored = await signedIn();
    expire(stored);
    await server.owner.query(sql.replace('$user', cast.ana.userId));
    open(stored);
    expect(await watchSession(() => undefined)).toBeNull();
    expect(stored.has(storageKey)).toBe(false);
    expect((await client.auth.getUser()).data.user).toBeNull();
    await server.owner.query('update auth.users set banned_until = null');
  });

  test('starts signed out with what is no session at all', async () => {
    open(new Map([[storageKey, '{"access_token":']]));
    expect(await watchSession(() => undefined)).toBeNull();
    open(new Map([[storageKey, '{"access_token":"a","refresh_token":"b","expires_at":1}']]));
    expect(await watchSession(() => undefined)).toBeNull();
  });

  test('keeps the session, and says so, while nobody can be asked', async () => {
    const stored = await signedIn();
    expire(stored);
    open(stored, async () => new Response('{}', { status: 503 }));
    // The client tries for half a minute.
    vi.useFakeTimers();
    const refused = expect(watchSession(() => undefined)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await refused;
    expect(stored.has(storageKey)).toBe(true);
  });
});

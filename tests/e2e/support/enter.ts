import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { password as castPassword } from '../../cast.ts';

const apikey = 'sb_publishable_local';
const adminSession = 'admin-session';
const memberSession = 'member-session';

type AdminSession = { session_token: string };

/** Whatever can ask the backend: a page, or the test itself. */
type Asking = { request: APIRequestContext };

/**
 * Opens a session of the Command Center for a page, as a login would have left it.
 * @returns the headers with which the same person asks the backend
 */
export async function enter(page: Page, email: string): Promise<Record<string, string>> {
  const session = await openAdminSession(page, email);
  await keepOnce(page, adminSession, JSON.stringify(session));
  return headersOf(session);
}

/** The headers with which somebody of the team asks the backend; no page knows of it. */
export async function asAdmin(asking: Asking, email: string): Promise<Record<string, string>> {
  return headersOf(await openAdminSession(asking, email));
}

/** Opens a member's session for a page, as the sign-in form would have left it. */
export async function enterPortal(page: Page, email: string, password = castPassword) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  await keepOnce(page, memberSession, await answer.text());
}

/** The token of the Command Center's session that a page holds. */
export function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => {
    const entry = localStorage.getItem(key);
    return entry && JSON.parse(entry).session_token;
  }, adminSession);
}

async function openAdminSession({ request }: Asking, email: string): Promise<AdminSession> {
  let session: AdminSession | undefined;
  // Of two who sign in as one person in the same moment, the second is asked to wait.
  await expect(async () => {
    const answer = await request.post('/functions/v1/rpc/authenticate_admin', {
      headers: { apikey },
      data: { user_email: email, user_password: castPassword },
    });
    expect(answer.status()).toBe(200);
    [session] = await answer.json();
  }).toPass();
  const opened = await request.post('/functions/v1/rpc/open_lists', {
    headers: headersOf(session as AdminSession),
    data: {
      lists: ['members', 'contact_messages', 'form_submissions', 'billing', 'agents', 'admins'],
    },
  });
  expect(opened.status()).toBe(200);
  return session as AdminSession;
}

function headersOf({ session_token }: AdminSession) {
  return { apikey, 'x-admin-session': session_token };
}

/** Puts an entry in a page's storage, once: what happens to it later is the page's business. */
function keepOnce(page: Page, key: string, value: string) {
  return page.addInitScript(
    ([name = '', text = '']) => {
      if (sessionStorage.getItem(`kept-${name}`)) return;
      sessionStorage.setItem(`kept-${name}`, 'yes');
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}

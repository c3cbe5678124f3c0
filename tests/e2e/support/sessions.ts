import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { password as castPassword } from '../../cast.ts';

const apikey = 'sb_publishable_local';
const adminSession = 'admin-session';
const memberSession = 'member-session';

type AdminSession = { session_token: string };

/** A page or test that sends requests to the backend. */
type Requester = { request: APIRequestContext };

/**
 * Signs an admin in to the Command Center for a page, without the form.
 * @returns the headers for requests of the same admin
 */
export async function signInAdmin(
  page: Page,
  email: string,
  password = castPassword,
): Promise<Record<string, string>> {
  const session = await openAdminSession(page, email, password);
  await storeOnce(page, adminSession, JSON.stringify(session));
  return headersOf(session);
}

/** The headers for requests of an admin, independent of a page. */
export async function adminHeaders(
  requester: Requester,
  email: string,
): Promise<Record<string, string>> {
  return headersOf(await openAdminSession(requester, email));
}

/** Signs a member in to the portal for a page, without the form. */
export async function signInMember(page: Page, email: string, password = castPassword) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  await storeOnce(page, memberSession, await answer.text());
}

/** The token of a page's Command Center session. */
export function adminTokenOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => {
    const entry = localStorage.getItem(key);
    return entry && JSON.parse(entry).session_token;
  }, adminSession);
}

async function openAdminSession(
  { request }: Requester,
  email: string,
  password = castPassword,
): Promise<AdminSession> {
  let session: AdminSession | undefined;
  // If two tests sign in as one admin at the same time, the second must wait.
  await expect(async () => {
    const answer = await request.post('/functions/v1/rpc/authenticate_admin', {
      headers: { apikey },
      data: { user_email: email, user_password: password },
    });
    expect(answer.status()).toBe(200);
    [session] = await answer.json();
  }).toPass();
  const opened = await request.post('/functions/v1/rpc/open_lists', {
    headers: headersOf(session as AdminSession),
    data: {
      lists: [
        'members',
        'contact_messages',
        'form_submissions',
        'billing',
        'agents',
        'admins',
        'sharing_requests',
      ],
    },
  });
  expect(opened.status()).toBe(200);
  return session as AdminSession;
}

function headersOf({ session_token }: AdminSession) {
  return { apikey, 'x-admin-session': session_token };
}

/** Stores an entry for a page once, so that the page can change it later. */
function storeOnce(page: Page, key: string, value: string) {
  return page.addInitScript(
    ([name = '', text = '']) => {
      if (sessionStorage.getItem(`stored-${name}`)) return;
      sessionStorage.setItem(`stored-${name}`, 'yes');
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}

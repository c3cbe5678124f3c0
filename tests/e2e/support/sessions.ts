import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { password as castPassword } from '../../cast.ts';
import { bearer } from '../../support/admin-session.ts';

const apikey = 'sb_publishable_local';
const adminSession = 'admin-session';
const adminTokens = 'admin-tokens';
const memberSession = 'member-session';

type Tokens = { access_token: string; refresh_token: string };
/** The admin's record, and the tokens of the session. */
type AdminSession = { record: object; tokens: Tokens };

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
  const headers = headersOf(session);
  const user = await page.request.get('/auth/v1/user', { headers });
  expect(user.status()).toBe(200);
  const [, payload = ''] = session.tokens.access_token.split('.');
  const { exp: expires_at } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const tokens = { ...session.tokens, expires_at, token_type: 'bearer', user: await user.json() };
  await storeOnce(page, adminTokens, JSON.stringify(tokens));
  await storeOnce(page, adminSession, JSON.stringify(session.record));
  return headers;
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

/** What a page has stored of its Command Center session: the record and the access token. */
export function storedAdmin(page: Page): Promise<{ record: string | null; token: string | null }> {
  return page.evaluate(
    ([record = '', tokens = '']) => {
      const entry = localStorage.getItem(tokens);
      return {
        record: localStorage.getItem(record),
        token: entry && JSON.parse(entry).access_token,
      };
    },
    [adminSession, adminTokens],
  );
}

/** Nothing is stored of a Command Center session. */
export const noAdmin = { record: null, token: null };

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
    const [{ access_token, refresh_token, ...record }] = await answer.json();
    session = { record, tokens: { access_token, refresh_token } };
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

function headersOf({ tokens }: AdminSession) {
  return { apikey, ...bearer(tokens.access_token) };
}

/** Stores an entry for a page once, so that the page can change it later. */
function storeOnce(page: Page, key: string, value: string) {
  return page.addInitScript(
    ([name = '', text = '']) => {
      // A blank page has no storage.
      if (location.origin === 'null' || sessionStorage.getItem(`stored-${name}`)) return;
      sessionStorage.setItem(`stored-${name}`, 'yes');
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}

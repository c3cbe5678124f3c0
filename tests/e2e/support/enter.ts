import { expect, type Page } from '@playwright/test';
import { password } from '../../cast.ts';

const storageKey = 'admin-session';

/** Opens a session of the Command Center for a page, as a login would have left it. */
export async function enter(page: Page, email: string): Promise<void> {
  let session: unknown;
  // Of two who sign in as one person in the same moment, the second is asked to wait.
  await expect(async () => {
    const answer = await page.request.post('/rest/v1/rpc/authenticate_admin', {
      headers: { apikey: 'sb_publishable_local' },
      data: { user_email: email, user_password: password },
    });
    expect(answer.status()).toBe(200);
    [session] = await answer.json();
  }).toPass();
  await page.addInitScript(
    ([key, value]) => {
      // Once: what happens to the entry later is the page's business.
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem(key as string, value as string);
    },
    [storageKey, JSON.stringify(session)],
  );
}

/** The session token that a page holds. */
export function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => {
    const entry = localStorage.getItem(key);
    return entry && JSON.parse(entry).session_token;
  }, storageKey);
}

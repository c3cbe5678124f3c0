import { cast } from '../cast.ts';
import { accountTexts } from './support/account-texts.ts';
import { enterPortal } from './support/enter.ts';
import { activeMember, enroll, restrict, setStatus } from './support/new-member.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  cardName: 'card:title',
  since: 'card:started',
  asOf: 'card:asOf',
  kept: {
    en: /keeps it for up to 30 days/,
    'pt-BR': /fica guardada neste aparelho por até 30 dias/,
  },
  noCard: 'card:none.title',
  support: 'card:none.action',
  signOutDevice: { en: /^Sign out of (?!other devices)/, 'pt-BR': /^Sair de / },
  deviceSignedOut: {
    en: /^You’re signed out of /,
    'pt-BR': /^Pronto\. Você saiu da conta no outro aparelho: /,
  },
  sessionEnded: { en: 'Your session has ended.', 'pt-BR': 'Sua sessão terminou.' },
});

/** What the issue promises: so soon an open page knows. */
const soon = { timeout: 5500 };

for (const language of languages) {
  const t = words[language];
  const { prefix, welcome, pending, active } = texts[language];
  const { restricted } = accountTexts[language];
  const portal = `${prefix}/member-portal`;

  test.describe(`In ${language}`, screenFor(language), () => {
    test('a member cancelled in mid-session is shown why within seconds, on every open page, and the card goes', async ({
      page,
      baseURL,
    }) => {
      const member = await activeMember(origin(baseURL), 'Nina');
      await enroll(origin(baseURL), member);
      await enterPortal(page, member.email, member.password);
      await page.goto(portal);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome('Nina'));
      const other = await page.context().newPage();
      await other.goto(`${portal}/card`);
      await expect(other.getByRole('region', { name: t.cardName })).toContainText(member.id);
      await page.bringToFront();

      await restrict(origin(baseURL), member);
      await expect(page).toHaveURL(`${prefix}/my-account`, soon);
      await expect(page.getByText(restricted)).toBeVisible();
      await expect(page.getByRole('status').getByRole('link', { name: t.support })).toBeVisible();
      await expect(other).toHaveURL(`${prefix}/my-account`, soon);
      await expect(other.getByText(restricted)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
      await page.goto(`${portal}/card`);
      await expect(page).toHaveURL(`${prefix}/my-account`);
    });

    test('a card that was left on a device is not shown to a member cancelled in the meantime', async ({
      page,
      baseURL,
    }) => {
      const member = await activeMember(origin(baseURL), 'Nina');
      await enroll(origin(baseURL), member);
      await enterPortal(page, member.email, member.password);
      await page.goto(`${portal}/card`);
      await expect(page.getByRole('region', { name: t.cardName })).toContainText(member.id);
      await page.goto('/legal');
      await restrict(origin(baseURL), member);
      await page.goto(`${portal}/card`);
      await expect(page).toHaveURL(`${prefix}/my-account`);
      await expect(page.getByText(restricted)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
    });

    test('a membership that becomes active shows itself on the open page', async ({
      page,
      baseURL,
    }) => {
      const member = await activeMember(origin(baseURL), 'Nina');
      await setStatus(origin(baseURL), member, 'pending');
      await enterPortal(page, member.email, member.password);
      await page.goto(portal);
      await expect(page.getByText(pending, { exact: true })).toBeVisible();
      // The first answer is what later ones are compared with.
      await page.waitForResponse('**/rest/v1/rpc/own_membership_state');
      await enroll(origin(baseURL), member);
      await setStatus(origin(baseURL), member, 'active');
      await expect(page.getByText(active, { exact: true })).toBeVisible(soon);
      expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toContain(
        member.id,
      );
    });

    test('the card says since when and as of when it holds, and what is kept', async ({ page }) => {
      await enterPortal(page, cast.ana.email);
      await page.goto(portal);
      await page.getByRole('banner').getByRole('link', { name: t.cardName }).click();
      await expect(page).toHaveURL(`${portal}/card`);
      const card = page.getByRole('region', { name: t.cardName });
      await expect(card).toContainText(t.since);
      await expect(card).toContainText(t.asOf);
      await expect(card).toContainText(cast.ana.memberId);
      await expect(page.getByText(t.kept)).toBeVisible();
    });

    test('one device is signed out from another, and its page closes within seconds', async ({
      page,
      browser,
      baseURL,
    }) => {
      const member = await activeMember(origin(baseURL), 'Nina');
      const elsewhere = await browser.newContext({ baseURL: origin(baseURL) });
      const other = await elsewhere.newPage();
      await enterPortal(other, member.email, member.password);
      await other.goto(portal);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(welcome('Nina'));

      await enterPortal(page, member.email, member.password);
      await page.goto(`${portal}/profile/security`);
      const signOut = page.getByRole('button', { name: t.signOutDevice });
      // The activation has left a session, too: each has a button of its own.
      await expect(signOut).not.toHaveCount(0);
      for (let left = await signOut.count(); left > 0; left -= 1) {
        await signOut.first().click();
        await expect(signOut).toHaveCount(left - 1);
        await expect(page.getByText(t.deviceSignedOut)).toBeVisible();
      }
      await expect(other).toHaveURL(`${prefix}/my-account`, soon);
      await expect(other.getByText(t.sessionEnded)).toBeVisible();
      await elsewhere.close();
    });

    test('Bruno, whose membership has not begun, has no card, and is told why', async ({
      page,
    }) => {
      await enterPortal(page, cast.bruno.email);
      await page.goto(`${portal}/card`);
      await expect(page.getByRole('heading', { name: t.noCard })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(cast.bruno.memberId);
      expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
    });
  });
}

function origin(baseURL: string | undefined): string {
  return new URL(baseURL ?? '').origin;
}

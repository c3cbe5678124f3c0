import { cast } from '../cast.ts';
import { accountTexts } from './support/account-texts.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember, addEnrollment, revokeSignIn, setStatus } from './support/new-member.ts';
import { origin } from './support/origin.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  cardName: 'card:title',
  since: { en: 'Member since', 'pt-BR': 'Membro desde' },
  asOf: { en: 'Active on', 'pt-BR': 'Ativa em' },
  kept: {
    en: /keeps it for up to 30 days/,
    'pt-BR': /fica guardada neste aparelho por até 30 dias/,
  },
  noCard: 'card:none.title',
  startsOn: {
    en: /Your membership starts on \w+ \d+, 20\d\d/,
    'pt-BR': /A sua adesão começa em \d\d\/\d\d\/20\d\d/,
  },
  support: 'card:none.action',
  signOutDevice: { en: /^Sign out of (?!other devices)/, 'pt-BR': /^Sair de / },
  deviceSignedOut: {
    en: /^You’re signed out of /,
    'pt-BR': /^Pronto\. Você saiu da conta no outro aparelho: /,
  },
  sessionEnded: { en: 'Your session has ended.', 'pt-BR': 'Sua sessão terminou.' },
});

/** An open page must react within seconds: it asks every four, and a busy machine answers slowly. */
const soon = { timeout: 20_000 };

inBothLanguages(words, (t, language) => {
  const { prefix, welcome, pending, active } = texts[language];
  const { restricted } = accountTexts[language];
  const portal = `${prefix}/member-portal`;
  test('Nina is canceled during a session and reads why within seconds on every open page, and her card is deleted', async ({
    page,
  }) => {
    const member = await activeMember('Nina');
    await addEnrollment(member);
    await signInMember(page, member.email, member.password);
    await page.goto(portal);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome('Nina'));
    const other = await page.context().newPage();
    await other.goto(`${portal}/card`);
    await expect(other.getByRole('region', { name: t.cardName })).toContainText(member.number);
    await page.bringToFront();

    await revokeSignIn(member);
    await expect(page).toHaveURL(`${prefix}/my-account`, soon);
    await expect(page.getByText(restricted)).toBeVisible();
    await expect(page.getByRole('status').getByRole('link', { name: t.support })).toBeVisible();
    await expect(other).toHaveURL(`${prefix}/my-account`, soon);
    await expect(other.getByText(restricted)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
    await page.goto(`${portal}/card`);
    await expect(page).toHaveURL(`${prefix}/my-account`);
  });

  test('A stored card is not displayed after Nina’s membership was canceled', async ({ page }) => {
    const member = await activeMember('Nina');
    await addEnrollment(member);
    await signInMember(page, member.email, member.password);
    await page.goto(`${portal}/card`);
    await expect(page.getByRole('region', { name: t.cardName })).toContainText(member.number);
    await page.goto('/legal');
    await revokeSignIn(member);
    await page.goto(`${portal}/card`);
    await expect(page).toHaveURL(`${prefix}/my-account`);
    await expect(page.getByText(restricted)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
  });

  test('Nina sees on the open page when her membership becomes active', async ({ page }) => {
    const member = await activeMember('Nina');
    await setStatus(member, 'pending');
    await signInMember(page, member.email, member.password);
    await page.goto(portal);
    await expect(page.getByText(pending, { exact: true })).toBeVisible();
    // Later responses are compared with the first one.
    await page.waitForResponse('**/rest/v1/rpc/own_membership_state');
    await addEnrollment(member);
    await setStatus(member, 'active');
    await expect(page.getByText(active, { exact: true })).toBeVisible(soon);
    expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toContain(
      member.number,
    );
  });

  test('Ana’s card displays since when and as of which day it is valid, and what is stored', async ({
    page,
  }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(portal);
    await page.getByRole('banner').getByRole('link', { name: t.cardName }).click();
    await expect(page).toHaveURL(`${portal}/card`);
    const card = page.getByRole('region', { name: t.cardName });
    await expect(card).toContainText(t.since);
    await expect(card).toContainText(t.asOf);
    await expect(card).toContainText(cast.ana.memberNumber);
    await expect(page.getByText(t.kept)).toBeVisible();
  });

  test('Nina signs out another device, and its page closes within seconds', async ({
    page,
    browser,
  }) => {
    const member = await activeMember('Nina');
    const elsewhere = await browser.newContext({ baseURL: origin });
    const other = await elsewhere.newPage();
    await signInMember(other, member.email, member.password);
    await other.goto(portal);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(welcome('Nina'));

    await signInMember(page, member.email, member.password);
    await page.goto(`${portal}/profile/security`);
    const signOut = page.getByRole('button', { name: t.signOutDevice });
    // The activation left a session too. Each session has its own button.
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

  test('Helena reads on which day her card will appear, and the portal keeps none', async ({
    page,
  }) => {
    await signInMember(page, cast.helena.email);
    await page.goto(`${portal}/card`);
    await expect(page.getByText(t.startsOn)).toBeVisible();
    await expect(page.getByRole('region', { name: t.cardName })).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(cast.helena.memberNumber);
    expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
  });

  test('Bruno, whose membership is not active, reads why he has no card', async ({ page }) => {
    await signInMember(page, cast.bruno.email);
    await page.goto(`${portal}/card`);
    await expect(page.getByRole('heading', { name: t.noCard })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(cast.bruno.memberNumber);
    expect(await page.evaluate(() => localStorage.getItem('membership-card'))).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { portalTexts } from './support/portal-texts.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { signOutButton } from './support/sign-out.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

inBothLanguages(portalTexts, (t, language) => {
  const { prefix } = texts[language];
  const profile = `${prefix}/member-portal/profile`;
  test.use({ timezoneId: t.zone });

  test('Ana reads her profile and changes her phone and address', async ({ page, complaints }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(profile);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Souza');
    const menu = page.getByRole('navigation', { name: t.menuName, exact: true });
    for (const section of t.menu)
      await expect(menu.getByRole('link', { name: section })).toBeVisible();
    await expect(menu.getByRole('link', { name: t.privacy })).toHaveAttribute(
      'href',
      `${prefix}/legal#privacy`,
    );
    await menu.getByRole('link', { name: t.menu[0] ?? '' }).click();
    await expect(page).toHaveURL(`${profile}/information`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.menu[0] ?? '');
    await expect(page.getByText(t.born)).toBeVisible();

    await page.getByRole('button', { name: t.editPhone }).click();
    const phone = page.getByLabel(t.phone, { exact: true });
    await expect(phone).toBeFocused();
    await phone.fill('123');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.wrongPhone)).toBeVisible();
    await phone.fill('(561) 555-0177');
    await page.route('**/rest/v1/members*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t.notSaved);
    await expect(phone).toHaveValue('(561) 555-0177');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await expect(page.getByText('+1 561 555 0177')).toBeVisible();
    await expect(page.getByRole('button', { name: t.editPhone })).toBeFocused();

    await page.getByRole('button', { name: t.editAddress }).click();
    await page.getByLabel(t.zip, { exact: true }).fill('3343');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.wrongZip)).toBeVisible();
    await page.getByLabel(t.zip, { exact: true }).fill('33431-1234');
    await expectNoViolation(page);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText('33431-1234')).toBeVisible();
    const emails = page.getByRole('switch', { name: t.receiveEmails });
    const before = await emails.getAttribute('aria-checked');
    await emails.click();
    await expect(emails).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');

    forgive(complaints, /ERR_FAILED/);
    await page.goBack();
    await expect(page).toHaveURL(profile);
  });

  test('Ana sees her plan, payments, and advisor, and downloads a receipt', async ({ page }) => {
    await signInMember(page, cast.ana.email);
    await page.goto(`${profile}/plan`);
    await expect(page.getByText(t.planStart, { exact: true })).toBeVisible();
    await expect(page.getByText(texts[language].iua)).toBeVisible();

    await page.goto(`${profile}/payments`);
    for (const status of t.statuses) await expect(page.getByText(status).first()).toBeVisible();
    const receipts = page.getByRole('button', { name: t.receipt });
    await page.getByRole('button', { name: t.more }).click();
    await expect(page.getByText(t.rate)).toBeVisible();
    await expect(page.getByRole('button', { name: t.more })).toBeHidden();
    for (const button of [receipts.first(), page.getByRole('button', { name: t.statement })]) {
      const download = page.waitForEvent('download');
      await button.click();
      const file = readFileSync(await (await download).path(), 'latin1');
      expect(file).toMatch(/^%PDF-/);
      expect(file).toContain(`/Lang (${language === 'en' ? 'en-US' : 'pt-BR'})`);
      expect(file).toContain('/StructTreeRoot');
    }

    await page.goto(`${profile}/advisor`);
    await expect(page.getByText(cast.elena.enrollmentCode)).toBeVisible();
    await expect(
      page.getByText(cast.elena.agentId.slice(-8).toUpperCase(), { exact: true }),
    ).toBeVisible();
    for (const link of await page.locator('main a[href*="wa.me"], main a[href^="mailto:"]').all()) {
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).not.toMatch(
        /b0000000|M-104|Enxaqueca|Souza/,
      );
    }
  });

  test('Bruno, a new member, sees empty states and where to get help', async ({
    page,
    complaints,
  }) => {
    await signInMember(page, cast.bruno.email);
    await page.goto(`${profile}/plan`);
    await expect(page.getByText(t.noPlan)).toBeVisible();
    await page.goto(`${profile}/advisor`);
    await expect(page.getByText(t.noAdvisor)).toBeVisible();
    await expectNoViolation(page);
    const billing = '**/rest/v1/members*billing*';
    await page.route(billing, (route) => route.abort());
    await page.goto(`${profile}/payments`);
    await expect(page.getByText(t.billingFailed)).toBeVisible();
    await page.unroute(billing);
    await page.getByRole('button', { name: t.retry }).click();
    forgive(complaints, /ERR_FAILED/);
    await expect(page.getByText(t.noPayments)).toBeVisible();
    await page.goto(`${profile}/information`);
    await expect(
      page.getByText(cast.bruno.memberNumber).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|null|Invalid Date/);
    await page.goto(`${prefix}/member-portal/concierge`);
    await expect(page.getByRole('link', { name: t.emergency, exact: true })).toHaveAttribute(
      'href',
      'tel:911',
    );
  });

  test('Nina reads her card offline, and it is deleted when she signs out', async ({
    page,
    context,
    complaints,
  }) => {
    const member = await activeMember('Nina');
    await addEnrollment(member);
    await signInMember(page, member.email, member.password);
    await page.goto(`${prefix}/member-portal`);
    await expect(page.getByText(member.number)).toBeVisible();
    await expect.poll(() => page.evaluate(offlineScopes)).toBe(2);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: t.lost })).toBeVisible();
    await page
      .getByRole('link', { name: texts[language].tabs[2] })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].tabs[2]);
    await page.goto(profile);
    await expect(page.getByText(t.offline)).toBeVisible();
    await expect(page.getByText('Nina Teste')).toBeVisible();
    await expect(page.getByText(member.number)).toBeVisible();
    await expectNoViolation(page);

    await context.setOffline(false);
    await page.goto(`${prefix}/member-portal`);
    await (await signOutButton(page, language)).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: texts[language].dialogConfirm, exact: true })
      .click();
    await expect(page).toHaveURL(`${prefix}/my-account`);
    await context.setOffline(true);
    await page.goto(`${prefix}/member-portal/card`);
    await expect(page.getByText(t.noCard)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Nina');
    forgive(complaints, /ERR_(INTERNET_DISCONNECTED|FAILED)/);
  });
});

/** Runs in the page: the number of site scopes in which the card is available offline. */
async function offlineScopes() {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ active }) => active?.state === 'activated').length;
}

/** Removes complaints that a test caused intentionally. */
function forgive(complaints: string[], pattern: RegExp) {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !pattern.test(text)));
}

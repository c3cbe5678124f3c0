import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember } from './support/new-member.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { signInAdmin } from './support/sessions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  part: 'accountHelp:title',
  view: 'accountHelp:actions.view.button',
  open: 'accountHelp:actions.view.submit',
  reason: 'accountHelp:reason',
  bar: 'portal:layout.view.label',
  close: 'portal:layout.view.end',
  hidden: 'security:hiddenInView',
  viewOnly: 'errors:viewOnly',
  edit: 'profile:contact.editPhone',
  save: 'profile:edit.save',
  phone: 'profile:contact.phone',
  seen: 'security:help.done.view',
});

inBothLanguages(texts, (t, language) => {
  const prefix = language === 'en' ? '' : '/BR';

  test('Fábio sees the portal as a member, who can tell', async ({ page, browser }) => {
    const member = await activeMember('Rita');
    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${prefix}/admin/members?open=${member.id}`);
    const part = page.getByRole('region', { name: t.part, exact: true });
    await part.getByRole('button', { name: t.view }).click();
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    await dialog.getByLabel(t.reason).fill('Não acha o pagamento');
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.open }).click();

    await expect(page).toHaveURL(`${prefix}/member-portal`);
    const bar = page.getByRole('region', { name: t.bar });
    await expect(bar).toContainText('Rita');
    await expect(page.getByRole('main')).toContainText('Rita');
    await expectNoViolation(page);
    await expectToFit(page);

    await page.goto(`${prefix}/member-portal/profile/information`);
    await page.getByRole('button', { name: t.edit }).click();
    await page.getByLabel(t.phone).fill('+1 305 555 0142');
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.viewOnly)).toBeVisible();

    await page.goto(`${prefix}/member-portal/profile/security`);
    await expect(page.getByText(t.hidden)).toBeVisible();
    await page.goto(`${prefix}/member-portal/card`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${prefix}/member-portal`);
    await expect(bar).toContainText('Rita');
    expect(await storedOfMembers(page)).toEqual([]);

    await bar.getByRole('button', { name: t.close }).click();
    await expect(page).toHaveURL(`${prefix}/admin/members?open=${member.id}`);
    await expect(part.getByText('Não acha o pagamento')).toBeVisible();
    await page.goto(`${prefix}/member-portal`);
    await expect(page).toHaveURL(`${prefix}/my-account`);

    const context = await browser.newContext();
    const portal = await context.newPage();
    await signIn(portal, language, member.email, member.password);
    await expect(portal).toHaveURL(`${prefix}/member-portal`);
    await portal.goto(`${prefix}/member-portal/profile/security`);
    await expect(portal.getByText(t.seen)).toBeVisible();
    await context.close();
  });
});

/** What the browser stores that is not the Command Center's: its session, and that staff use this browser. */
async function storedOfMembers(page: Page) {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => !/^(admin-|staff-browser$|language$)/.test(key));
}

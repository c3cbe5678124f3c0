import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { adminTexts } from './support/admin-texts.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { firstAdmin, teamMember } from './support/team-member.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  title: 'manageOverview:firstDay.title',
  link: 'manageOverview:firstDay.link',
  open: 'manageOverview:firstDay.open',
  email: 'manageOverview:firstDay.lines.email',
  drafts: 'manageOverview:firstDay.lines.drafts',
  states: 'manageOverview:firstDay.lines.states',
  backup: 'manageOverview:firstDay.lines.backup',
  statesLink: 'manageOverview:firstDay.states.link',
  noEmail: 'manageOverview:firstDay.email.none',
  send: 'manageOverview:firstDay.email.send',
  again: 'manageOverview:firstDay.email.again',
  arrived: 'manageOverview:firstDay.confirm.email',
  confirmDrafts: 'manageOverview:firstDay.confirm.drafts',
  withdraw: 'manageOverview:firstDay.withdraw',
  progress: { en: /^\d+ of \d+ done$/, 'pt-BR': /^\d+ de \d+ prontos$/ },
  done: { en: /steps? done$/, 'pt-BR': /passos? prontos?$/ },
  confirmed: { en: /^Maria Silva confirmed this/, 'pt-BR': /^Maria Silva confirmou isto/ },
  lastBackup: { en: /^The last backup is from/, 'pt-BR': /^O último backup é de/ },
  retry: 'common:actions.retry',
  quick: 'manageOverview:actions.title',
});

for (const language of languages) {
  const t = words[language];
  const { prefix } = adminTexts[language];
  const list = (page: Page) => page.getByRole('region', { name: t.title });
  const open = (page: Page) => list(page).getByRole('list', { name: t.open });
  const line = (page: Page, name: string) =>
    open(page).getByRole('listitem').filter({ hasText: name });

  test.describe(`In ${language}, the checklist of the first day`, screenFor(language), () => {
    test('shows the first super admin what is to do, and follows it', async ({ browser }) => {
      await withOwnServer(
        'first-day',
        async ({ url, DATA_DIR }) => {
          const env = { DATA_DIR, DEMO: 'off' };
          const { email: own, password } = await firstAdmin(DATA_DIR);
          const page = await browser.newPage({ baseURL: url });
          await page.goto(`${prefix}/admin`);
          await teamMember(page, language).signInFirst(own, password);

          await expect(list(page).getByText(t.progress)).toBeVisible();
          await expect(line(page, t.states)).toBeVisible();
          await expectToFit(page);
          await expectNoViolation(page);

          // A test email: accepted, and then confirmed by the person who received it.
          const email = line(page, t.email);
          await expect(email.getByText(t.noEmail)).toBeVisible();
          await expect(email.getByRole('button', { name: t.arrived })).toHaveCount(0);
          await email.getByRole('button', { name: t.send }).click();
          await expect(email.getByRole('button', { name: t.again })).toBeVisible();
          await email.getByRole('button', { name: t.arrived }).click();
          await expect(line(page, t.email)).toHaveCount(0);
          await expect(page.getByRole('heading', { name: t.title })).toBeFocused();

          // A confirmation without a mouse, which is withdrawn.
          await line(page, t.drafts).getByRole('button', { name: t.confirmDrafts }).press('Enter');
          await expect(line(page, t.drafts)).toHaveCount(0);
          await list(page).locator('summary').press('Enter');
          const done = list(page).getByRole('list', { name: t.done });
          const drafts = done.getByRole('listitem').filter({ hasText: t.drafts });
          await expect(drafts.getByText(t.confirmed)).toBeVisible();
          await expectToFit(page);
          await expectNoViolation(page);
          await drafts.getByRole('button', { name: t.withdraw }).click();
          await expect(line(page, t.drafts)).toBeVisible();

          await expect(line(page, t.backup)).toBeVisible();
          expect((await command('backup', env)).code).toBe(0);
          await page.reload();
          await expect(line(page, t.states)).toBeVisible();
          await expect(line(page, t.backup)).toHaveCount(0);
          await list(page).locator('summary').click();
          await expect(list(page).getByText(t.lastBackup)).toBeVisible();

          await line(page, t.states).getByRole('link', { name: t.statesLink }).click();
          await expect(page).toHaveURL(/open-books\/states\?is_confirmed=false/);
          await page.close();
        },
        { DEMO: 'off' },
      );
    });

    test('waits behind a link in a demonstration, for super admins only', async ({
      page,
      browser,
      complaints,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(`${prefix}/admin`);
      const quick = page.getByRole('region', { name: t.quick });
      await expect(quick.getByRole('link', { name: t.link })).toBeVisible();
      await expect(list(page)).toHaveCount(0);
      await quick.getByRole('link', { name: t.link }).click();
      await expect(list(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: t.title })).toBeFocused();

      // Without an answer it says so, and tries again.
      await page.route('**/rpc/first_day', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: t.title })).toBeVisible();
      await page.unroute('**/rpc/first_day');
      complaints.length = 0;
      await page.getByRole('button', { name: t.retry }).click();
      await expect(list(page)).toBeVisible();

      const context = await browser.newContext();
      const hers = await context.newPage();
      await signInAdmin(hers, cast.gabriela.email);
      await hers.goto(`${prefix}/admin?show=first-day`);
      await expect(hers.getByRole('region', { name: t.quick })).toBeVisible();
      await expect(list(hers)).toHaveCount(0);
      await expect(hers.getByRole('link', { name: t.link })).toHaveCount(0);
      await context.close();
    });
  });
}

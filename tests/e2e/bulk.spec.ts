import type { Browser, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  selectAll: 'commandCenter:list.selectAll',
  onlyPage: 'commandCenter:list.onlyPage',
  matching: {
    en: /^Select (all \d+|the first 500 of [\d,]+) that match$/,
    'pt-BR': /^Selecionar (todos os \d+|os primeiros 500 de [\d.]+) resultados$/,
  },
  undo: 'commandCenter:undo',
  undone: 'commandCenter:undone',
  priority: 'manageRequests:columns.priority',
  high: 'manageRequests:priority.high',
  submit: { en: /^Change \d+ requests$/, 'pt-BR': /^Alterar \d+ pedidos$/ },
  changed: { en: /^\d+ requests changed\.$/, 'pt-BR': /^\d+ pedidos alterados\.$/ },
  leftOut: { en: /left out: already like that/, 'pt-BR': /de fora: já está assim/ },
  state: 'manageRequests:columns.state',
  review: 'manageRequests:states.in_review',
  noEmail: 'commandCenter:sent.none',
  readEmail: { en: /^Read the email that/, 'pt-BR': /^Ler o e-mail que/ },
  example: { en: /^Read one of the emails, to/, 'pt-BR': /^Ler um dos e-mails, para/ },
  counted: { en: /^Emails: \d+ in /, 'pt-BR': /^E-mails: \d+ em / },
  waitForMember: 'manageRequests:states.waiting_member',
  macro: 'manageRequests:bulk.macro.button',
  next: 'manageRequests:bulk.macro.next',
  itemized: { en: 'The itemized bill is missing', 'pt-BR': 'Falta a conta detalhada' },
  send: { en: /^Send \d+ messages now$/, 'pt-BR': /^Enviar \d+ mensagens agora$/ },
  sent: { en: /^\d+ messages sent\.$/, 'pt-BR': /^\d+ mensagens enviadas\.$/ },
  export: 'commandCenter:list.export',
  exported: { en: /^\d+ rows exported\.$/, 'pt-BR': /^\d+ linhas exportadas\.$/ },
  activate: 'manageMembers:bulk.activate',
  gets: { en: /members get the email$/, 'pt-BR': /recebem o e-mail$/ },
});

async function pageOf(browser: Browser, url: string, isPhone: boolean): Promise<Page> {
  const viewport = isPhone ? { width: 360, height: 800 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ baseURL: url, viewport, acceptDownloads: true });
  const page = await context.newPage();
  await signInAdmin(page, cast.fabio.email);
  return page;
}

/** Selects the page, then everything that matches, by keyboard. */
async function selectMatching(page: Page, t: (typeof words)['en']): Promise<number> {
  await page.getByRole('button', { name: t.selectAll }).press('Enter');
  const bar = page.getByRole('toolbar');
  await expect(bar.getByRole('status')).toContainText(/^25 /);
  await bar.getByRole('button', { name: t.matching }).press('Enter');
  await expect(bar.getByRole('button', { name: t.onlyPage })).toBeFocused();
  const summary = (await bar.getByRole('status').textContent()) ?? '';
  return Number.parseInt(summary, 10);
}

for (const language of languages) {
  const t = words[language];
  const isPhone = language === 'pt-BR';

  test(
    `In ${language}, Fábio changes, exports and invites all that match by keyboard, after a preview, and undoes it`,
    screenFor(language),
    async ({ browser }) => {
      test.setTimeout(240_000);
      await withOwnServer('bulk', async ({ url, DATA_DIR }) => {
        expect((await command('demo-volume', { DATA_DIR })).code).toBe(0);
        const page = await pageOf(browser, url, isPhone);
        await page.goto(`${t.prefix}/admin/requests?view=all&priority=medium`);
        await expect(page.locator('[data-row]')).toHaveCount(25);
        const count = await selectMatching(page, t);
        expect(count).toBeGreaterThan(25);
        await expectNoViolation(page);
        await expectToFit(page);
        const bar = page.getByRole('toolbar');
        const dialog = page.locator('[role="dialog"][aria-labelledby]');
        await bar.getByRole('button', { name: t.priority }).press('Enter');
        await page.getByRole('menuitem', { name: t.high, exact: true }).press('Enter');
        await expect(dialog.getByRole('listitem')).toHaveCount(8);
        await expect(dialog.getByRole('button', { name: t.submit })).toContainText(String(count));
        await expectNoViolation(page);

        // Escape changes nothing.
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(bar.getByRole('status')).toContainText(String(count));

        await bar.getByRole('button', { name: t.priority }).press('Enter');
        await page.getByRole('menuitem', { name: t.high, exact: true }).press('Enter');
        const calls: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/rpc/change_requests')) calls.push(request.url());
        });
        await dialog.getByRole('button', { name: t.submit }).press('Enter');
        await expect(page.getByText(t.changed)).toContainText(String(count));
        await expect(bar).toHaveCount(0);
        await page.getByRole('button', { name: t.undo, exact: true }).click();
        await expect(page.getByText(t.undone)).toBeVisible();
        await expect(page.locator('[data-row]')).toHaveCount(25);
        expect(calls).toHaveLength(2);

        // Another status follows the rules of a single request, and can be moved back.
        await page.goto(`${t.prefix}/admin/requests?view=all&state=checking`);
        await expect(page.locator('[data-row]')).toHaveCount(25);
        const checking = await selectMatching(page, t);
        await bar.getByRole('button', { name: t.state }).press('Enter');
        await page.getByRole('menuitem', { name: t.waitForMember, exact: true }).press('Enter');
        await expect(dialog.getByText(t.counted)).toBeVisible();
        await dialog.getByText(t.example).press('Enter');
        await expect(dialog.getByRole('document')).toContainText(/R-\d\d-\d{6}-\d/);
        await expectNoViolation(page);
        await expectToFit(page);
        await dialog.getByText(t.example).press('Enter');
        await page.keyboard.press('Escape');
        await bar.getByRole('button', { name: t.state }).press('Enter');
        await page.getByRole('menuitem', { name: t.review, exact: true }).press('Enter');
        await expect(dialog.getByText(t.noEmail)).toBeVisible();
        const move = dialog.getByRole('button', { name: t.submit });
        await expect(move).toContainText(String(checking));
        await expectNoViolation(page);
        await expectToFit(page);
        await move.press('Enter');
        await expect(page.getByText(t.changed)).toContainText(String(checking));
        await expect(page.locator('[data-row]')).toHaveCount(0);
        await page.getByRole('button', { name: t.undo, exact: true }).click();
        await expect(page.locator('[data-row]')).toHaveCount(25);

        // A macro: each message can be read whole, and none is sent before the button.
        await page.getByRole('button', { name: t.selectAll }).press('Enter');
        await expect(bar.getByRole('status')).toContainText(/^25 /);
        await bar.getByRole('button', { name: t.macro, exact: true }).press('Enter');
        await expect(dialog.getByRole('button', { name: t.send })).toBeDisabled();
        await dialog.getByRole('combobox').selectOption({ label: t.itemized });
        const message = dialog.locator('[data-message]');
        await expect(message).toContainText(/itemized bill/);
        await expect(message).not.toContainText(/[{}]/);
        await expect(dialog.getByRole('heading', { name: /^1 (of|de) 25: / })).toBeVisible();
        await dialog.getByRole('button', { name: t.next }).press('Enter');
        await expect(dialog.getByRole('heading', { name: /^2 (of|de) 25: / })).toBeVisible();
        await expect(dialog.getByText(t.readEmail)).toBeVisible();
        await expectNoViolation(page);
        await expectToFit(page);
        await dialog.getByRole('button', { name: t.send }).press('Enter');
        await expect(page.getByText(t.sent)).toContainText('25');
        await expect(dialog).toHaveCount(0);

        await page.goto(`${t.prefix}/admin/members?login=no`);
        await expect(page.locator('[data-row]')).toHaveCount(25);
        const members = await selectMatching(page, t);
        expect(members).toBeGreaterThan(25);
        await expectToFit(page);
        await bar.getByRole('button', { name: t.export }).press('Enter');
        await expect(dialog.getByRole('listitem')).toHaveCount(8);
        const file = page.waitForEvent('download');
        await dialog.getByRole('button', { name: t.export }).press('Enter');
        expect((await file).suggestedFilename()).toMatch(/\.csv$/);
        await expect(page.getByText(t.exported)).toContainText(String(members));
        await bar.getByRole('button', { name: t.activate }).press('Enter');
        await expect(dialog.getByText(t.gets)).toBeVisible();
        await expect(dialog.getByText(t.counted)).toBeVisible();
        await expectNoViolation(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await page.context().close();
      });
    },
  );
}

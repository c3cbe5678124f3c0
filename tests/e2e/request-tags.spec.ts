import type { Browser, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  filters: { en: /^Filters/, 'pt-BR': /^Filtros/ },
  filter: { en: /^Tag/, 'pt-BR': /^Etiqueta/ },
  tag: 'manageRequests:columns.tag',
  tags: 'manageRequests:columns.tags',
  handle: { en: /^Tags: /, 'pt-BR': /^Etiquetas: / },
  field: 'manageRequests:tags.findOrAdd',
  saveAll: 'manageRequests:tags.saveAll',
  columns: 'commandCenter:list.columns.button',
  does: 'manageRequests:keys.does.tags',
  none: 'manageRequests:tags.none',
  add: 'manageRequests:tags.add',
  remove: 'manageRequests:tags.remove',
  selectAll: 'commandCenter:list.selectAll',
  submit: { en: /^Change \d+ requests?$/, 'pt-BR': /^Alterar \d+ pedidos?$/ },
  changed: { en: /^\d+ requests? changed\.$/, 'pt-BR': /^\d+ pedidos? alterados?\.$/ },
  leftOut: { en: /left out: already has the tag/, 'pt-BR': /de fora: já tem a etiqueta/ },
  delete: 'manageRequests:tags.delete',
  inUse: {
    en: 'In use by 1 request. Remove the tag from it first.',
    'pt-BR': 'Em uso em 1 pedido. Tire a etiqueta dele antes.',
  },
  undo: 'commandCenter:undo',
  undone: 'commandCenter:undone',
});

const name = 'Aguarda laudo médico';

async function pageOf(browser: Browser, url: string, isPhone: boolean): Promise<Page> {
  const viewport = isPhone ? { width: 360, height: 800 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ baseURL: url, viewport });
  const page = await context.newPage();
  await signInAdmin(page, cast.otavio.email);
  return page;
}

for (const language of languages) {
  const t = words[language];
  const isPhone = language === 'pt-BR';

  test(
    `In ${language}, Otávio adds a tag to a request, finds it by the tag, tags all others, undoes it, and cannot delete the tag while it is in use`,
    screenFor(language),
    async ({ browser }) => {
      test.setTimeout(240_000);
      await withOwnServer('request-tags', async ({ url }) => {
        const page = await pageOf(browser, url, isPhone);
        const dialog = page.locator('[role="dialog"][aria-labelledby]');
        const queue = `${t.prefix}/admin/requests`;
        const rows = page.locator('[data-row]');
        // Not the full text of a row that has the focus.
        const badge = page.locator('span').and(page.getByText(name, { exact: true }));
        const undo = async () => {
          await page.getByRole('button', { name: t.undo, exact: true }).click();
          await expect(page.getByText(t.undone)).toBeVisible();
        };

        // A new tag, by keyboard: Enter in the field adds it, Enter in the empty field saves.
        await page.goto(`${queue}?view=all`);
        await expect(rows).toHaveCount(4);
        const number = (await rows.first().textContent()) ?? '';
        await rows.first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
        if (isPhone) await page.getByRole('button', { name: t.handle }).click();
        else await page.keyboard.press('h');
        const field = dialog.getByLabel(t.field);
        await field.fill(` ${name} `);
        await field.press('Enter');
        await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('');
        await expectNoViolation(page);
        await expectToFit(page);
        await field.press('ArrowDown');
        await expect(dialog.getByRole('checkbox').first()).toBeFocused();
        await field.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText(t.changed)).toBeVisible();
        await expect(badge).toBeVisible();
        await undo();
        await expect(badge).toHaveCount(0);
        if (isPhone) await page.getByRole('button', { name: t.handle }).press('Enter');
        else await page.keyboard.press('h');
        // Case and accents make no other tag.
        await field.fill('AGUARDA LAUDO MEDICO');
        await field.press('Enter');
        await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
        await dialog.getByRole('button', { name: t.saveAll }).click();
        await expect(badge).toBeVisible();

        // The address of the filter contains the id of the tag.
        await page.goto(`${queue}?view=all`);
        if (!isPhone) {
          // It has room on a wider screen. Chosen, it takes the place of another column.
          await page.getByRole('button', { name: t.columns }).click();
          const column = page.getByRole('dialog').getByRole('checkbox', { name: t.tags });
          await column.uncheck();
          await column.check();
          await page.keyboard.press('Escape');
        }
        const choose = async (choice: string) => {
          const opener = page.getByRole('button', { name: t.filters });
          if (isPhone && (await opener.getAttribute('aria-expanded')) === 'false') {
            await opener.click();
          }
          await page
            .getByRole('button', { name: t.filter })
            .filter({ visible: true })
            .last()
            .click();
          const item = page.getByRole('menuitemcheckbox', { name: choice, exact: true });
          const checked = !(await item.isChecked());
          await item.click();
          await expect(item).toBeChecked({ checked });
          await page.keyboard.press('Escape');
          // The next click would else close a menu that is still open.
          await expect(page.getByRole('menu')).toHaveCount(0);
        };
        await choose(name);
        await expect(rows).toHaveText([number]);
        expect(page.url()).toMatch(/tag=[\da-f-]{36}$/);
        expect(decodeURI(page.url())).not.toContain('laudo');
        await expect(page.getByRole('button', { name: `${t.tag}: ${name}` })).toBeVisible();
        const box = await page.locator('tbody tr, main li:has([data-row])').first().boundingBox();
        expect(box?.height).toBeLessThanOrEqual(isPhone ? 120 : 40);
        await expect(badge.last()).toBeVisible();
        await expectNoViolation(page);
        await expectToFit(page);
        await choose(t.none);
        await expect(rows).toHaveCount(3);
        await choose(name);
        await expect(rows).not.toHaveCount(0);
        await expect(rows.filter({ hasText: number })).toHaveCount(0);

        // Many requests, after a preview that names those that change and counts the others.
        await page.goto(`${queue}?view=all`);
        await expect(rows).toHaveCount(4);
        await page.getByRole('button', { name: t.selectAll }).press('Enter');
        const bar = page.getByRole('toolbar');
        const change = async (what: string) => {
          await bar.getByRole('button', { name: t.tag, exact: true }).press('Enter');
          await page.getByRole('menuitem', { name: what, exact: true }).press('Enter');
          await dialog.getByRole('button', { name, exact: true }).click();
        };
        await change(t.add);
        const preview = dialog.getByRole('region').getByRole('listitem');
        await expect(preview).toHaveCount(3);
        await expect(dialog.getByText(t.leftOut)).toBeVisible();
        await expectNoViolation(page);
        await expectToFit(page);
        await dialog.getByRole('button', { name: t.submit }).press('Enter');
        await expect(page.getByText(t.changed)).toContainText('3');
        await expect(badge).toHaveCount(4);
        await undo();
        await expect(badge).toHaveCount(1);

        // In use, it stays. Removed from its request, it goes, and comes back.
        const settings = page.getByRole('button', { name: t.tags, exact: true });
        const listed = dialog.getByRole('button', { name });
        await settings.click();
        await expectNoViolation(page);
        await expectToFit(page);
        await listed.click();
        await dialog.getByRole('button', { name: t.delete }).click();
        await expect(dialog.getByRole('alert')).toHaveText(t.inUse);
        await page.goto(`${queue}?view=all`);
        await expect(badge).toHaveCount(1);
        await page.getByRole('button', { name: t.selectAll }).press('Enter');
        await change(t.remove);
        await expect(preview).toHaveCount(1);
        await dialog.getByRole('button', { name: t.submit }).press('Enter');
        await expect(badge).toHaveCount(0);
        // Without the undo of the removal.
        await page.goto(`${queue}?view=all`);
        await settings.click();
        await listed.click();
        await dialog.getByRole('button', { name: t.delete }).click();
        await expect(listed).toHaveCount(0);
        await undo();
        await expect(listed).toBeVisible();

        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(dialog).toContainText(t.does);
      });
    },
  );
}

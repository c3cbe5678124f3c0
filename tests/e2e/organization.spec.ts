import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cast, password } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const allWords = textsOf({
  phone: 'organizationFields:phone',
  whatsApp: 'organizationFields:whatsApp',
  instagram: 'organizationFields:social.instagram',
  enrollment: 'organizationFields:enrollment',
  address: 'manageOrganization:validation.address',
  publish: 'manageOrganization:publish.button',
  title: 'manageOrganization:publish.title',
  confirm: 'manageOrganization:publish.confirm',
  progress: { en: /Version 1 is being published/, 'pt-BR': /A versão 1 está sendo publicada/ },
  published: { en: /Visitors see version 1 since/, 'pt-BR': /O site mostra a versão 1 desde/ },
  failed: {
    en: /Version 1 was not published: the site could not be built/,
    'pt-BR': /A versão 1 não foi publicada: não foi possível gerar o site/,
  },
  unchanged: 'manageOrganization:failures.unchanged',
  conflict: {
    en: /Fábio \S+ published version 1 in the meantime/,
    'pt-BR': /Fábio \S+ publicou a versão 1 nesse meio-tempo/,
  },
  theirs: 'manageOrganization:conflict.show',
  inContact: { en: 'Contact page in English', 'pt-BR': 'Página de contato em português' },
  logged: 'commandCenter:activity.actions.organization_published',
});

for (const language of ['en', 'pt-BR'] as const) {
  const t = allWords[language];
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const open = async (page: Page, email: string, secret: string) => {
    await signInAdmin(page, email, secret);
    await page.goto(`${t.prefix}/admin/settings`);
    await expect(field(page, t.phone)).toBeVisible();
  };
  const publish = async (page: Page) => {
    await page.getByRole('button', { name: t.publish, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: t.title });
    await expectToFit(page);
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  };

  test(
    `Fábio changes phone, WhatsApp, Instagram, and the enrollment page, and visitors see them (${language})`,
    screenFor(language),
    async ({ browser }) => {
      // The site is built while the test waits, on a machine that may be busy.
      test.setTimeout(900_000);
      await withOwnServer(
        'publish-organization',
        async ({ url }) => {
          const fabio = await browser.newPage({ baseURL: url });
          await open(fabio, cast.fabio.email, password);
          await expectToFit(fabio);
          await expectNoViolation(fabio);

          await field(fabio, t.phone).fill('(617) 555-0163');
          await field(fabio, t.whatsApp).fill('+55 11 90000-0000');
          await field(fabio, t.instagram).fill('instagram.com/vizinhos');
          await field(fabio, t.enrollment).fill('https://enroll.internal/start');
          await fabio.getByRole('button', { name: t.publish, exact: true }).click();
          await expect(fabio.getByRole('alert')).toContainText(t.address);
          await expect(fabio.getByRole('alertdialog')).toBeHidden();
          await expectNoViolation(fabio);

          await field(fabio, t.instagram).fill('https://instagram.internal/vizinhos');
          await publish(fabio);
          await expect(fabio.getByRole('region', { name: t.progress })).toBeVisible();
          await expect(field(fabio, t.phone)).toBeDisabled();
          await expect(fabio.getByText(t.published)).toBeVisible({ timeout: 600_000 });
          await expectToFit(fabio);
          await expectNoViolation(fabio);

          const visitor = await browser.newPage({ baseURL: url });
          for (const prefix of ['', '/BR']) {
            await visitor.goto(`${prefix}/contact`);
            const main = visitor.getByRole('main');
            await expect(main.getByRole('link', { name: '(617) 555-0163' }).first()).toBeVisible();
            await expect(main.locator('a[href*="wa.me/5511900000000"]').first()).toBeVisible();
            await visitor.goto(prefix || '/en');
            const footer = visitor.getByRole('contentinfo');
            await expect(
              footer.locator('a[href="https://instagram.internal/vizinhos"]'),
            ).toBeVisible();
            await expect(
              visitor.locator('a[href^="https://enroll.internal/start"]').first(),
            ).toBeAttached();
          }
          await visitor.close();

          await fabio.getByRole('link', { name: t.inContact }).click();
          await expect(fabio.getByText('(617) 555-0163').first()).toBeVisible();
          await fabio.goto(`${t.prefix}/admin/log`);
          await expect(fabio.getByText(t.logged).first()).toBeVisible();
          await fabio.close();
        },
        { SCHEDULES: 'on' },
      );
    },
  );

  test(
    `A failed build and a second person change nothing for visitors, and both read why (${language})`,
    screenFor(language),
    async ({ browser }) => {
      await withOwnServer(
        'failed-publication',
        async ({ url, DATA_DIR }) => {
          const names = ['--first-name', 'Iara', '--last-name', 'Dias'];
          const added = await command(
            'admin-create',
            { DATA_DIR },
            ...['--email', 'iara@example.com', ...names],
          );
          const fabio = await browser.newPage({ baseURL: url });
          const iara = await browser.newPage({ baseURL: url });
          await open(fabio, cast.fabio.email, password);
          await open(iara, 'iara@example.com', added.lines.at(-1)?.split(': ')[1] ?? '');
          // The folder of published versions cannot be created.
          rmSync(join(DATA_DIR, 'site'), { recursive: true, force: true });
          writeFileSync(join(DATA_DIR, 'site'), 'in the way');

          await field(iara, t.phone).fill('(617) 555-0199');
          await field(fabio, t.phone).fill('(617) 555-0163');
          await publish(fabio);
          await expect(fabio.getByText(t.failed)).toBeVisible();
          await expect(fabio.getByText(t.unchanged)).toBeVisible();
          await expect(field(fabio, t.phone)).toHaveValue('+1 (617) 555-0163');
          await expectToFit(fabio);
          await expectNoViolation(fabio);

          await publish(iara);
          const conflict = iara.getByRole('alert').filter({ hasText: t.conflict });
          await expect(conflict).toBeVisible();
          await expect(field(iara, t.phone)).toHaveValue('(617) 555-0199');
          await expectToFit(iara);
          await expectNoViolation(iara);
          await conflict.getByRole('button', { name: t.theirs }).click();
          await expect(field(iara, t.phone)).toHaveValue('+1 (617) 555-0163');

          await fabio.goto(`${t.prefix}/contact`);
          await expect(fabio.getByText('(561) 555-0134').first()).toBeVisible();
          await Promise.all([fabio.close(), iara.close()]);
        },
        { SCHEDULES: 'on' },
      );
    },
  );
}

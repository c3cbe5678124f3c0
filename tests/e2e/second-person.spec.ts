import { createClient } from '@supabase/supabase-js';
import { cast, password } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const allWords = textsOf({
  waiting: 'commandCenter:controls.title',
  ruleWaits: 'commandCenter:controls.rule',
  firstName: 'manageUsers:dialog.firstName',
  lastName: 'manageUsers:dialog.lastName',
  email: 'manageUsers:columns.email',
  requests: 'manageUsers:permissions.requests.hint',
  invite: 'manageUsers:dialog.invitation',
  byYou: { en: /You asked for this/, 'pt-BR': /Você pediu isto/ },
  badge: 'manageUsers:counts.badge',
  confirm: 'manageUsers:counts.confirm',
  amount: 'reviewRequests:amount.label',
  save: 'reviewRequests:amount.save',
  saved: 'reviewRequests:amount.saved',
  needed: 'manageRequests:documents.required',
  required: 'manageRequests:rules.required',
  saveRule: 'manageRequests:rules.save',
  ruleSaved: 'manageRequests:rules.waits',
  change: 'manageRequests:rules.waiting',
  agree: 'manageRequests:rules.agree',
  agreed: 'manageRequests:rules.agreed',
});

for (const language of ['en', 'pt-BR'] as const) {
  const t = allWords[language];

  test(
    `What Fábio alone would weaken waits for Iara: an account, the amount, and a document rule (${language})`,
    screenFor(language),
    async ({ browser }) => {
      await withOwnServer('second-person', async ({ url, DATA_DIR }) => {
        const names = ['--first-name', 'Iara', '--last-name', 'Dias'];
        const made = await command(
          'admin-create',
          { DATA_DIR },
          ...['--email', 'iara@example.com', ...names],
        );
        const secret = await command('secret-key', { DATA_DIR });
        const service = createClient(url, secret.lines[0] ?? '');
        // Rules that were added a moment ago can be taken back by anyone.
        const { error } = await service
          .from('document_rules')
          .update({ created_at: '2026-01-01' })
          .not('id', 'is', null);
        expect(error).toBeNull();

        const fabio = await browser.newPage({ baseURL: url });
        await signInAdmin(fabio, cast.fabio.email, password);
        const dialog = fabio.locator('[role="dialog"][aria-labelledby]');
        await fabio.goto(`${t.prefix}/admin/users?open=new`);
        await dialog.getByLabel(t.firstName, { exact: true }).fill('Paula');
        await dialog.getByLabel(t.lastName, { exact: true }).fill('Prado');
        await dialog.getByLabel(t.email, { exact: true }).fill('paula@example.com');
        await dialog.getByLabel(t.requests).check();
        await dialog.getByRole('button', { name: t.invite }).click();
        await fabio.getByRole('link', { name: 'Paula Prado' }).click();
        await expect(dialog.getByText(t.byYou)).toBeVisible();
        await expect(dialog.getByRole('button', { name: t.confirm })).toHaveCount(0);

        await fabio.goto(`${t.prefix}/admin/requests?open=amount`);
        await dialog.getByLabel(t.amount).fill(language === 'en' ? '9,000.00' : '9.000,00');
        await dialog.getByRole('button', { name: t.save, exact: true }).click();
        await expect(dialog).toHaveCount(0);

        await fabio.goto(`${t.prefix}/admin/requests?open=rules`);
        await dialog.getByRole('button', { name: t.needed }).first().click();
        await dialog.getByLabel(t.required).uncheck();
        await dialog.getByRole('button', { name: t.saveRule }).click();
        await expect(fabio.getByText(t.ruleSaved)).toBeVisible();
        await expect(dialog.getByText(t.change)).toHaveCount(1);
        await expectNoViolation(fabio);

        const iara = await browser.newPage({ baseURL: url });
        await signInAdmin(iara, 'iara@example.com', made.lines[1]?.split(': ')[1]);
        const answer = iara.locator('[role="dialog"][aria-labelledby]');
        const waiting = iara.getByRole('region', { name: t.waiting });
        await iara.goto(`${t.prefix}/admin`);
        await expect(waiting.getByRole('link')).toHaveCount(3);
        await expect(waiting.getByText('Fábio', { exact: false })).toHaveCount(3);
        await expectNoViolation(iara);
        await expectToFit(iara, 360);

        await waiting.getByRole('link', { name: /Paula Prado/ }).click();
        await expectToFit(iara, 360);
        await answer.getByRole('button', { name: t.confirm }).click();
        await expect(answer).toHaveCount(0);
        await expect(iara.getByText(t.badge)).toHaveCount(0);

        await iara.goto(`${t.prefix}/admin`);
        await expect(waiting.getByRole('link')).toHaveCount(2);
        await waiting.getByRole('link', { name: /9[.,]000/ }).click();
        await answer.getByLabel(t.amount).fill(language === 'en' ? '9,000.00' : '9.000,00');
        await answer.getByRole('button', { name: t.save, exact: true }).click();
        await expect(iara.getByText(t.saved)).toBeVisible();

        await iara.goto(`${t.prefix}/admin`);
        await waiting.getByRole('link', { name: t.ruleWaits }).click();
        await answer.getByRole('button', { name: t.change }).click();
        await expectToFit(iara, 360);
        await expectNoViolation(iara);
        await answer.getByRole('button', { name: t.agree }).click();
        await expect(iara.getByText(t.agreed)).toBeVisible();
        await expect(answer.getByText(t.change)).toHaveCount(0);

        await iara.goto(`${t.prefix}/admin`);
        await expect(iara.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(waiting).toHaveCount(0);
        await iara.close();
        await fabio.close();
      });
    },
  );
}

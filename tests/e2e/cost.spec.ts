import { cast } from '../cast.ts';
import { emailedLink } from './support/outbox.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { fillSignUp, signUpTexts } from './support/sign-up-form.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  homeLink: 'home:how.costLink',
  title: 'pages:cost.heading',
  answer: 'cost:answer.title',
  age: 'cost:ages.age',
  spouse: 'cost:ages.spouse',
  justMe: 'cost:household.individual',
  tooYoung: 'cost:ages.issues.tooYoung',
  replaced: 'cost:replaced',
  apply: 'cost:answer.apply',
  empty: 'cost:state.emptyTitle',
  failed: 'cost:state.failedTitle',
  retry: 'common:actions.retry',
  calculator: 'cost:bills.calculator',
  chosen: 'signup:choice.title',
  change: 'signup:choice.change',
  remove: 'signup:choice.remove',
  see: 'signup:choice.see',
  goneTitle: 'signup:choice.goneTitle',
  gone: 'signup:errors.choiceGone',
  approve: 'manageApplications:dialog.approve',
  approval: 'manageApplications:approve.button',
  plan: 'manageMembers:record.plan',
  planType: 'manageMembers:record.planType',
  iua: 'manageMembers:form.iuaAmount',
  retired: 'manageApplications:dialog.retired',
  inTable: { en: 'In the table, at the applicant’s age', 'pt-BR': 'Na tabela, pela idade' },
  wasChosen: {
    en: 'Mutirão Essencial was chosen, but it has been retired',
    'pt-BR': 'Mutirão Essencial foi a opção escolhida, mas está encerrado',
  },
});

for (const language of languages) {
  const t = words[language];
  const form = signUpTexts[language];

  test(
    `In ${language} a visitor reads what joining costs, and the team starts with the same choice`,
    screenFor(language),
    async ({ page, browser }) => {
      const run = Math.random().toString(36).slice(2, 9);
      const email = `rita-cost-${run}@example.com`;
      await page.goto(language === 'en' ? '/en' : '/BR');
      await page.getByRole('link', { name: t.homeLink }).click();
      await expect(page).toHaveURL(`${t.prefix}/cost`);
      const answer = page.getByRole('region', { name: t.answer });
      await expect(answer).toContainText(/\d a /);
      await page.getByLabel(t.age, { exact: true }).fill('17');
      await expect(page.getByText(t.tooYoung)).toBeVisible();
      await page.getByLabel(t.age, { exact: true }).fill('38');
      await page.getByLabel(t.spouse, { exact: true }).fill('41');
      // The demo's table: 182.50 for the plan, 2.2 for a family, the factors of IUA and age, in dollars.
      await expect(answer).toContainText(/450[.,]00/);
      await page.getByText(/^(\$|US\$\s)1[.,]500$/).click();
      await expect(answer).toContainText(/540[.,]00/);
      await page.goBack();
      await page.goForward();
      await expect(page.getByLabel(t.spouse, { exact: true })).toHaveValue('41');
      await expect(answer).toContainText(/540[.,]00/);

      await answer.getByRole('link', { name: t.apply }).click();
      await expect(page).toHaveURL(/\/signup\?for=family/);
      await expect(page.getByText(t.chosen, { exact: true })).toBeVisible();
      await expect(page.getByText(/540[.,]00/)).toBeVisible();
      await fillSignUp(page, language, { email, lastName: run });
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: form.checkEmail })).toBeVisible();
      await page.goto(await emailedLink(email));
      await page.getByRole('button', { name: form.confirm }).click();
      await expect(page.getByRole('heading', { name: form.confirmed })).toBeVisible();

      const context = await browser.newContext();
      const team = await context.newPage();
      await signInAdmin(team, cast.fabio.email);
      await team.goto(`${t.prefix}/admin/members?view=applications&q=${run}`);
      await team.getByRole('link', { name: `Rita ${run}` }).click();
      await expect(team.getByText(t.inTable)).toBeVisible();
      await team.getByRole('button', { name: t.approve, exact: true }).click();
      const chosen = (label: string) =>
        team.getByLabel(label, { exact: true }).locator('option:checked');
      await expect(chosen(t.plan)).toHaveText('Mutirão Essencial');
      await expect(chosen(t.iua)).toHaveText(/1[.,]500[.,]00/);
      await expect(team.getByLabel(t.planType, { exact: true })).toHaveValue('family');

      // The plan is retired while the application waits.
      await team.route('**/rest/v1/application_list*', async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll(
          '"plan_retired_at":null',
          '"plan_retired_at":"2026-01-02T12:00:00+00:00"',
        );
        await route.fulfill({ response, body: text });
      });
      await team.route('**/rest/v1/products*', async (route) => {
        const response = await route.fetch();
        const plans = (await response.json()) as { label: string; retired_at: string | null }[];
        const json = plans.map((plan) =>
          plan.label === 'Mutirão Essencial'
            ? { ...plan, retired_at: '2026-01-02T12:00:00Z' }
            : plan,
        );
        await route.fulfill({ response, json });
      });
      await team.reload();
      await expect(team.getByText(t.retired)).toBeVisible();
      await team.getByRole('button', { name: t.approve, exact: true }).click();
      await expect(team.getByText(t.wasChosen)).toBeVisible();
      await expect(team.getByLabel(t.plan, { exact: true })).toHaveValue('');
      await context.close();
    },
  );

  test(
    `In ${language} no link leads to the costs while no table is in force, and the page says whom to ask`,
    screenFor(language),
    async ({ page }) => {
      await page.route('**/rest/v1/rpc/has_joining_costs', (route) =>
        route.fulfill({ json: false }),
      );
      await page.route('**/rest/v1/rpc/joining_costs', (route) => route.fulfill({ json: null }));
      await page.goto(`${t.prefix}/about`, { waitUntil: 'networkidle' });
      await expect(page.locator(`a[href="${t.prefix}/what-would-i-pay"]`).first()).toBeAttached();
      await expect(page.locator(`a[href="${t.prefix}/cost"]`)).toHaveCount(0);
      for (const path of [language === 'en' ? '/en' : '/BR', `${t.prefix}/signup`]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('link', { name: t.see })).toHaveCount(0);
      }
      await page.goto(`${t.prefix}/cost`);
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      await expect(page.getByRole('link', { name: t.calculator })).toBeVisible();
    },
  );

  test(
    `In ${language} a choice that is no longer offered is never sent without a word`,
    screenFor(language),
    async ({ page, complaints }) => {
      await page.goto(`${t.prefix}/cost?for=village&plan=none&iua=none&age=200`);
      await expect(page.getByText(t.replaced)).toBeVisible();
      await page.goto(`${t.prefix}/signup?for=family&plan=none&iua=none&age=38`);
      await expect(page.getByText(t.goneTitle)).toBeVisible();
      await page.getByRole('button', { name: t.remove }).click();
      await expect(page.getByText(t.goneTitle)).toBeHidden();
      await expect(page.getByRole('link', { name: t.see })).toBeVisible();

      await page.goto(`${t.prefix}/cost?for=individual&age=38`);
      await page.getByRole('link', { name: t.apply }).click();
      await expect(page.getByText(t.chosen, { exact: true })).toBeVisible();
      await fillSignUp(page, language, {
        email: `gone-${Math.random().toString(36).slice(2)}@example.com`,
        lastName: 'Melo',
      });
      // From here on, the page's own call returns that nothing is offered.
      let applied = 0;
      await page.route('**/auth/v1/signup*', (route) => {
        applied += 1;
        return route.abort();
      });
      await page.route('**/rest/v1/rpc/joining_costs', (route) => route.fulfill({ json: null }));
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.gone);
      expect(applied).toBe(0);

      await page.unroute('**/rest/v1/rpc/joining_costs');
      await page.route('**/rest/v1/rpc/joining_costs', (route) => route.abort(), { times: 1 });
      await page.goto(`${t.prefix}/cost`);
      await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByRole('region', { name: t.answer })).toBeVisible();
      complaints.splice(0);
    },
  );
}

test('What joining costs has an address in Portuguese, too', async ({ page }) => {
  await page.goto('/BR/custo?age=38');
  await expect(page).toHaveURL('/BR/cost?age=38');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['pt-BR'].title);
});

import { createClient } from '@supabase/supabase-js';
import { cast, password } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';
import { testWithEditions } from './support/with-editions.ts';

// One server with several editions for all tests of this file.
test.describe.configure({ mode: 'default' });

const words = textsOf({
  changes: 'rules:changes',
  unchanged: {
    en: 'These rules have not changed since January 1, 2026',
    'pt-BR': 'Estas regras não mudaram desde 01/01/2026',
  },
  failed: 'rulesChanges:failed.title',
  retry: 'common:actions.retry',
  edition: { en: (n: number) => `Edition ${n}`, 'pt-BR': (n: number) => `Edição ${n}` },
  inForce: 'rulesChanges:state.inForce',
  upcoming: 'rulesChanges:state.upcoming',
  past: 'rulesChanges:state.past',
  from: 'rulesChanges:comparison.from',
  different: { en: '1 section is different.', 'pt-BR': '1 seção mudou.' },
  same: 'rulesChanges:comparison.same',
  removed: 'rulesChanges:spoken.removed',
  added: 'rulesChanges:spoken.added',
  amounts: {
    en: ['$1,500.00', '$1,600.00', '$1,700.00'],
    'pt-BR': ['US$ 1.500,00', 'US$ 1.600,00', 'US$ 1.700,00'],
  },
  read: { en: 'Read edition 1', 'pt-BR': 'Ler a edição 1' },
  full: { en: 'Edition 1 in full', 'pt-BR': 'Edição 1 completa' },
  procedures: 'search:tabs.procedures',
  draft: { en: 'Draft of edition 2', 'pt-BR': 'Rascunho da edição 2' },
  notInEffect: 'rulesChanges:draft.text',
  showDraft: 'rulesChanges:draft.show',
  firstDollar: { en: 'from the first dollar', 'pt-BR': 'desde o primeiro dólar' },
});

for (const language of languages) {
  const t = words[language];

  test(`In ${language} the rules lead to their editions, and the page says that nothing has changed`, async ({
    page,
  }) => {
    await page.route('**/rest/v1/rule_editions*', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${t.prefix}/rules`);
    await page.getByRole('link', { name: t.changes }).click();
    await expect(page).toHaveURL(`${t.prefix}/rules/changes`);
    await expect(page.getByText(t.failed)).toBeVisible();
    await page.unroute('**/rest/v1/rule_editions*');
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByText(t.unchanged)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.edition(1) })).toBeVisible();
  });

  test(`In ${language} a visitor sees what the draft of the next edition changes, and that it is not in effect`, async ({
    page,
  }) => {
    if (language === 'pt-BR') await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${t.prefix}/rules/changes`);
    const draft = page.getByRole('region', { name: t.draft });
    await expect(draft).toContainText(t.notInEffect);
    await expect(draft.locator('ins')).toHaveCount(0);
    await draft.getByText(t.showDraft).click();
    await expect(draft.locator('ins', { hasText: t.firstDollar })).toBeVisible();
    await expect(draft.locator('ins', { hasText: t.firstDollar })).toContainText(t.added);
    await expectToFit(page);
    await expectNoViolation(page);
  });

  testWithEditions(
    `In ${language} a visitor sees which edition is in effect, and which amount changes between any two`,
    async ({ page }) => {
      if (language === 'pt-BR') await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${t.prefix}/rules/changes`);
      const cards = page.locator('li[id^=edition-]');
      for (const [place, state] of [t.upcoming, t.inForce, t.past].entries()) {
        await expect(cards.nth(place)).toContainText(t.edition(3 - place));
        await expect(cards.nth(place)).toContainText(state);
      }
      const differences = page.locator('#comparison');
      const [first, second, third] = t.amounts;
      await expect(differences.getByText(t.different)).toBeVisible();
      await expect(differences.locator('del').last()).toHaveText(new RegExp(`^${t.removed} `));
      await expect(differences.locator('del').last()).toContainText(second ?? '');
      await expect(differences.locator('ins').last()).toHaveText(new RegExp(`^${t.added} `));
      await expect(differences.locator('ins').last()).toContainText(third ?? '');

      await page.getByLabel(t.from, { exact: true }).selectOption(t.edition(1));
      await expect(differences.locator('del').last()).toContainText(first ?? '');
      await expect(page).toHaveURL(/from=1/);
      await page.getByLabel(t.from, { exact: true }).selectOption(t.edition(3));
      await expect(differences.getByText(t.same)).toBeVisible();

      await page.getByRole('link', { name: t.read }).click();
      await expect(page.getByRole('heading', { name: t.full })).toBeFocused();
      await page.locator('#text summary', { hasText: t.procedures }).click();
      await expect(page.locator('#text')).toContainText(first ?? '');
      await expectToFit(page);
      await expectNoViolation(page);
    },
  );
}

testWithEditions(
  'Ana reads what has changed, confirms it with one tap, and postpones what comes later',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInMember(page, cast.ana.email);
    await page.goto('/BR/member-portal');
    await expect(
      page.getByRole('heading', { name: /^As regras da comunidade mudaram/ }),
    ).toBeVisible();
    await expect(page.getByText('O menor IUA sobe')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lembrar' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Carteirinha de membro' })).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Já li' }).click();
    await expect(page.getByText('Anotamos que você leu a edição 2')).toBeVisible();

    await page.reload();
    const later = page.getByRole('heading', {
      name: 'As regras da comunidade mudam em 01/01/2090',
    });
    await expect(later).toBeVisible();
    await page.getByRole('button', { name: 'Lembrar quando começar a valer' }).click();
    await expect(later).toBeHidden();

    await page.goto('/BR/member-portal/bills');
    await page.locator('main a[href*="/requests/R-"]').first().click();
    await expect(page.getByText(/Este pedido segue a edição 1 das regras/)).toBeVisible();
    await expect(page.getByText(/Hoje está em vigor a edição 2/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ler a edição 1' })).toHaveAttribute(
      'href',
      '/BR/rules/changes?read=1#text',
    );
  },
);

testWithEditions(
  'Fábio sees which edition Ana has read, and which one her request follows',
  async ({ page, baseURL }) => {
    const ana = createClient(baseURL ?? '', 'sb_publishable_local', {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await ana.auth.signInWithPassword({ email: cast.ana.email, password });
    const read = { edition_number: 2, language: 'pt-BR' };
    expect((await ana.rpc('acknowledge_edition', read)).error).toBeNull();

    await signInAdmin(page, cast.fabio.email);
    await page.goto(`/admin/members?open=${cast.ana.memberId}`);
    await expect(page.getByText(/^Read on .*, in Portuguese$/)).toBeVisible();
    await page.locator('a[href*="/admin/requests/R-"]').first().click();
    await expect(
      page.getByRole('link', { name: 'Edition 1, in effect from January 1, 2026' }),
    ).toBeVisible();
    await expect(page.getByText('Today, edition 2 is in effect.')).toBeVisible();
  },
);

import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  requests: 'manageOverview:requests.title',
  members: 'manageOverview:figures.title',
  older: { en: /More than a week/, 'pt-BR': /Mais de uma semana/ },
  oldest: { en: /Waiting the longest/, 'pt-BR': /Aguardando há mais tempo/ },
  active: { en: /active members?/, 'pt-BR': /membros? ativos?/ },
  applications: { en: /applications? to decide/, 'pt-BR': /para decidir/ },
  failed: { en: /failed payment/, 'pt-BR': /pagamento não concluído/ },
  withheldMembers: 'manageOverview:withheld.members',
  withheldAll: 'manageOverview:withheld.all',
  quick: 'manageOverview:actions.title',
  team: 'manageOverview:team.title',
  activity: 'manageOverview:activity.title',
  messages: 'commandCenter:activity.subjects.contact_messages',
});

for (const language of languages) {
  const t = words[language];
  const admin = `${t.prefix}/admin`;

  test.describe(`In ${language}, the overview`, screenFor(language), () => {
    test('links each figure to its list for Fábio', async ({ page }) => {
      await signInAdmin(page, cast.fabio.email);
      await page.goto(admin);
      const requests = page.getByRole('region', { name: t.requests });
      const members = page.getByRole('region', { name: t.members });
      await expect(requests.getByRole('link', { name: t.older })).toBeVisible();
      for (const title of [t.quick, t.team, t.activity])
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectNoViolation(page);
      const size = page.viewportSize();
      await expectToFit(page, 320, 1920);
      if (size) await page.setViewportSize(size);

      await requests.getByRole('link', { name: t.older }).click();
      await expect(page).toHaveURL(/status=new&status=in_progress&age=older/);
      const list = page.getByRole('list', { name: t.messages, exact: true });
      await expect(list.getByRole('link', { name: 'Sônia Prado' })).toBeVisible();
      await expect(list.getByRole('link', { name: 'Juliana Barros' })).toHaveCount(0);

      await page.goBack();
      await requests.getByRole('link', { name: t.oldest }).click();
      await expect(page).toHaveURL(/open=ca000000-0000-4000-8000-000000000005/);
      await expect(page.getByRole('heading', { name: 'Mudança de estado' })).toBeVisible();

      await page.goto(admin);
      for (const [figure, address] of [
        [t.failed, /members\?payments=failed/],
        [t.applications, /members\?view=applications&status=new/],
        [t.active, /members\?status=active/],
      ] as const) {
        await members.getByRole('link', { name: figure }).click();
        await expect(page).toHaveURL(address);
        await page.goBack();
      }
    });

    test('names what Otávio and Gabriela may not see', async ({ page, browser }) => {
      await signInAdmin(page, cast.otavio.email);
      await page.goto(admin);
      await expect(page.getByRole('region', { name: t.requests })).toBeVisible();
      await expect(page.getByText(t.withheldMembers)).toBeVisible();
      await expect(page.getByRole('link', { name: t.active })).toHaveCount(0);

      const context = await browser.newContext();
      const hers = await context.newPage();
      await signInAdmin(hers, cast.gabriela.email);
      await hers.goto(admin);
      await expect(hers.getByText(t.withheldAll)).toBeVisible();
      await expect(hers.getByRole('region', { name: t.requests })).toHaveCount(0);
      await context.close();
    });
  });
}

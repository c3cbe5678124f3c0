import { cast } from '../cast.ts';
import { enter } from './support/enter.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

const words = {
  en: {
    prefix: '',
    requests: 'Open requests',
    members: 'Members',
    older: /More than a week/,
    oldest: /Waiting the longest/,
    active: /active members?/,
    applications: /applications? to decide/,
    failed: /failed payment/,
    withheldMembers:
      'You don’t see figures about members because your permissions don’t include them.',
    withheldAll:
      'You don’t see figures about requests or members because your permissions don’t include them.',
    quick: 'Quick actions',
    team: 'Admin users',
    activity: 'Recent activity',
    messages: 'Messages',
  },
  'pt-BR': {
    prefix: '/BR',
    requests: 'Pedidos em aberto',
    members: 'Membros',
    older: /Mais de uma semana/,
    oldest: /Aguardando há mais tempo/,
    active: /membros? ativos?/,
    applications: /para decidir/,
    failed: /pagamento não concluído/,
    withheldMembers:
      'Os totais de membros não aparecem porque você não tem permissão para ver essa área.',
    withheldAll:
      'Os totais de pedidos e de membros não aparecem porque você não tem permissão para ver essas áreas.',
    quick: 'Ações rápidas',
    team: 'Equipe de administração',
    activity: 'Atividade recente',
    messages: 'Mensagens',
  },
} as const;

for (const language of languages) {
  const t = words[language];
  const admin = `${t.prefix}/admin`;

  test.describe(`In ${language}, the overview`, screenFor(language), () => {
    test('leads Fábio from each figure to the list behind it', async ({ page }) => {
      await enter(page, cast.fabio.email);
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

    test('leaves out what Otávio and Gabriela may not see, and says so', async ({
      page,
      browser,
    }) => {
      await enter(page, cast.otavio.email);
      await page.goto(admin);
      await expect(page.getByRole('region', { name: t.requests })).toBeVisible();
      await expect(page.getByText(t.withheldMembers)).toBeVisible();
      await expect(page.getByRole('link', { name: t.active })).toHaveCount(0);

      const context = await browser.newContext();
      const hers = await context.newPage();
      await enter(hers, cast.gabriela.email);
      await hers.goto(admin);
      await expect(hers.getByText(t.withheldAll)).toBeVisible();
      await expect(hers.getByRole('region', { name: t.requests })).toHaveCount(0);
      await context.close();
    });
  });
}

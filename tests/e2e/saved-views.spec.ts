import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  button: { en: /^Saved views/, 'pt-BR': /^Visões salvas/ },
  name: 'commandCenter:list.views.name',
  add: 'commandCenter:list.views.add',
  newName: 'commandCenter:list.views.newName',
  exists: 'commandCenter:list.views.exists',
  rename: { en: /^Rename/, 'pt-BR': /^Renomear/ },
  share: { en: /^Share/, 'pt-BR': /^Compartilhar/ },
  remove: { en: /^Delete/, 'pt-BR': /^Excluir/ },
  mine: { en: 'Mine', 'pt-BR': 'Minhas' },
  team: { en: 'From the team', 'pt-BR': 'Da equipe' },
  undo: 'commandCenter:undo',
  undone: 'commandCenter:undone',
});

for (const language of languages) {
  const t = words[language];
  const queue = `${t.prefix}/admin/requests`;
  const first = `Alta ${language}`;
  const second = `Urgente ${language}`;
  // Both languages share the database, and the first view with the same filters is the current one.
  const other = language === 'en' ? 'low' : 'medium';

  test(
    `In ${language}, Otávio saves, renames, shares and deletes a view, and Fábio opens it with one click`,
    screenFor(language),
    async ({ page, browser }) => {
      await signInAdmin(page, cast.otavio.email);
      await page.goto(`${queue}?view=all&priority=high&priority=${other}&q=Ana&page=1`);
      const button = page.getByRole('button', { name: t.button });
      await button.press('Enter');
      const menu = page.getByRole('dialog');
      const name = menu.getByLabel(t.name);
      const mine = menu.getByRole('region', { name: t.mine });
      await name.fill(first);
      await name.press('Enter');
      await expect(mine.getByRole('link', { name: first })).toBeVisible();
      await expect(name).toHaveValue('');
      await expectNoViolation(page);
      await expectToFit(page, page.viewportSize()?.width ?? 360);
      await name.fill(first.toUpperCase());
      await menu.getByRole('button', { name: t.add, exact: true }).click();
      await expect(menu.getByRole('alert')).toHaveText(t.exists);

      // Escape ends the renaming, not the menu.
      const row = mine.getByRole('listitem').filter({ hasText: first });
      await row.getByRole('button', { name: t.rename }).press('Enter');
      await expect(menu.getByLabel(t.newName)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(mine.getByRole('link', { name: first })).toBeFocused();
      await row.getByRole('button', { name: t.rename }).press('Enter');
      await menu.getByLabel(t.newName).fill(second);
      await page.keyboard.press('Enter');
      await expect(mine.getByRole('link', { name: second })).toBeVisible();
      const renamed = mine.getByRole('listitem').filter({ hasText: second });
      await renamed.getByRole('button', { name: t.share }).click();
      await expect(renamed.getByRole('link')).toContainText(/shared|compartilhada/);

      // Without the words of the search, and marked as the current one.
      await page.goto(queue);
      await button.click();
      await mine.getByRole('link', { name: second }).click();
      await expect(page).toHaveURL(`${queue}?priority=high&priority=${other}&view=all`);
      await expect(menu).toHaveCount(0);
      await expect(button).toHaveAccessibleName(new RegExp(second));

      const colleague = await browser.newPage();
      await signInAdmin(colleague, cast.fabio.email);
      await colleague.goto(queue);
      await colleague.getByRole('button', { name: t.button }).click();
      const team = colleague.getByRole('region', { name: t.team });
      await team.getByRole('link', { name: second }).click();
      await expect(colleague).toHaveURL(/view=all$/);
      await colleague.close();

      await button.click();
      await renamed.getByRole('button', { name: t.remove }).press('Enter');
      await expect(renamed).toHaveCount(0);
      await expect(name).toBeFocused();
      await page.getByRole('button', { name: t.undo, exact: true }).click();
      await expect(page.getByText(t.undone)).toBeVisible();
      await page.goto(queue);
      await button.click();
      await renamed.getByRole('button', { name: t.remove }).click();
      await expect(renamed).toHaveCount(0);
    },
  );
}

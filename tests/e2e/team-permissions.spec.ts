import { cast } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

inBothLanguages(adminTexts, (t) => {
  const admin = `${t.prefix}/admin`;
  test('Otávio, a support agent, can view team, show, and members, but not the log', async ({
    page,
  }) => {
    const window = page.locator('[role="dialog"][aria-labelledby]');
    const closed = page.getByRole('heading', { name: t.closed });
    await signInAdmin(page, cast.otavio.email);
    for (const address of ['/users', '/users?open=new']) {
      await page.goto(admin + address);
      await expect(page.getByText(t.readOnly)).toBeVisible();
      await expect(page.getByText('Fábio Teixeira').first()).toBeVisible();
      await expect(page.getByLabel(t.team, { exact: true }).locator('a[data-row]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: t.add })).toHaveCount(0);
      await expect(window).toHaveCount(0);
    }
    await page.goto(`${admin}/shows?open=new`);
    await expect(page.getByText(t.readOnly)).toBeVisible();
    await expect(page.getByText('Um ano de mutirão').first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.upload })).toHaveCount(0);
    await expect(window).toHaveCount(0);
    await page.goto(`${admin}/log`);
    await expect(closed).toBeVisible();
    await page.goto(`${admin}/members?open=${cast.ana.memberId}`);
    await expect(page.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
    await expect(page.getByText(cast.ana.email).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.edit })).toHaveCount(0);
  });

  test('Gabriela, an editor, finds messages and analytics closed, and her visits are not counted', async ({
    page,
  }) => {
    await signInAdmin(page, cast.gabriela.email);
    for (const address of ['/contacts', '/analytics']) {
      await page.goto(admin + address);
      await expect(page.getByRole('heading', { name: t.closed })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('staff-browser'))).toBe('yes');
  });
});

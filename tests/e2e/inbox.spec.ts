import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { adminHeaders, signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  list: 'manageContacts:table',
  thread: 'manageContacts:detail.loading',
  reply: 'manageContacts:reply.label',
  status: 'manageContacts:facts.status',
  done: 'manageContacts:pane.done',
  isDone: 'manageContacts:pane.isDone',
  keysTitle: 'commandCenter:keys.title',
  keysSwitch: 'commandCenter:keys.on',
  selected: { en: '3 selected', 'pt-BR': '3 selecionadas' },
  high: 'manageContacts:priority.high',
  priority: 'manageContacts:columns.priority',
  changed: { en: '2 messages changed.', 'pt-BR': '2 mensagens alteradas.' },
  undo: 'commandCenter:undo',
  undone: 'commandCenter:undone',
  all: 'manageContacts:bulk.selectAll',
  comfortable: 'commandCenter:list.comfortable',
  filters: 'commandCenter:list.filters',
  oneFilter: { en: 'Filters (1)', 'pt-BR': 'Filtros (1)' },
  isNew: 'manageContacts:status.new',
  search: 'manageContacts:search',
  facts: 'manageContacts:facts.title',
  last: 'manageContacts:keys.last',
  views: 'manageContacts:views.label',
  open: 'manageContacts:views.open',
  mine: 'manageContacts:views.mine',
  unassigned: 'manageContacts:views.unassigned',
  answered: 'manageContacts:views.answered',
  allViews: 'manageContacts:views.all',
  assignToMe: 'manageContacts:assignToMe',
  assignee: 'manageContacts:columns.assigned',
  oneChanged: { en: '1 message changed.', 'pt-BR': '1 mensagem alterada.' },
});

/** Three messages of this test, found by a unique word. */
async function writeThree(page: Page) {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const headers = await adminHeaders(page, cast.otavio.email);
  const rows = ['Alba', 'Bento', 'Cora'].map((name, index) => ({
    name: `${name} ${word}`,
    email: `${name.toLowerCase()}-${word}@example.com`,
    subject: 'Prices',
    message: `Message of ${name}`,
    type: 'email',
    language: 'en',
    status: 'new',
    priority: index === 0 ? 'high' : 'medium',
  }));
  for (const row of rows) {
    const answer = await page.request.post('/rest/v1/contact_messages', { headers, data: row });
    expect(answer.status()).toBe(201);
  }
  return { word, headers };
}

const rowsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');

for (const language of languages) {
  const t = words[language];
  const contacts = `${t.prefix}/admin/contacts`;

  test.describe(`In ${language}, with the thread beside the list`, () => {
    test('Otávio answers messages by keyboard', async ({ page }) => {
      await signInAdmin(page, cast.otavio.email);
      const { word } = await writeThree(page);
      await page.goto(`${contacts}?q=${word}&sort=name`);
      const rows = rowsOf(page, t.list);
      await expect(rows).toHaveCount(3);
      const thread = page.getByRole('region', { name: t.thread, exact: true });

      await page.keyboard.press('j');
      await expect(thread.getByText('Message of Alba', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/[?&]open=/);
      await expect(rows.nth(0).getByRole('link')).toHaveAttribute('aria-current', 'true');
      await expect(rows.nth(0).getByRole('link')).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expect(thread.getByText('Message of Cora', { exact: true })).toBeVisible();
      await page.keyboard.press('j');
      await expect(page.getByRole('status').filter({ hasText: t.last })).toHaveCount(1);
      await page.keyboard.press('k');
      await expect(thread.getByText('Message of Bento', { exact: true })).toBeVisible();
      await page.reload();
      await expect(thread.getByText('Message of Bento', { exact: true })).toBeVisible();

      // R moves focus to the reply, where keys type characters.
      await page.keyboard.press('r');
      const reply = thread.getByLabel(t.reply, { exact: true });
      await expect(reply).toBeFocused();
      await expect(reply).toBeInViewport({ ratio: 1 });
      await page.keyboard.type('jkex?');
      await expect(reply).toHaveValue('jkex?');
      await expect(thread.getByText('Message of Bento', { exact: true })).toBeVisible();
      await reply.fill('');
      await page.keyboard.press('Escape');

      // E marks as responded, selects the next message, and can be undone.
      await page.keyboard.press('e');
      await expect(thread.getByText('Message of Cora', { exact: true })).toBeVisible();
      await expect(rows.nth(1)).toContainText(t.isDone);
      await page.getByRole('button', { name: t.undo, exact: true }).click();
      await expect(rows.nth(1)).not.toContainText(t.isDone);

      // ? lists the keys and can turn them off.
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: t.keysTitle });
      await expect(help).toBeVisible();
      await expectNoViolation(page);
      await help.getByRole('switch', { name: t.keysSwitch }).click();
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await page.keyboard.press('k');
      await page.keyboard.press('/');
      await expect(page.getByLabel(t.search)).not.toBeFocused();
      await expect(thread.getByText('Message of Cora', { exact: true })).toBeVisible();
      await page.goBack();
      await expect(thread.getByText('Message of Cora', { exact: true })).toBeHidden();
    });

    test('Otávio works through the views, whose numbers follow his work', async ({ page }) => {
      const headers = await signInAdmin(page, cast.otavio.email);
      const { word } = await writeThree(page);
      await page.goto(contacts);
      const views = page.getByRole('navigation', { name: t.views, exact: true });
      const view = (name: string) => views.getByRole('link', { name: new RegExp(`^${name}`) });
      const row = (name: string) =>
        rowsOf(page, t.list).filter({ has: page.getByRole('link', { name: `${name} ${word}` }) });
      await expect(view(t.open)).toHaveAttribute('aria-current', 'page');
      await expect(row('Alba')).toBeVisible();

      // A assigns the focused row, which leaves the view.
      await view(t.unassigned).click();
      await expect(page).toHaveURL(/[?&]view=unassigned/);
      await row('Alba').getByRole('link').focus();
      await page.keyboard.press('a');
      await expect(page.getByText(t.oneChanged)).toBeVisible();
      await expect(row('Alba')).toHaveCount(0);
      await expect(row('Bento')).toBeVisible();
      await page.getByRole('button', { name: t.undo, exact: true }).click();
      await expect(row('Alba')).toBeVisible();

      // One click in the row assigns, too.
      await row('Alba').hover();
      await row('Alba').getByRole('button').click();
      await expect(row('Alba')).toHaveCount(0);
      await view(t.mine).click();
      await expect(row('Alba')).toBeVisible();
      await expect(row('Bento')).toHaveCount(0);
      await expectNoViolation(page);

      // A reply answers the message, which leaves the open ones, and is Otávio's.
      await view(t.open).click();
      await row('Cora').getByRole('link').click();
      const thread = page.getByRole('region', { name: t.thread, exact: true });
      await thread.getByRole('button', { name: t.assignToMe }).click();
      await expect(thread.getByRole('button', { name: t.assignToMe })).toHaveCount(0);
      await thread.getByLabel(t.status, { exact: true }).selectOption('responded');
      await expect(row('Cora')).toHaveCount(0);
      await expect(thread.getByText('Message of Cora', { exact: true })).toBeVisible();
      await view(t.answered).click();
      await expect(row('Cora')).toBeVisible();
      await expect(row('Bento')).toHaveCount(0);
      await page.reload();
      await expect(view(t.answered)).toHaveAttribute('aria-current', 'page');
      await expect(row('Cora')).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/view=answered/);

      // A search covers all views.
      await page.goto(`${contacts}?view=mine&q=${word}`);
      await expect(rowsOf(page, t.list)).toHaveCount(3);
      await expect(views.locator('[aria-current]')).toHaveCount(0);
      await view(t.allViews).click();
      await expect(page).not.toHaveURL(/[?&]q=/);
      const counts = await page.request.post('/rest/v1/rpc/contact_counts', { headers, data: {} });
      expect(Object.keys(await counts.json()).toSorted()).toEqual([
        'answered',
        'mine',
        'open',
        'unassigned',
      ]);
    });

    test('Otávio changes many messages with one request, and undoes it', async ({ page }) => {
      await signInAdmin(page, cast.otavio.email);
      const { word } = await writeThree(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().includes('/rest/v1/contact_messages'))
          requests.push(request.url());
        if (request.url().includes('change_contacts')) requests.push('change_contacts');
      });
      await page.goto(`${contacts}?q=${word}&sort=name`);
      const rows = rowsOf(page, t.list);
      await expect(rows).toHaveCount(3);
      await rows.nth(0).getByRole('checkbox').click();
      await rows
        .nth(2)
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] });
      const bar = page.getByRole('toolbar');
      await expect(bar).toContainText(t.selected);
      await expectNoViolation(page);
      await bar.getByRole('button', { name: t.priority }).click();
      await page.getByRole('menuitem', { name: t.high, exact: true }).click();
      // One message already had that priority.
      await expect(page.getByText(t.changed)).toBeVisible();
      await expect(bar).toBeHidden();
      await expect(rows.getByText(t.high, { exact: true })).toHaveCount(3);
      await page.getByRole('button', { name: t.undo, exact: true }).click();
      await expect(page.getByText(t.undone)).toBeVisible();
      await expect(rows.getByText(t.high, { exact: true })).toHaveCount(1);
      expect(requests).toEqual(['change_contacts', 'change_contacts']);
    });

    test('The inbox fits every screen, and opens a message in a dialog below 1100 pixels', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      const { headers } = await writeThree(page);
      const long = {
        name: `Maria ${'Aparecida '.repeat(12)}`.trim(),
        email: `${'longa'.repeat(12)}@example.com`,
        subject: 'Assunto'.repeat(20),
        message: 'Palavra'.repeat(200),
        type: 'email',
      };
      await page.request.post('/rest/v1/contact_messages', { headers, data: long });
      await page.goto(`${contacts}?open=ca000000-0000-4000-8000-000000000001`);
      const thread = page.getByRole('region', { name: t.thread, exact: true });
      await expect(thread.getByText('Juliana Barros')).toBeVisible();
      await expect(thread.getByText('00000001')).toBeVisible();
      await expectNoViolation(page);
      for (const height of [720, 1080]) {
        await page.setViewportSize({ width: 1280, height });
        await expect(thread.getByLabel(t.reply, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expectToFit(page, 1920, 1440, 1280, 1100);
      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      await expect(dialog).toBeHidden();
      await expectToFit(page, 1099, 1024, 768, 360, 320);
      await expect(dialog.getByText('Juliana Barros')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(rowsOf(page, t.list).first()).toBeVisible();
      await expectToFit(page, 320, 390, 768, 1024);
    });

    test('Fábio sees who wrote a message and opens the writer’s other requests', async ({
      page,
    }) => {
      await signInAdmin(page, cast.fabio.email);
      const { headers } = await writeThree(page);
      const data = {
        name: 'Ana',
        email: cast.ana.email,
        subject: `Oi ${crypto.randomUUID()}`,
        message: 'Oi',
        type: 'email',
        language: 'pt-BR',
      };
      await page.request.post('/rest/v1/contact_messages', { headers, data });
      await page.goto(`${contacts}?open=fa000000-0000-4000-8000-000000000001`);
      const facts = page.getByRole('region', { name: t.facts });
      await expect(facts.getByText('Mutirão Família')).toBeVisible();
      await expect(facts.getByText('Elena Rocha')).toBeVisible();
      await expect(facts.getByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
        'href',
        new RegExp(`open=${cast.ana.memberId}`),
      );
      await facts.getByText(language === 'en' ? /other request/ : /Mais \d+ pedido/).click();
      await facts.getByRole('link', { name: data.subject }).click();
      await expect(page.getByRole('heading', { name: data.subject })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/open=fa000000/);
    });
  });

  test(`In ${language}, filters are behind one button on a phone, and the density is kept`, {
    tag: '@phone',
  }, async ({ page }) => {
    await signInAdmin(page, cast.fabio.email);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(contacts);
    await expect(page.getByText('Fábio Teixeira').first()).toBeVisible();
    const rows = rowsOf(page, t.list);
    await expect(rows.first()).toBeVisible();
    const status = page.getByRole('button', { name: t.status, exact: true });
    await expect(status).toBeHidden();
    await page.getByRole('button', { name: t.filters, exact: true }).click();
    await status.click();
    await page.getByRole('menuitemcheckbox', { name: t.isNew, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: t.oneFilter, exact: true })).toBeVisible();
    await expectNoViolation(page);

    const height = async () => (await rows.first().boundingBox())?.height ?? 0;
    const before = await height();
    await page.getByRole('button', { name: t.comfortable }).click();
    await expect.poll(height).toBeGreaterThan(before * 1.4);
    await page.reload();
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.comfortable })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
}

import { cast } from '../cast.ts';
import { MemberRequest } from './support/member-request.ts';
import { openTab } from './support/request-tabs.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  documents: 'manageRequests:documents.title',
  notesDocument: { en: 'Visit notes', 'pt-BR': 'Anotações da consulta' },
  openNotes: {
    en: 'Open page 1 of Visit notes',
    'pt-BR': 'Abrir a página 1 de Anotações da consulta',
  },
  reject: { en: 'Reject page 1', 'pt-BR': 'Recusar a página 1' },
  why: 'manageRequests:viewer.why',
  blurry: { en: /The photo is blurry/, 'pt-BR': /A foto saiu tremida/ },
  macro: 'manageRequests:thread.macro',
  macroTitle: { en: 'Proof of payment is missing', 'pt-BR': 'Falta o comprovante do pagamento' },
  filled: { en: /^Hi Ana, for request R-/, 'pt-BR': /^Oi, Ana! No pedido R-/ },
  reply: { en: 'Message to Ana', 'pt-BR': 'Mensagem para Ana' },
  askDocument: 'manageRequests:documents.ask',
  readEmail: { en: 'Read the email that Ana gets', 'pt-BR': 'Ler o e-mail que Ana recebe' },
  noEmail: 'commandCenter:sent.none',
  ourTurn: { en: 'It’s our turn on request R-', 'pt-BR': 'Agora é a nossa vez no pedido R-' },
  sendAndAsk: { en: 'Send and request 1 document', 'pt-BR': 'Enviar e pedir 1 documento' },
  waiting: 'manageRequests:states.waiting_member',
  checking: 'manageRequests:states.checking',
  paused: { en: /^paused, /, 'pt-BR': /^em pausa, / },
  left: { en: /^(2 days|15 h|16 h) left$/, 'pt-BR': /^faltam (2 dias|15 h|16 h)$/ },
  present: {
    en: 'Otávio Reis has this open, too.',
    'pt-BR': 'Otávio Reis também está com este pedido aberto.',
  },
  closed: 'commandCenter:permission.closed.title',
  readOnly: 'commandCenter:permission.readOnly',
  search: 'manageRequests:search',
  me: { en: 'Otávio Reis (me)', 'pt-BR': 'Otávio Reis (eu)' },
  addNote: 'commandCenter:notes.add',
  addTask: 'commandCenter:tasks.add',
  accept: { en: 'Accept page 1', 'pt-BR': 'Aceitar a página 1' },
  billPage: {
    en: 'Itemized bill, page 1 of 1',
    'pt-BR': 'Conta detalhada, página 1 de 1',
  },
  notesPage: {
    en: 'Visit notes, page 1 of 1',
    'pt-BR': 'Anotações da consulta, página 1 de 1',
  },
  accepted: { en: 'Accepted: ', 'pt-BR': 'Aceita: ' },
  rejected: { en: 'Rejected: ', 'pt-BR': 'Recusada: ' },
  undone: { en: 'Undone: ', 'pt-BR': 'Desfeito: ' },
  close: 'common:actions.close',
  gone: 'manageRequests:record.gone',
  nextRequest: 'manageRequests:keys.does.next',
  editFacts: 'manageRequests:facts.editTitle',
  amount: 'manageRequests:facts.amount',
  provider: 'manageRequests:facts.provider',
  save: 'manageRequests:facts.save',
  conflict: 'commandCenter:conflict.title',
  load: 'commandCenter:conflict.load',
  memberBills: 'memberBills:title',
  noLines: 'billHelp:found.items.notItemized.title',
  assistance: 'billHelp:dates.assistance.title',
  sentByEmail: {
    en: /Ask for an itemized bill · sent by email on .* · no answer yet/,
    'pt-BR': /Pedir a conta detalhada · enviada por e-mail em .* · sem resposta ainda/,
  },
  suggest: { en: /^Suggest a letter: Joe/, 'pt-BR': /^Sugerir uma carta: Joe/ },
  askDiscount: 'billLetters:letters.discount.title',
  askItems: 'billLetters:letters.itemizedBill.title',
  confirmSaving: {
    en: /^Saved \$3,300\.00: confirm/,
    'pt-BR': /^Economia de .*3\.300,00: confirmar/,
  },
  confirmedSaving: {
    en: /Saved \$3,300\.00, confirmed by Otávio Reis on /,
    'pt-BR': /Economia de .*3\.300,00, confirmada por Otávio Reis em /,
  },
  undoSaving: { en: /^Undo the confirmation of/, 'pt-BR': /^Desfazer a confirmação de/ },
  rules: {
    add: 'manageRequests:rules.add',
    save: 'manageRequests:rules.save',
    remove: 'manageRequests:rules.delete',
    document: 'manageRequests:rules.document',
    documentRequired: 'manageRequests:validation.documentRequired',
    amount: 'manageRequests:rules.min_amount',
  },
  macros: {
    add: 'manageRequests:macros.add',
    save: 'manageRequests:macros.save',
    remove: 'manageRequests:macros.delete',
    titlePt: 'manageRequests:macros.title_pt',
    bodyPt: 'manageRequests:macros.body_pt',
    titleEn: 'manageRequests:macros.title_en',
    bodyEn: 'manageRequests:macros.body_en',
  },
});

/** Ana’s request with a bill that she entered (supabase/seed.sql). */
const requestWithBill = '5a000000-0000-4000-8000-000000000002';

const auditorPassword = 'um lugar ao sol 7';

for (const language of languages) {
  const t = words[language];
  const queue = `${t.prefix}/admin/requests`;

  test(
    `In ${language}, Otávio rejects a page and requests a document; Ana has two tasks, then the clock resumes`,
    screenFor(language),
    async ({ page, browser }) => {
      const own = await MemberRequest.begin(page.request, language);
      await signInAdmin(page, cast.otavio.email);
      await page.goto(`${queue}?view=unassigned`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // The request appears in the queue while it is open.
      const number = await own.submit();
      await page.getByRole('link', { name: number }).click();
      await expect(page.getByRole('heading', { name: number })).toBeVisible();
      await expectNoViolation(page);
      const size = page.viewportSize();
      await expectToFit(page, 320, 768, 1920);
      if (size) await page.setViewportSize(size);

      // What the next statuses and a request for a document send can be read before.
      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      await page.locator('body').press('t');
      await expect(dialog.getByText(t.noEmail)).toBeVisible();
      await dialog.getByText(t.readEmail).press('Enter');
      await expect(dialog.getByRole('document')).toContainText(number);
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: t.askDocument }).click();
      await expect(dialog.getByRole('document')).toContainText(number);
      await dialog.getByText(t.readEmail).press('Enter');
      // The choice is remembered once the text has gone.
      await expect(dialog.getByRole('document')).toHaveCount(0);
      await page.keyboard.press('Escape');

      // Fábio has the same request open in another browser.
      const colleague = await browser.newPage();
      await signInAdmin(colleague, cast.fabio.email);
      await colleague.goto(`${queue}/${number}`);
      await expect(colleague.getByText(t.present)).toBeVisible();

      await page.getByRole('button', { name: t.openNotes }).press('Enter');
      const viewer = page.locator('[role="dialog"][aria-labelledby]');
      await expect(viewer.getByRole('img')).toBeVisible();
      await viewer.getByRole('button', { name: t.reject }).press('Enter');
      await viewer.getByLabel(t.why).selectOption({ index: 0 });
      await viewer.getByRole('button', { name: t.reject }).press('Enter');
      await expect(viewer.getByRole('paragraph').filter({ hasText: t.blurry })).toBeVisible();
      const status = viewer.locator('p[role="status"]');
      await expect(status).toHaveText(`${t.rejected}${t.notesPage}.`);
      // The keys act on the page that is named, and the member hears of nothing yet.
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByRole('heading', { name: t.billPage })).toBeVisible();
      await page.keyboard.press('x');
      await expect(viewer.getByLabel(t.why)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(status).toHaveText(`${t.rejected}${t.billPage}.`);
      await page.keyboard.press('u');
      await expect(status).toContainText(t.undone);
      await page.keyboard.press('a');
      await expect(status).toHaveText(`${t.accepted}${t.billPage}.`);
      await expect(viewer.getByRole('heading', { name: t.notesPage })).toBeVisible();
      expect(await own.openTasks()).toEqual([]);
      // The verdicts send an email, and so does the last document that is open then.
      await expect(viewer.getByText(t.readEmail)).toBeVisible();
      await viewer.getByRole('button', { name: t.close }).press('Enter');
      // The focus goes back once it has closed.
      await expect(viewer).toHaveCount(0);
      await expect(page.getByText(t.waiting, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(t.paused).first()).toBeVisible();
      const last = page.getByRole('listitem').filter({ hasText: t.notesDocument });
      await last.getByText(t.readEmail).click();
      await expect(last.getByRole('document')).toContainText(t.ourTurn);
      await expectNoViolation(page);
      await last.getByText(t.readEmail).click();
      await expect(last.getByRole('document')).toHaveCount(0);

      await openTab(colleague, 'messages');
      await openTab(page, 'messages');
      await page.getByLabel(t.macro).selectOption(t.macroTitle);
      const box = page.getByRole('textbox', { name: t.reply });
      await expect(box).toHaveValue(t.filled);
      await page.getByRole('button', { name: t.sendAndAsk }).click();
      await expect(box).toHaveValue('');

      expect(await own.openTasks()).toEqual(['payment-proof', 'provider-notes']);
      const [message = ''] = await own.messages();
      expect(message).toContain(number);
      expect(message).not.toMatch(/[{}]/);
      // Fábio sees the message and the state without a reload.
      await expect(colleague.getByText(message.split('\n')[0] ?? '')).toBeVisible();
      await expect(colleague.getByText(t.waiting, { exact: true }).first()).toBeVisible();

      await own.addPage('provider-notes');
      await own.addPage('payment-proof');
      expect(await own.openTasks()).toEqual([]);
      for (const screen of [page, colleague]) {
        await expect(screen.getByText(t.checking, { exact: true }).first()).toBeVisible();
        await expect(screen.getByText(t.paused)).toHaveCount(0);
        await expect(screen.getByText(t.left).first()).toBeVisible();
      }
      await colleague.close();
    },
  );

  test(
    `In ${language}, Gabriela finds requests closed, and an auditor reads them without controls`,
    screenFor(language),
    async ({ page, browser }) => {
      const own = await MemberRequest.begin(page.request, language);
      const number = await own.submit();
      await signInAdmin(page, cast.gabriela.email);
      for (const address of [queue, `${queue}/${number}`]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: t.closed })).toBeVisible();
      }

      const headers = await adminHeaders(page, cast.fabio.email);
      const email = `auditor-${crypto.randomUUID()}@example.com`;
      const added = await page.request.post('/rest/v1/admins?select=id', {
        headers: { ...headers, prefer: 'return=representation' },
        data: {
          first_name: 'Vera',
          last_name: 'Lopes',
          email,
          role: 'support_agent',
          permissions: ['requests_read'],
        },
      });
      const [{ id }] = await added.json();
      const set = await page.request.post('/functions/v1/rpc/set_admin_password', {
        headers,
        data: { admin_id: id, password: auditorPassword },
      });
      expect(set.ok()).toBe(true);
      const auditor = await browser.newPage();
      await signInAdmin(auditor, email, auditorPassword);
      await auditor.goto(`${queue}/${number}`);
      await expect(auditor.getByText(t.readOnly)).toBeVisible();
      await openTab(auditor, 'facts');
      await expect(auditor.getByText('Febre alta e dor de garganta')).toBeVisible();
      await openTab(auditor, 'documents');
      await auditor.getByRole('button', { name: t.openNotes }).click();
      const viewer = auditor.locator('[role="dialog"][aria-labelledby]');
      await expect(viewer.getByRole('img')).toBeVisible();
      for (const control of [t.accept, t.reject]) {
        await expect(viewer.getByRole('button', { name: control })).toHaveCount(0);
      }
      await viewer.getByRole('button', { name: t.close }).click();
      for (const control of [t.addNote, t.addTask]) {
        await expect(auditor.getByRole('button', { name: control })).toHaveCount(0);
      }
      await expect(auditor.getByRole('textbox')).toHaveCount(0);
      await auditor.goto(`${queue}?view=all&q=${number}`);
      await expect(auditor.getByRole('link', { name: number })).toBeVisible();
      await expect(auditor.getByRole('checkbox')).toHaveCount(0);
      await auditor.close();
    },
  );

  test(
    `In ${language}, Otávio reads Ana’s bill and its letter, and suggests the next one to her`,
    screenFor(language),
    async ({ page }) => {
      await signInAdmin(page, cast.otavio.email);
      const listed = await page.request.get(
        `/rest/v1/request_list?select=number&id=eq.${requestWithBill}`,
        { headers: await adminHeaders(page, cast.otavio.email) },
      );
      const [{ number }] = await listed.json();
      await page.goto(`${queue}/${number}?tab=messages`);
      const reply = page.getByRole('textbox', { name: t.reply });
      await reply.fill('Bom dia!');

      await openTab(page, 'bills');
      const bills = page.getByRole('region', { name: t.memberBills });
      const heading = bills.getByRole('heading', { name: 'Joe DiMaggio Children’s Hospital' });
      await expect(heading).toContainText(/4[.,]850[.,]00/);
      await expect(bills.getByText(t.noLines)).toBeVisible();
      await expect(bills.getByText(t.assistance)).toBeVisible();
      await expect(bills.getByRole('listitem').filter({ hasText: t.sentByEmail })).not.toHaveCount(
        0,
      );
      await expectNoViolation(page);
      const size = page.viewportSize();
      await expectToFit(page, 320, 390, 768, 1366, 1440);
      if (size) await page.setViewportSize(size);

      // Ana reads Portuguese. What Otávio has typed stays, and the letter that she has sent is not suggested.
      await bills.getByRole('button', { name: t.suggest }).press('Enter');
      await expect(page.getByRole('menuitem', { name: t.askItems })).toHaveCount(0);
      await page.getByRole('menuitem', { name: t.askDiscount }).press('Enter');
      await expect(reply).toBeFocused();
      await expect(reply).toHaveValue(/^Bom dia!\n\nOi, Ana! Para a conta de .*4\.850,00 de Joe/);
      await expect(reply).toHaveValue(/\n\nPedir um desconto\n/);
      await expect(reply).toHaveValue(
        /\/BR\/member-portal\/bills\/5d000000-0000-4000-8000-000000000001$/,
      );
      await reply.fill('');
    },
  );

  test(
    `In ${language}, Otávio confirms what a letter of Ana saved, and undoes it`,
    screenFor(language),
    async ({ page }) => {
      const own = await MemberRequest.begin(page.request, language);
      await own.addReducedBill();
      const number = await own.submit();
      await signInAdmin(page, cast.otavio.email);
      await page.goto(`${queue}/${number}`);
      await openTab(page, 'bills');
      const confirm = page.getByRole('button', { name: t.confirmSaving });
      await expect(confirm).toBeVisible();
      await expectNoViolation(page);
      const size = page.viewportSize();
      await expectToFit(page, 320, 768, 1440);
      if (size) await page.setViewportSize(size);
      await confirm.press('Enter');
      await expect(page.getByText(t.confirmedSaving)).toBeVisible();
      const undo = page.getByRole('button', { name: t.undoSaving });
      await expect(undo).toBeFocused();
      await expectNoViolation(page);
      await undo.press('Enter');
      await expect(confirm).toBeVisible();
      await expect(page.getByText(t.confirmedSaving)).toHaveCount(0);
    },
  );
}

test('Otávio works on requests without a mouse', async ({ page }) => {
  const t = words.en;
  const own = await MemberRequest.begin(page.request, 'en');
  const number = await own.submit();
  const other = await MemberRequest.begin(page.request, 'en');
  const next = await other.submit();
  await signInAdmin(page, cast.otavio.email);
  await page.goto('/admin/requests?view=all');
  await expect(page.locator('[data-row]').first()).toBeVisible();

  // Finds a request by its digits.
  await page.keyboard.press('/');
  await page.keyboard.type(number.replaceAll('-', ''));
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.locator('body').press('j');
  const row = page.getByRole('link', { name: number });
  await expect(row).toBeFocused();

  // Assigns it to himself, and selects it.
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: t.me })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Otávio Reis' })).toBeVisible();
  await expect(row).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).not.toBeChecked();

  // Replies, and returns to the same row.
  await page.keyboard.press('r');
  const box = page.getByRole('textbox', { name: t.reply });
  await expect(box).toBeFocused();
  await page.keyboard.type('We got your bill, {first_name}.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('We got your bill, Ana.')).toBeVisible();
  // The box is disabled until the message is stored.
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  expect(await own.messages()).toEqual(['We got your bill, Ana.']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(row).toBeFocused();

  // Opens the request and looks at a page.
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.keyboard.press('d');
  const viewer = page.locator('[role="dialog"][aria-labelledby]');
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('a');
  await expect(viewer.getByRole('heading', { name: t.notesDocument })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  // Goes to the next request of the list.
  await page.goto(`/admin/requests/${number}?view=all&sort=submitted_at&size=100`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByRole('button', { name: t.nextRequest })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: number })).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/requests\/R-/);
  expect(next).not.toBe(number);
});

test('Otávio edits facts at the same time as Fábio: other fields merge, and nothing is overwritten', async ({
  page,
}) => {
  const own = await MemberRequest.begin(page.request, 'en');
  const number = await own.submit();
  const fabio = await adminHeaders(page, cast.fabio.email);
  const change = async (changes: Record<string, unknown>) => {
    const row = await page.request.get(
      `/rest/v1/sharing_requests?id=eq.${own.id}&select=updated_at`,
      { headers: fabio },
    );
    const [{ updated_at: seen_at }] = await row.json();
    const answer = await page.request.post('/rest/v1/rpc/change_request_facts', {
      headers: fabio,
      data: { request_id: own.id, seen_at, changes },
    });
    expect(answer.status()).toBe(200);
  };
  await signInAdmin(page, cast.otavio.email);
  await page.goto(`/admin/requests/${number}`);
  const edit = page.getByRole('button', { name: words.en.editFacts });
  const form = page.locator('[role="dialog"][aria-labelledby]');

  await edit.click();
  await form.getByLabel(words.en.amount).fill('1234.5');
  await change({ provider: 'Jackson Memorial Hospital' });
  await form.getByRole('button', { name: words.en.save, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('$1,234.50')).toBeVisible();
  await expect(page.getByText('Jackson Memorial Hospital')).toBeVisible();

  await edit.click();
  await form.getByLabel(words.en.provider).fill('Baptist Hospital');
  await change({ provider: 'Mount Sinai' });
  await form.getByRole('button', { name: words.en.save, exact: true }).click();
  await expect(form.getByText(words.en.conflict)).toBeVisible();
  await expect(form.getByRole('cell', { name: 'Mount Sinai' })).toBeVisible();
  await form.getByRole('button', { name: words.en.load }).click();
  await expect(page.getByText('Mount Sinai')).toBeVisible();
});

test('Fábio adds a rule and a macro, and takes them back', async ({ page }) => {
  const t = words.en;
  await signInAdmin(page, cast.fabio.email);
  const dialog = page.locator('[role="dialog"][aria-labelledby]');

  // No other request has such an amount.
  await page.goto('/admin/requests?open=rules');
  await dialog.getByRole('button', { name: t.rules.add }).click();
  await dialog.getByRole('button', { name: t.rules.save }).click();
  await expect(dialog.getByText(t.rules.documentRequired)).toBeVisible();
  await dialog.getByLabel(t.rules.document, { exact: true }).selectOption('records');
  await dialog.getByLabel('Maternity').check();
  await dialog.getByLabel(t.rules.amount).fill('900000000');
  await dialog.getByRole('button', { name: t.rules.save }).click();
  const rule = dialog.getByRole('button', { name: /Maternity .*\$900,000,000/ });
  await expectNoViolation(page);
  await rule.click();
  await dialog.getByRole('button', { name: t.rules.remove }).click();
  await expect(dialog.getByRole('button', { name: t.rules.add })).toBeVisible();
  await expect(rule).toHaveCount(0);

  await page.goto('/admin/requests?open=macros');
  await dialog.getByRole('button', { name: t.macros.add }).click();
  for (const [label, text] of [
    [t.macros.titlePt, 'Chegou o prontuário'],
    [t.macros.bodyPt, 'Oi, {first_name}!'],
    [t.macros.titleEn, 'Records arrived'],
    [t.macros.bodyEn, 'Hi {first_name}!'],
  ] as const) {
    await dialog.getByLabel(label).fill(text);
  }
  await dialog.getByRole('button', { name: t.macros.save }).click();
  const macro = dialog.getByRole('button', { name: /Records arrived/ });
  await macro.click();
  await expect(dialog.getByLabel(t.macros.bodyPt)).toHaveValue('Oi, {first_name}!');
  await dialog.getByRole('button', { name: t.macros.remove }).click();
  await expect(dialog.getByRole('button', { name: t.macros.add })).toBeVisible();
  await expect(macro).toHaveCount(0);
});

test('A number that does not exist is named as such', async ({ page }) => {
  await signInAdmin(page, cast.otavio.email);
  for (const number of ['R-26-999999-9', 'r-1', '%3Cscript%3E', 'R-26-000001-9%00']) {
    await page.goto(`/admin/requests/${number}`);
    await expect(page.getByRole('heading', { name: words.en.gone })).toBeVisible();
  }
});

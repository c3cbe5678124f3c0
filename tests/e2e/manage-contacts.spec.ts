import { cast } from '../cast.ts';
import { filesTo, subjectsTo } from './support/outbox.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  table: 'manageContacts:table',
  thread: 'manageContacts:detail.loading',
  search: 'manageContacts:search',
  add: 'manageContacts:add',
  type: 'manageContacts:columns.type',
  name: 'manageContacts:columns.name',
  phone: 'manageContacts:types.phone',
  email: 'manageContacts:types.email',
  said: 'manageContacts:new.message',
  phoneRequired: 'manageContacts:validation.phoneRequired',
  news: { en: /new message/, 'pt-BR': /mensage(m|ns) novas?/ },
  show: 'manageContacts:news.show',
  status: 'manageContacts:facts.status',
  responded: 'manageContacts:pane.isDone',
  inProgress: 'manageContacts:status.in_progress',
  undo: 'commandCenter:undo',
  template: 'manageContacts:templates.choose',
  templateTitle: { en: 'Could we talk by phone?', 'pt-BR': 'Podemos conversar por telefone?' },
  templateWords: { en: 'the best number to reach you', 'pt-BR': 'the best number to reach you' },
  reply: 'manageContacts:reply.label',
  send: 'manageContacts:reply.send',
  handedOver: { en: /^Sent /, 'pt-BR': 'Enviada em' },
  note: 'commandCenter:notes.label',
  addNote: 'commandCenter:notes.add',
  conflict: 'commandCenter:conflict.title',
  load: 'commandCenter:conflict.load',
  attach: 'manageContacts:reply.attach',
  warning: 'manageContacts:reply.attachWarning',
  filesInvalid: 'manageContacts:reply.filesInvalid',
  remove: { en: 'Remove second.pdf', 'pt-BR': 'Remover second.pdf' },
  save: { en: /^Save plans\.pdf/, 'pt-BR': /^Salvar plans\.pdf/ },
});

for (const language of languages) {
  const t = words[language];
  const contacts = `${t.prefix}/admin/contacts`;

  test(
    `In ${language}, Otávio replies to a visitor, adds a note, and records a call`,
    screenFor(language),
    async ({ page, isMobile }) => {
      const id = crypto.randomUUID();
      const email = `robin-${id}@example.com`;
      const hostile = `Robin <img src=x onerror=alert(1)> ${id.slice(0, 8)}`;
      const headers = await signInAdmin(page, cast.otavio.email);
      const baseline = page.waitForResponse((answer) => answer.url().includes('received_at=gt.'));
      await page.goto(contacts);
      await baseline;
      const table = page.getByLabel(t.table, { exact: true });
      await expect(table.getByRole('link').first()).toBeVisible();

      // A visitor writes concurrently: the rows stay, and a notice appears.
      const sent = await page.request.post('/rest/v1/rpc/submit_form', {
        headers: {
          apikey: 'sb_publishable_local',
          'x-forwarded-for': `10.77.0.${Date.now() % 250}`,
        },
        data: {
          submission_id: id,
          form_slug: 'contact',
          language: 'en',
          answers: { name: hostile, email, subject: 'Prices', message: '<b>How much</b> is it?' },
          seconds_taken: 9,
        },
      });
      expect(sent.status()).toBe(200);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(t.news).first()).toBeVisible();
      await expect(table.getByText(hostile)).toHaveCount(0);
      await page.getByRole('button', { name: t.show, exact: true }).click();
      const row = table.getByRole('link', { name: hostile });
      await row.click();

      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      const field = (name: string) => dialog.getByLabel(name, { exact: true });
      // On a wide screen, the thread is beside the list.
      const thread = isMobile ? dialog : page.getByRole('region', { name: t.thread, exact: true });
      const box = (name: string) => thread.getByLabel(name, { exact: true });
      await expect(thread.getByText('<b>How much</b> is it?')).toBeVisible();
      await box(t.status).selectOption(t.inProgress);
      await page.getByRole('button', { name: t.undo }).click();
      await expect(box(t.status)).toHaveValue('new');

      // Another admin changes the priority: both changes are kept.
      await page.request.patch(`/rest/v1/contact_messages?id=eq.${id}`, {
        headers,
        data: { priority: 'low' },
      });
      await box(t.status).selectOption(t.inProgress);
      await expect(async () => {
        const answer = await page.request.get(
          `/rest/v1/contact_messages?select=status,priority&id=eq.${id}`,
          { headers },
        );
        expect(await answer.json()).toEqual([{ status: 'in_progress', priority: 'low' }]);
      }).toPass();
      await expect(thread.getByText(t.conflict)).toHaveCount(0);

      // Another admin takes the message first: the input stays, and nothing is sent.
      await box(t.template).selectOption(t.templateTitle);
      await expect(box(t.reply)).toHaveValue(new RegExp(t.templateWords));
      await page.request.patch(`/rest/v1/contact_messages?id=eq.${id}`, {
        headers,
        data: { priority: 'high' },
      });
      await thread.getByRole('button', { name: t.send }).click();
      await expect(thread.getByText(t.conflict)).toBeVisible();
      await box(t.reply).press('End');
      await box(t.reply).pressSequentially(' Axé!');
      await expect(box(t.reply)).toHaveValue(/ Axé!/);
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/rest/v1/contact_list?*id=eq*', async (route) => {
        await held;
        await route.continue();
      });
      await thread.getByRole('button', { name: t.load }).click();
      await expect(thread.getByText(t.conflict)).toBeVisible();
      letGo();
      await expect(thread.getByText(t.conflict)).toBeHidden();
      await expect(box(t.reply)).toHaveValue(new RegExp(t.templateWords));
      await expect(box(t.reply)).toHaveValue(/ Axé!/);
      await expect(thread.getByText(t.handedOver)).toHaveCount(0);
      await thread.getByRole('button', { name: t.send }).click();
      await expect(thread.getByText(t.handedOver)).toHaveCount(1);
      await expect(box(t.status)).toHaveValue('responded');
      await expect(box(t.reply)).toHaveValue('');
      // The confirmation of the form may have left, too.
      const replies = (await subjectsTo(email)).filter((subject) => subject.startsWith('Re: '));
      expect(replies).toEqual([`Re: Prices [${id.slice(-8).toUpperCase()}]`]);

      await box(t.note).fill('Prefere a tarde');
      await thread.getByRole('button', { name: t.addNote }).click();
      await expect(
        thread.getByRole('listitem').filter({ hasText: 'Prefere a tarde' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(box(t.reply)).toBeHidden();

      // A call.
      const caller = `Cida ${id.slice(0, 8)}`;
      await page.getByRole('button', { name: t.add }).click();
      await field(t.type).selectOption('phone');
      await field(t.name).fill(caller);
      await field(t.said).fill('Quer saber do pediatra');
      await dialog.getByRole('button', { name: t.add }).click();
      await expect(dialog.getByText(t.phoneRequired)).toBeVisible();
      await field(t.phone).fill('561 555 0177');
      await dialog.getByRole('button', { name: t.add }).click();
      await expect(dialog).toBeHidden();
      await page.goto(`${contacts}?q=${encodeURIComponent(caller)}&type=phone&status=new`);
      await table.getByRole('link', { name: caller }).click();
      await expect(thread.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/15615550177',
      );
      await expect(box(t.reply)).toHaveCount(0);
    },
  );

  test(
    `In ${language}, Otávio sends a file with a reply, and opens it again`,
    screenFor(language),
    async ({ page, isMobile }) => {
      const word = `f${crypto.randomUUID().slice(0, 8)}`;
      const email = `${word}@example.com`;
      const headers = await signInAdmin(page, cast.otavio.email);
      const data = {
        name: `Robin ${word}`,
        email,
        message: 'Plans?',
        type: 'email',
        language: 'en',
      };
      await page.request.post('/rest/v1/contact_messages', { headers, data });
      await page.goto(`${contacts}?q=${word}`);
      await page
        .getByLabel(t.table, { exact: true })
        .getByRole('link', { name: data.name })
        .click();
      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      const thread = isMobile ? dialog : page.getByRole('region', { name: t.thread, exact: true });
      await expect(thread.getByText(t.warning)).toBeVisible();
      const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 plans') };
      const field = thread.getByLabel(t.attach);
      await field.setInputFiles([
        { ...pdf, name: 'plans.pdf' },
        { ...pdf, name: 'second.pdf' },
      ]);
      await thread.getByRole('button', { name: t.remove }).click();
      await expect(thread.getByText('second.pdf')).toHaveCount(0);
      await expect(field).toBeFocused();
      const large = Buffer.concat([pdf.buffer, Buffer.alloc(7_340_032)]);
      await field.setInputFiles({ ...pdf, name: 'large.pdf', buffer: large });
      await expect(thread.getByText(t.filesInvalid)).toBeVisible();
      await expectNoViolation(page);
      await field.setInputFiles({ ...pdf, name: `${'long'.repeat(20)}.pdf` });
      await expectToFit(page, ...(isMobile ? [360, 390] : [1920, 1366, 1280]));
      await thread.getByRole('button', { name: /longlong/ }).click();

      // A program that is called PDF is refused by its content; the text and the files stay.
      await field.setInputFiles({ ...pdf, name: 'program.pdf', buffer: Buffer.from('MZ') });
      await thread.getByLabel(t.reply, { exact: true }).fill('Here they are.');
      await thread.getByRole('button', { name: t.send }).click();
      await expect(thread.getByText(t.filesInvalid)).toBeVisible();
      await expect(thread.getByLabel(t.reply, { exact: true })).toHaveValue('Here they are.');
      await thread.getByRole('button', { name: /program\.pdf/ }).click();
      await thread.getByRole('button', { name: t.send }).click();
      await expect(thread.getByText(t.handedOver)).toHaveCount(1);
      expect(await filesTo(email)).toEqual(['plans.pdf']);

      const saved = page.waitForEvent('download');
      await thread.getByRole('button', { name: t.save }).click();
      expect((await saved).suggestedFilename()).toBe('plans.pdf');
    },
  );
}

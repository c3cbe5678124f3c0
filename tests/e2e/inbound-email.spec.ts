import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { cast } from '../cast.ts';
import { letter, messageIdOf, secret, signatureOf } from '../functions/inbound-emails.ts';
import { projectWithSecrets } from '../functions/stripe-events.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { test as base, expect } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

/** A server of its own, because the others accept no email. */
const test = base.extend<object, { inboundUrl: string }>({
  inboundUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const SUPABASE_DIR = projectWithSecrets({ INBOUND_EMAIL_SECRET: secret });
      await withOwnServer('inbound-email', ({ url }) => use(url), { SUPABASE_DIR });
      rmSync(dirname(SUPABASE_DIR), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ inboundUrl }, use) => use(inboundUrl),
});

const words = textsOf({
  table: 'manageContacts:table',
  thread: 'manageContacts:detail.loading',
  status: 'manageContacts:facts.status',
  replies: 'manageContacts:replies.title',
  reply: 'manageContacts:reply.label',
  send: 'manageContacts:reply.send',
  handedOver: { en: /^Sent /, 'pt-BR': 'Enviada em' },
  news: { en: /new message/, 'pt-BR': /mensage(m|ns) novas?/ },
  show: 'manageContacts:news.show',
  save: { en: /^Save card\.pdf/, 'pt-BR': /^Salvar card\.pdf/ },
  notSaved: {
    en: '1 attachment wasn’t saved. Ask the sender to send it in the portal:',
    'pt-BR': '1 anexo não foi salvo. Peça que a pessoa mande pelo portal:',
  },
  type: 'commandCenter:files.refusals.type',
  quoted: 'commandCenter:quoted.show',
  otherAddress: { en: 'From another address: ', 'pt-BR': 'De outro endereço: ' },
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, a visitor’s answer by email appears in the thread that Otávio has open`,
    screenFor(language),
    async ({ page, isMobile }) => {
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      const email = `${word}@example.com`;
      const headers = await signInAdmin(page, cast.otavio.email);
      const mailed = async (mail: string) => {
        const answer = await page.request.post('/functions/v1/inbound-email', {
          headers: {
            'content-type': 'message/rfc822',
            'x-inbound-signature': signatureOf(mail),
          },
          data: mail,
        });
        return ((await answer.json()) as { state: string }).state;
      };
      const first = letter({
        from: `Robin <${email}>`,
        subject: 'Prices',
        text: `How much? ${word}`,
      });
      expect(await mailed(first)).toBe('inbox');

      const baseline = page.waitForResponse((answer) => answer.url().includes('received_at=gt.'));
      await page.goto(`${t.prefix}/admin/contacts?q=${word}`);
      await baseline;
      const row = page.getByLabel(t.table, { exact: true }).getByRole('link', { name: 'Robin' });
      await row.click();
      const dialog = page.locator('[role="dialog"][aria-labelledby]');
      const thread = isMobile ? dialog : page.getByRole('region', { name: t.thread, exact: true });
      await thread.getByLabel(t.reply, { exact: true }).fill('Three plans.');
      await thread.getByRole('button', { name: t.send }).click();
      await expect(thread.getByText(t.handedOver)).toBeVisible();
      await expect(thread.getByLabel(t.status, { exact: true })).toHaveValue('responded');

      const stored = await page.request.get(
        '/rest/v1/message_replies?select=id&body=eq.Three plans.&order=created_at.desc&limit=1',
        { headers },
      );
      const [{ id }] = (await stored.json()) as [{ id: string }];
      const answer = letter({
        from: `robin-${email}`,
        text: 'And <b>for children</b>?\n\nOn Tue, Nov 24, 2026 at 10:15 AM Mutirão <team@example.com> wrote:\n\n> Three plans.\n> They differ in the IUA.\n',
        files: ['card.pdf', { name: 'program.exe', content: Buffer.from('MZ') }],
        references: messageIdOf('reply', id),
      });
      expect(await mailed(answer)).toBe('thread');

      // The notice is behind the dialog of a narrow screen.
      if (isMobile) await page.goBack();
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(t.news).first()).toBeVisible();
      await page.getByRole('button', { name: t.show, exact: true }).click();
      if (isMobile) await row.click();
      const replies = thread.getByRole('region', { name: t.replies }).locator('ol > li');
      await expect(replies).toHaveCount(2);
      await expect(replies.nth(0)).toContainText('Three plans.');
      await expect(replies.nth(1)).toContainText('And <b>for children</b>?');
      const repeated = replies.nth(1).getByText('> They differ in the IUA.');
      await expect(repeated).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(repeated).toBeVisible();
      await page.emulateMedia({ media: null });
      const fold = replies.nth(1).locator('summary');
      await expect(fold).toHaveText(t.quoted, { useInnerText: true });
      await fold.press('Enter');
      await expect(repeated).toBeVisible();
      const saved = page.waitForEvent('download');
      await replies.nth(1).getByRole('button', { name: t.save }).click();
      expect((await saved).suggestedFilename()).toBe('card.pdf');
      await expect(replies.nth(1)).toContainText(t.notSaved);
      await expect(replies.nth(1)).toContainText(`program.exe: ${t.type}`);
      await expect(replies.nth(1)).toContainText(`${t.otherAddress}robin-${email}`);
      await expect(thread.getByLabel(t.status, { exact: true })).toHaveValue('new');
      await expectNoViolation(page);
    },
  );
}

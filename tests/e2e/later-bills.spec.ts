import { cast } from '../cast.ts';
import { DecidedRequest } from './support/decided-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  another: 'requests:anotherBill.title',
  send: 'requests:anotherBill.action',
  bill: { en: 'Itemized bill', 'pt-BR': 'Conta detalhada' },
  notes: { en: 'Visit notes', 'pt-BR': 'Anotações da consulta' },
  waived: 'requests:documents.status.waived',
  choose: 'requestFiles:choose.files',
  received: 'requestFiles:stored.received',
  checking: {
    en: /We are checking your documents and will write to you by/,
    'pt-BR': /Estamos conferindo os seus documentos e vamos escrever para você até/,
  },
  continued: 'requests:timeline.events.continued',
  answer: 'answer:card.title',
  news: 'manageRequests:views.news',
});

const bill = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\nstartxref\n0\n%%EOF',
  'latin1',
);

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, Teresa sends a bill that came after the answer, and the team finds it`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const teresa = await activeMember('Teresa');
      await addEnrollment(teresa);
      const request = await DecidedRequest.begin(page.request, teresa);
      await request.confirm();
      await signInMember(page, teresa.email, teresa.password);
      await page.goto(`${t.prefix}/member-portal/requests/${request.number}`);

      // The letter did not need what is missing, so nothing is asked for any more.
      await expect(page.locator('summary', { hasText: t.notes })).toContainText(t.waived);
      await expect(page.getByRole('heading', { name: t.another })).toBeVisible();
      await expectNoViolation(page);
      const document = page.getByRole('region', { name: t.bill, exact: true });
      await expect(document).toBeHidden();
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.locator('summary', { hasText: t.bill })).toBeFocused();
      await document
        .getByLabel(t.choose, { exact: true })
        .setInputFiles({ name: 'laboratorio.pdf', mimeType: 'application/pdf', buffer: bill });
      await expect(document.getByText(t.received)).toHaveCount(1);

      // It is the team's turn, and the answer stays where it is.
      await expect(page.getByText(t.checking)).toBeVisible();
      await expect(page.getByText(t.continued)).toBeVisible();
      await expect(page.getByRole('heading', { name: t.another })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: t.answer })).toBeVisible();
      await expectNoViolation(page);

      // A request that is moved on, although no one has checked the page, is in a view of its own.
      await request.move('in_review', 'answered');
      const otavios = await browser.newPage({ baseURL });
      await signInAdmin(otavios, cast.otavio.email);
      await otavios.goto(`${t.prefix}/admin/requests?view=news`);
      await expect(otavios.getByRole('link', { name: t.news })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(otavios.getByText(request.number).first()).toBeVisible();
      await otavios.close();
    },
  );
}

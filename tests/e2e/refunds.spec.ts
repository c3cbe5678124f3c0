import { randomUUID } from 'node:crypto';
import { cast } from '../cast.ts';
import { post, type Row } from './support/decided-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { proposedRequest } from './support/proposed-request.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  toReturn: { en: 'To come back: $300.00', 'pt-BR': 'A devolver: US$ 300,00' },
  add: 'reviewRequests:payment.addRefund',
  reference: 'reviewRequests:payment.reference',
  reason: 'reviewRequests:payment.reason',
  amount: 'reviewRequests:payment.amount',
  save: 'reviewRequests:payment.save',
  tooMuch: 'reviewRequests:validation.amountAboveReturn',
  whyMissing: 'reviewRequests:validation.reasonRequired',
  settled: 'reviewRequests:payment.settled',
  suggested: { en: '300.00', 'pt-BR': '300,00' },
  more: { en: '300.01', 'pt-BR': '300,01' },
  giveBack: {
    en: /^\$300\.00 more was paid than can be shared now/,
    'pt-BR': /^Foram pagos US\$\s300,00 a mais/,
  },
  returned: {
    en: 'Returned to the community by Teresa Teste',
    'pt-BR': 'Devolvido à comunidade por Teresa Teste',
  },
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, Otávio records what Teresa gives back after car insurance paid, too, and her letter says so`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const teresa = await activeMember('Teresa');
      await addEnrollment(teresa);
      // The IUA is $3,000, so $1,000 of $4,000 are shared; later $300 of them are someone else's.
      const request = await proposedRequest(page.request, teresa, { cents: 400_000 });
      const { id, number, call, lineId } = request;
      await call('decide_request', { proposal_id: request.proposalId });
      await call('record_payment', {
        payment: {
          id: randomUUID(),
          request_id: id,
          amount_cents: 100_000,
          payee_kind: 'member',
          payee_name: 'Teresa Teste',
          method: 'direct_member',
          paid_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
          reference: 'ACH 7',
        },
      });
      await call('move_request', { request_id: id, to_state: 'in_review' });
      const otavio = await adminHeaders({ request: page.request }, cast.otavio.email);
      const asked = { request_id: id, language: 'pt-BR' };
      const path = '/functions/v1/propose-decision';
      const { proposal } = await post(page.request, path, otavio, asked);
      const part = (kind: string, amount: number, rule: string) => ({ kind, amount, rule });
      const parts = [
        part('iua', 300_000, 'procedures#iua'),
        part('otherPayer', 30_000, 'procedures#self-pay'),
        part('shareable', 70_000, 'instructions#how-it-works'),
      ];
      const decision = await call('decide_request', {
        proposal_id: (proposal as Row).id,
        changes: [{ line_id: lineId, parts, reason: 'O seguro do carro pagou depois.' }],
      });
      const fabio = await adminHeaders({ request: page.request }, cast.fabio.email);
      await call('confirm_decision', { decision_id: decision.id, agrees: true }, fabio);

      const letter = `${t.prefix}/member-portal/requests/${number}/answer`;
      await signInMember(page, teresa.email, teresa.password);
      await page.goto(letter);
      await expect(page.getByRole('listitem').filter({ hasText: t.giveBack })).toBeVisible();
      await expectNoViolation(page);

      const desk = await browser.newPage({ baseURL });
      await signInAdmin(desk, cast.otavio.email);
      await desk.goto(`${t.prefix}/admin/requests/${number}`);
      await expect(desk.getByText(t.toReturn)).toBeVisible();
      await desk.getByRole('button', { name: t.add }).click();
      const dialog = desk.getByRole('dialog', { name: t.add });
      const amount = dialog.getByLabel(t.amount);
      await expect(amount).toHaveValue(t.suggested);
      await amount.fill(t.more);
      await dialog.getByLabel(t.reference).fill('ACH 8');
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog.getByText(t.tooMuch)).toBeVisible();
      await expect(dialog.getByText(t.whyMissing)).toBeVisible();
      await expectNoViolation(desk);
      await amount.fill(t.suggested);
      await dialog.getByLabel(t.reason).fill('O seguro do carro pagou depois.');
      await dialog.getByRole('button', { name: t.save }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(desk.getByText(t.settled)).toBeVisible();
      await desk.close();

      await page.reload();
      await expect(page.getByText(t.returned)).toHaveCount(1);
      await expect(page.getByText(t.giveBack)).toHaveCount(0);
    },
  );
}

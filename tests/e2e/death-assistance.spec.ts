import { cast } from '../cast.ts';
import { billOf, line, post, type Row } from './support/decided-request.ts';
import { fillDate } from './support/fill-date.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { openTab } from './support/request-tabs.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  list: { en: '/member-portal/bills', 'pt-BR': '/BR/member-portal/bills' },
  begin: 'requests:list.new',
  continue: 'requestForm:continue',
  back: 'requestForm:back',
  kind: 'requestForm:fields.kind.options.death',
  before: 'requestForm:death.steps.before',
  sorry: 'requestForm:death.title',
  when: 'requestForm:death.steps.when',
  day: 'requestForm:death.day',
  required: 'requestForm:issues.required',
  receiver: 'requestForm:death.receiver.label',
  certificate: { en: 'Death certificate', 'pt-BR': 'Certidão de óbito' },
  bill: { en: 'Itemized bill', 'pt-BR': 'Conta detalhada' },
  send: 'requestForm:steps.send',
  truthful: 'requestForm:fields.truthful',
  submit: 'requestForm:submit.action',
  sent: 'requests:track.sentTitle',
  another: 'requests:anotherBill.title',
  assign: 'reviewRequests:need.assign',
  needKind: 'reviewRequests:need.kind',
  title: 'reviewRequests:need.title',
  iuaPaidOn: 'reviewRequests:need.iuaPaidOn',
  save: 'reviewRequests:need.save',
  hint: 'reviewRequests:need.death',
  greeting: { en: 'To the family of Vera,', 'pt-BR': 'À família de Vera,' },
  outcome: 'answer:death.outcomes.shared',
  summary: {
    en: '$10,000.00 can be shared. There is no IUA.',
    'pt-BR': /^US\$\s10\.000,00 podem ser compartilhados\. Não é preciso pagar IUA\.$/,
  },
  weArrange: {
    en: /^Our team arranges the payment of \$10,000\.00 to the person who should receive it/,
    'pt-BR': /^A nossa equipe cuida do pagamento de US\$\s10\.000,00 a quem deve receber/,
  },
  payIua: { en: /Pay your IUA/, 'pt-BR': /Pague o seu IUA/ },
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, Vera’s family asks for death assistance with three answers, and gets a letter without an IUA`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const vera = await activeMember('Vera');
      await addEnrollment(vera, '2024-01-01');
      await signInMember(page, vera.email, vera.password);
      const heading = page.getByRole('heading', { level: 1 });
      const goOn = () => page.getByRole('button', { name: t.continue, exact: true }).click();
      const receiver = 'Lúcia Teste, filha, +1 561 555 0101';

      await page.goto(t.list);
      await page.getByRole('link', { name: t.begin }).click();
      await goOn();
      await page.getByLabel(t.kind).check();
      await expect(page.getByText(t.sorry)).toBeVisible();
      await expectNoViolation(page);
      await goOn();
      await expect(heading).toHaveText(t.when);
      await goOn();
      await expect(page.getByText(t.required).first()).toBeVisible();
      await fillDate(page, t.day, yesterday);
      await goOn();
      await expect(heading).toHaveText(t.before);
      await page.getByLabel(t.receiver).fill(receiver);
      await goOn();
      await expect(heading).toHaveText(t.send);
      const id = new URL(page.url()).searchParams.get('draft') ?? '';
      // A copied address has the step before.
      await page.goto(page.url());
      await page.getByRole('button', { name: t.back }).click();
      await expect(heading).toHaveText(t.before);
      await goOn();
      await expect(heading).toHaveText(t.send);
      await expect(page.getByText(receiver)).toBeVisible();
      await expectToFit(page);
      await expectNoViolation(page);
      await page.getByLabel(t.truthful).check();
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.sent)).toBeVisible();
      const number = page.url().split('/').at(-1) ?? '';
      await expect(page.getByText(t.certificate).first()).toBeVisible();
      await expect(page.getByText(t.bill)).toHaveCount(0);

      // Otávio classifies it. There is nothing to say about an IUA.
      const headers = await adminHeaders({ request: page.request }, cast.otavio.email);
      const call = (name: string, data: Row) =>
        post(page.request, `/rest/v1/rpc/${name}`, headers, data);
      await call('move_request', { request_id: id, to_state: 'in_review' });
      const office = await browser.newPage({ baseURL });
      await signInAdmin(office, cast.otavio.email);
      await office.goto(`${t.prefix}/admin/requests/${number}`);
      await openTab(office, 'bills');
      await office.getByRole('button', { name: t.assign, exact: true }).click();
      const editor = office.getByRole('dialog');
      await expect(editor.getByLabel(t.needKind, { exact: true })).toHaveValue('death');
      await editor.getByLabel(t.title, { exact: true }).fill('Falecimento');
      await expect(editor.getByLabel(t.iuaPaidOn)).toHaveCount(0);
      await editor.getByRole('button', { name: t.save }).click();
      await expect(office.getByText(t.hint)).toBeVisible();
      await expectNoViolation(office);
      await office.close();

      const amount = line('Ajuda por falecimento', 1_000_000, {
        care: 'death-assistance',
        service_date: yesterday,
      });
      await call('save_bill', { bill: { ...billOf(id, [amount]), provider: 'Mutirão' } });
      const asked = { request_id: id, language: 'pt-BR' };
      const path = '/functions/v1/propose-decision';
      const { proposal } = await post(page.request, path, headers, asked);
      const decision = await call('decide_request', { proposal_id: (proposal as Row).id });
      if (decision.status === 'pending') {
        const fabio = await adminHeaders({ request: page.request }, cast.fabio.email);
        const data = { decision_id: decision.id, agrees: true };
        await post(page.request, '/rest/v1/rpc/confirm_decision', fabio, data);
      }

      await page.goto(`${t.prefix}/member-portal/requests/${number}`);
      await expect(page.getByText(t.summary)).toBeVisible();
      await expect(page.getByRole('heading', { name: t.another })).toHaveCount(0);
      await page.goto(`${t.prefix}/member-portal/requests/${number}/answer`);
      await expect(page.getByText(t.greeting)).toBeVisible();
      await expect(page.getByText(t.outcome)).toBeVisible();
      await expect(page.getByText(t.summary)).toBeVisible();
      await expect(page.getByText(t.weArrange)).toBeVisible();
      await expect(page.getByText(t.payIua)).toHaveCount(0);
      await expectToFit(page);
      await expectNoViolation(page);
    },
  );
}

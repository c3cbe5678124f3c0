import { cast } from '../cast.ts';
import { fillDate } from './support/fill-date.ts';
import { activeMember } from './support/new-member.ts';
import { replyToRequest } from './support/reply-to-request.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  list: { en: '/member-portal/requests', 'pt-BR': '/BR/member-portal/requests' },
  begin: 'requests:list.new',
  empty: 'requests:list.empty.title',
  continue: 'requestForm:continue',
  back: 'requestForm:back',
  later: 'requestForm:later',
  resume: 'requests:list.draft.continue',
  saved: 'requestForm:save.saved',
  notSaved: 'requestForm:save.failed',
  steps: {
    who: 'requestForm:steps.who',
    kind: 'requestForm:steps.kind',
    when: 'requestForm:steps.when',
    what: 'requestForm:steps.what',
    where: 'requestForm:steps.where',
    payer: 'requestForm:steps.payer',
    payment: 'requestForm:steps.payment',
    documents: 'requestForm:steps.documents',
    send: 'requestForm:steps.send',
  },
  choose: 'requestForm:issues.choose',
  illness: 'requestForm:fields.kind.options.illness',
  finished: 'requestForm:fields.careStage.options.happened',
  date: 'requestForm:fields.serviceDate.label',
  early: { en: /The deadline was/, 'pt-BR': /O prazo era/ },
  story: 'requestForm:fields.whatHappened.label',
  notBefore: 'requestForm:fields.hadBefore.options.no',
  provider: 'requestForm:fields.provider.label',
  nobodyElse: 'requestForm:fields.otherPayer.options.no',
  unpaid: 'requestForm:fields.payment.options.unpaid',
  bill: { en: 'Itemized bill', 'pt-BR': 'Conta detalhada' },
  show: { en: /^Show at the front desk: Itemized/, 'pt-BR': /^Mostrar na recepção: Conta/ },
  close: 'requests:documents.close',
  release: { en: 'Permission to speak for you', 'pt-BR': 'Autorização para falarmos por você' },
  name: 'requests:release.name',
  sign: 'requests:release.sign',
  signed: { en: /^Signed by Rita Teste/, 'pt-BR': /^Assinado por Rita Teste/ },
  missing: { en: '2 documents are missing', 'pt-BR': 'Faltam 2 documentos' },
  truthful: 'requestForm:fields.truthful',
  submit: 'requestForm:submit.action',
  sent: 'requests:track.sentTitle',
  twoDocuments: { en: /^Send us 2 documents by/, 'pt-BR': /^Mande 2 documentos até/ },
  message: 'requests:messages.label',
  send: 'requests:messages.send',
  thread: 'requests:messages.title',
  new: 'requests:messages.new',
  unknown: 'requests:notFound.title',
  withdraw: 'requests:withdraw.action',
  confirm: 'requests:withdraw.confirm',
  withdrawn: 'requests:turn.none.withdrawn',
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, Rita sends a request step by step, loses nothing, and follows it to a conversation with the team`,
    screenFor(language),
    async ({ page, browser, baseURL, complaints }) => {
      const rita = await activeMember('Rita');
      await page.setViewportSize({ width: 360, height: 740 });
      await signInMember(page, rita.email, rita.password);
      const heading = page.getByRole('heading', { level: 1 });
      const goOn = () => page.getByRole('button', { name: t.continue, exact: true }).click();
      const story = `<b>Febre</b> ${Math.random()}`;

      await page.goto(t.list);
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      await page.getByRole('link', { name: t.begin }).click();
      await expect(heading).toHaveText(t.steps.who);
      await goOn();
      await expect(heading).toHaveText(t.steps.kind);
      await expect(heading).toBeFocused();
      await goOn();
      await expect(page.getByText(t.choose)).toBeVisible();
      await page.getByLabel(t.illness).check();
      await goOn();
      await page.getByLabel(t.finished).check();
      await fillDate(page, t.date, '2025-02-28');
      await expect(page.getByText(t.early)).toBeVisible();
      await goOn();

      // Without a connection nothing is lost, and the steps go on.
      await expect(heading).toHaveText(t.steps.what);
      await page.context().setOffline(true);
      await page.getByLabel(t.story, { exact: true }).fill(story);
      await page.getByLabel(t.notBefore, { exact: true }).check();
      await expect(page.getByText(t.notSaved).first()).toBeVisible();
      await goOn();
      await expect(heading).toHaveText(t.steps.where);
      await page.context().setOffline(false);
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
      complaints.splice(0);

      // "Back" is one step back, and a reload or the list finds the same place.
      await page.goBack();
      await expect(heading).toHaveText(t.steps.what);
      await page.reload();
      await expect(page.getByLabel(t.story, { exact: true })).toHaveValue(story);
      await page.getByRole('link', { name: t.later }).click();
      await page.getByRole('link', { name: t.resume }).click();
      await expect(heading).toHaveText(t.steps.where);
      await page.getByLabel(t.provider).fill('Boca Raton Regional Hospital');
      await goOn();
      await page.getByLabel(t.nobodyElse, { exact: true }).check();
      await goOn();
      await page.getByLabel(t.unpaid).check();
      await goOn();

      await expect(heading).toHaveText(t.steps.documents);
      await page.getByRole('link', { name: t.show }).click();
      await expect(page.getByRole('dialog')).toContainText('An itemized bill, please');
      await page.goBack();
      await page.getByText(t.release).click();
      await page.getByLabel(t.name).fill('Rita Teste');
      await page.getByRole('button', { name: t.sign, exact: true }).click();
      await expect(page.getByText(t.signed)).toBeVisible();
      await goOn();

      await expect(heading).toHaveText(t.steps.send);
      await expect(page.getByText(t.missing)).toBeVisible();
      await expectNoViolation(page);
      await page.getByLabel(t.truthful).check();
      await page.getByRole('button', { name: t.submit }).dblclick();
      await expect(page.getByText(t.sent)).toBeVisible();
      await expect(page).toHaveURL(/\/R-\d\d-\d{6}-\d$/);
      await expect(page.getByText(t.twoDocuments)).toBeVisible();

      await page.getByLabel(t.message).fill(story);
      await page.getByRole('button', { name: t.send }).click();
      const thread = page.getByRole('log', { name: t.thread });
      await expect(thread.getByText(story)).toBeVisible();
      await replyToRequest(page, page.url().slice(-13), 'Oi, Rita!');
      // Without a reload.
      await expect(thread.getByText('Oi, Rita!')).toBeVisible();
      await expect(thread.getByText(t.new, { exact: true })).toBeVisible();
      await expectNoViolation(page);
      await expectToFit(page, 320, 360);

      const { pathname } = new URL(page.url());
      await page.getByRole('button', { name: t.withdraw }).click();
      await page.getByRole('button', { name: t.confirm, exact: true }).click();
      await expect(page.getByText(t.withdrawn)).toBeVisible();

      // Another member's request is the same as none.
      const anas = await browser.newPage({ baseURL });
      await signInMember(anas, cast.ana.email);
      for (const address of [pathname, `${t.list}/R-26-000000-0`, `${t.list}/nothing`]) {
        await anas.goto(address);
        await expect(anas.getByRole('heading', { level: 1 })).toHaveText(t.unknown);
      }
      await anas.close();
    },
  );
}

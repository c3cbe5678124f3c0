import type { Locator } from '@playwright/test';
import { cast } from '../cast.ts';
import { addAdmin } from './support/add-admin.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { fillDate } from './support/fill-date.ts';
import { MemberRequest } from './support/member-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { replyToRequest } from './support/reply-to-request.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  home: { en: '/member-portal', 'pt-BR': '/BR/member-portal' },
  list: { en: '/member-portal/bills', 'pt-BR': '/BR/member-portal/bills' },
  requests: { en: '/member-portal/requests', 'pt-BR': '/BR/member-portal/requests' },
  door: 'portal:doors.bill.title',
  empty: 'requests:list.empty.title',
  photo: 'requestFiles:choose.take',
  received: 'requestFiles:stored.received',
  continue: 'requestForm:continue',
  later: 'requestForm:later',
  resume: 'requests:list.draft.continue',
  saved: 'requestForm:save.saved',
  notSaved: 'requestForm:save.failed',
  steps: {
    bill: 'requestForm:steps.bill',
    who: 'requestForm:steps.who',
    when: 'requestForm:steps.when',
    before: 'requestForm:steps.before',
    send: 'requestForm:steps.send',
    what: 'requestForm:steps.what',
    where: 'requestForm:steps.where',
    payer: 'requestForm:steps.payer',
    payment: 'requestForm:steps.payment',
  },
  choose: 'requestForm:issues.choose',
  required: 'requestForm:issues.required',
  illness: 'requestForm:fields.kind.options.illness',
  date: 'requestForm:fields.serviceDate.label',
  early: { en: /The deadline was/, 'pt-BR': /O prazo era/ },
  notBefore: 'requestForm:fields.hadBefore.options.no',
  onePage: { en: '1 page', 'pt-BR': '1 página' },
  rest: {
    en: 'Next: a few short questions and 2 documents',
    'pt-BR': 'Depois: algumas perguntas curtas e 2 documentos',
  },
  truthful: 'requestForm:fields.truthful',
  submit: 'requestForm:submit.action',
  sent: 'requests:track.sentTitle',
  fourQuestions: { en: /^Answer 4 short questions by/, 'pt-BR': /^Responda a 4 perguntas curtas/ },
  story: 'requestForm:fields.whatHappened.label',
  provider: 'requestForm:fields.provider.label',
  noOneElse: 'requestForm:fields.otherPayer.options.no',
  unpaid: 'requestForm:fields.payment.options.unpaid',
  answer: 'requests:questions.save',
  answered: 'requests:questions.doneTitle',
  twoDocuments: { en: /^Send us 2 documents by/, 'pt-BR': /^Mande 2 documentos até/ },
  notes: { en: 'Visit notes', 'pt-BR': 'Anotações da consulta' },
  show: { en: /^Show at the front desk: Visit notes/, 'pt-BR': /^Mostrar na recepção: Anotações/ },
  release: { en: 'Permission to speak for you', 'pt-BR': 'Autorização para falarmos por você' },
  name: 'requests:release.name',
  sign: 'requests:release.sign',
  again: 'requests:release.again',
  otherName: 'requests:refusals.nameMismatch',
  signed: { en: /^Signed by rita teste/, 'pt-BR': /^Assinado por rita teste/ },
  signedAgain: { en: /^Signed by Rita Teste/, 'pt-BR': /^Assinado por Rita Teste/ },
  message: 'requests:messages.label',
  send: 'requests:messages.send',
  thread: 'requests:messages.title',
  new: 'requests:messages.new',
  arrived: 'requests:messages.arrived',
  unknown: 'requests:notFound.title',
  withdraw: 'requests:withdraw.action',
  confirm: 'requests:withdraw.confirm',
  withdrawn: 'requests:turn.none.withdrawn',
  answerIf: {
    en: /^If you send us the rest today, we plan/,
    'pt-BR': /^Se você mandar o resto hoje/,
  },
  answerBy: {
    en: /^We plan to answer by \w+day, \w+ \d+, \d{4}/,
    'pt-BR': /^Pretendemos responder até/,
  },
  figureLater: 'requests:outlook.estimate.later',
  ruledOut: {
    en: /^By what you told us, the rules leave all of it \(\$4,200\.00\) with you/,
    'pt-BR': /^Pelo que você contou, as regras deixam o valor todo \(US\$\s4\.200,00\) com você/,
  },
  estimate: {
    en: /at most \$3,000\.00 is yours, and up to \$1,200\.00 can be shared\.$/,
    'pt-BR':
      /no máximo US\$\s3\.000,00 ficam com você, e até US\$\s1\.200,00 podem ser compartilhados\.$/,
  },
  notDecided: 'requests:outlook.estimate.badge',
  sorry: 'requests:outlook.estimate.sorry.yours',
  why: 'hardNews:why',
  week: 'hardNews:week',
  assistance: 'hardNews:links.assistance',
  iuaReason: {
    en: /^You pay your IUA first.*Rule: .*\$900\.00$/,
    'pt-BR': /^Você paga primeiro.*Regra: .*US\$\s900,00$/,
  },
  stops: 'requests:outlook.stops.label',
  documents: 'requests:outlook.stops.documents',
  amount: 'requestForm:fields.amount.label',
  showName: 'manageAccount:introduction.show',
  choosePicture: 'manageAccount:introduction.choose',
  ownPicture: 'manageAccount:introduction.picture',
  unreadable: 'manageAccount:introduction.unreadable',
  account: { en: '/admin/account', 'pt-BR': '/BR/admin/account' },
  reader: { en: 'Iara reads your request.', 'pt-BR': 'Iara lê o seu pedido.' },
});

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language}, Rita sends a photo of a bill in five screens and twelve taps, loses nothing, and answers the rest one question at a time`,
    screenFor(language),
    async ({ page, browser, baseURL, complaints }) => {
      const rita = await activeMember('Rita');
      await addEnrollment(rita);
      await page.setViewportSize({ width: 390, height: 740 });
      await signInMember(page, rita.email, rita.password);
      const heading = page.getByRole('heading', { level: 1 });
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.click();
      };
      const goOn = page.getByRole('button', { name: t.continue, exact: true });
      const story = `<b>Febre</b> ${Math.random()}`;

      await page.goto(t.list);
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      await page.goto(t.home);
      await tap(page.getByRole('link', { name: t.door }));
      await expect(heading).toHaveText(t.steps.bill);
      // The camera of a phone takes the place of the file.
      taps += 1;
      await page.getByLabel(t.photo, { exact: true }).setInputFiles({
        ...{ name: 'conta.jpg', mimeType: 'image/jpeg' },
        buffer: Buffer.from(
          await page.evaluate(drawPhoto, { width: 960, height: 1280, number: 1 }),
          'base64',
        ),
      });
      await expect(page.getByText(t.received)).toBeVisible();
      await expectNoViolation(page);
      await tap(goOn);
      await expect(heading).toHaveText(t.steps.who);
      await expect(heading).toBeFocused();
      await goOn.click();
      await expect(page.getByText(t.choose)).toBeVisible();
      await tap(page.getByLabel(t.illness));
      await expectNoViolation(page);
      await tap(goOn);
      taps += 1;
      await fillDate(page, t.date, '2025-02-28');
      await expect(page.getByText(t.early)).toBeVisible();
      await tap(goOn);

      // Without a connection nothing is lost, and the steps go on.
      await expect(heading).toHaveText(t.steps.before);
      await page.context().setOffline(true);
      await tap(page.getByLabel(t.notBefore, { exact: true }));
      await expect(page.getByText(t.notSaved).first()).toBeVisible();
      await tap(goOn);
      await expect(heading).toHaveText(t.steps.send);
      await page.context().setOffline(false);
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
      complaints.splice(0);

      // "Back" is one step back, and a reload or the list finds the same place.
      await page.goBack();
      await expect(heading).toHaveText(t.steps.before);
      await page.reload();
      await expect(page.getByLabel(t.notBefore, { exact: true })).toBeChecked();
      await page.getByRole('link', { name: t.later }).click();
      await page.getByRole('link', { name: t.resume }).click();
      await expect(heading).toHaveText(t.steps.send);
      await expect(page.getByText(t.onePage, { exact: true })).toBeVisible();
      await expect(page.locator('main img')).toHaveCount(1);
      await expect(page.getByText(t.rest)).toBeVisible();
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);
      await tap(page.getByLabel(t.truthful));
      taps += 1;
      await page.getByRole('button', { name: t.submit }).dblclick();
      await expect(page.getByText(t.sent)).toBeVisible();
      await expect(page).toHaveURL(/\/R-\d\d-\d{6}-\d$/);
      expect(taps).toBeLessThanOrEqual(12);

      // The rest is asked one question at a time.
      await expect(page.getByText(t.fourQuestions)).toBeVisible();
      await expect(page.getByText(t.answerIf)).toBeVisible();
      await expect(page.getByText(t.figureLater)).toHaveCount(0);
      const answer = page.getByRole('button', { name: t.answer, exact: true });
      const question = (title: string) => page.getByRole('region', { name: title, exact: true });
      await expect(question(t.steps.what)).toBeVisible();
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);
      await answer.click();
      await expect(page.getByText(t.required)).toBeVisible();
      await page.getByLabel(t.story, { exact: true }).fill(story);
      // What is typed outlives a reload.
      await page.reload();
      await expect(page.getByLabel(t.story, { exact: true })).toHaveValue(story);
      await answer.dblclick();
      await expect(question(t.steps.where)).toBeVisible();
      await page.getByLabel(t.provider).fill('Boca Raton Regional Hospital');
      await answer.click();
      await question(t.steps.payer).getByLabel(t.noOneElse, { exact: true }).check();
      await answer.click();
      await expect(page.getByText(t.figureLater)).toBeVisible();
      await question(t.steps.payment).getByLabel(t.unpaid).check();
      await page.getByLabel(t.amount).fill('4200');
      await answer.click();
      await expect(page.getByText(t.answered)).toBeVisible();
      await expect(page.getByText(t.twoDocuments)).toBeVisible();
      // Care was before the membership.
      await expect(page.getByText(t.ruledOut)).toBeVisible();

      // A signature is the registered name, and can be signed again.
      await page.getByRole('link', { name: t.show }).click();
      await expect(page.getByRole('dialog')).toContainText('The visit notes, please.');
      await page.goBack();
      await page.getByText(t.release).last().click();
      await page.getByLabel(t.name).fill('Rita Outra');
      const sign = page.getByRole('button', { name: t.sign, exact: true });
      await sign.click();
      await expect(page.getByText(t.otherName)).toBeVisible();
      complaints.splice(0);
      await page.getByLabel(t.name).fill('  rita  teste');
      await sign.click();
      await expect(page.getByText(t.signed)).toBeVisible();
      await page.getByRole('button', { name: t.again }).click();
      await page.getByLabel(t.name).fill('Rita Teste');
      await sign.click();
      await expect(page.getByText(t.signedAgain)).toBeVisible();

      await page.getByLabel(t.message).fill(story);
      await page.getByRole('button', { name: t.send }).click();
      const thread = page.getByRole('log', { name: t.thread });
      await expect(thread.getByText(story)).toBeVisible();
      await replyToRequest(page, page.url().slice(-13), 'Oi, Rita!');
      // Without a reload.
      await expect(thread.getByText('Oi, Rita!')).toBeVisible();
      await expect(thread.getByText(t.new, { exact: true })).toBeVisible();

      // A message that arrives out of sight has a sign at the top, which leads to it.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const arrived = page.getByRole('button', { name: t.arrived });
      await replyToRequest(page, page.url().slice(-13), 'Tudo certo!');
      await expect(arrived).toBeInViewport();
      await expectNoViolation(page);
      await arrived.click();
      await expect(thread).toBeFocused();
      await expect(thread.getByText('Tudo certo!')).toBeInViewport();
      await expect(arrived).toBeHidden();
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);

      const { pathname } = new URL(page.url());
      await page.getByRole('button', { name: t.withdraw }).click();
      await page.getByRole('button', { name: t.confirm, exact: true }).click();
      await expect(page.getByText(t.withdrawn)).toBeVisible();

      // Another member's request is the same as none.
      const anas = await browser.newPage({ baseURL });
      await signInMember(anas, cast.ana.email);
      for (const address of [pathname, `${t.requests}/R-26-000000-0`, `${t.requests}/nothing`]) {
        await anas.goto(address);
        await expect(anas.getByRole('heading', { level: 1 })).toHaveText(t.unknown);
      }
      await anas.close();
    },
  );

  test(
    `In ${language}, Lara sees the day of the answer, an estimate and the stops of her request, and who reads it while they agree`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const lara = await activeMember('Lara');
      await addEnrollment(lara);
      const answers = { amount_cents: 420_000 };
      const request = await MemberRequest.begin(page.request, language, lara, answers);
      const number = await request.submit();
      const iara = await addAdmin(page, { firstName: 'Iara', permissions: ['requests'] });
      const desk = await browser.newPage({ baseURL });
      const headers = await signInAdmin(desk, iara.email, iara.password);
      const assigned = await desk.request.patch(`/rest/v1/sharing_requests?id=eq.${request.id}`, {
        headers,
        data: { assigned_to: iara.id },
      });
      expect(assigned.status(), await assigned.text()).toBe(204);

      await signInMember(page, lara.email, lara.password);
      for (const address of [t.home, t.list, `${t.requests}/${number}`]) {
        await page.goto(address);
        await expect(page.getByText(t.answerBy)).toBeVisible();
        await expect(page.getByText(t.estimate)).toBeVisible();
        await expect(page.getByText(t.notDecided)).toBeVisible();
        const stops = page.getByRole('list', { name: t.stops });
        await expect(stops.getByRole('listitem')).toHaveCount(5);
        await expect(stops.locator('[aria-current="step"]')).toContainText(t.documents);
        await expectNoViolation(page);
        await expectToFit(page, 320, 390);
      }
      await expect(page.getByText(t.reader)).toHaveCount(0);

      await desk.goto(t.account);
      await desk.getByLabel(t.showName).click();
      const picture = (buffer: Buffer) =>
        desk
          .getByLabel(t.choosePicture, { exact: true })
          .setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer });
      // While the tick is being saved, no picture can be chosen.
      await expect(desk.getByRole('button', { name: t.choosePicture })).toBeEnabled();
      await picture(Buffer.from('nothing'));
      await expect(desk.getByText(t.unreadable)).toBeVisible();
      const photo = await page.evaluate(drawPhoto, { width: 960, height: 1280, number: 2 });
      await picture(Buffer.from(photo, 'base64'));
      await expect(desk.getByAltText(t.ownPicture)).toBeVisible();
      await expectNoViolation(desk);
      await page.reload();
      const reader = page.getByText(t.reader);
      await expect(reader).toBeVisible();
      const width = (image: HTMLImageElement) => image.naturalWidth;
      await expect.poll(() => reader.locator('img').evaluate(width)).toBe(160);
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);

      await desk.getByLabel(t.showName).click();
      await expect(desk.getByAltText(t.ownPicture)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(t.answerBy)).toBeVisible();
      await expect(reader).toHaveCount(0);
      await desk.close();

      // Below her IUA: hard news, so with the reason and what she can do now.
      const low = { amount_cents: 90_000 };
      const small = await MemberRequest.begin(page.request, language, lara, low);
      await page.goto(`${t.requests}/${await small.submit()}`);
      await expect(page.getByText(t.sorry)).toBeVisible();
      const why = page.getByRole('region', { name: t.why });
      await expect(why.getByRole('listitem')).toHaveText(t.iuaReason);
      const week = page.getByRole('region', { name: t.week });
      await expect(week.getByRole('link', { name: t.assistance })).toBeVisible();
      await expectNoViolation(page);
      await expectToFit(page, 320, 390);
    },
  );
}

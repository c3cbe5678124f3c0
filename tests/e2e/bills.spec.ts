import type { Locator, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { dateField, dayFromNow, fillDate } from './support/fill-date.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  help: 'portal:doors.bill.help',
  choose: 'requestFiles:choose.files',
  received: 'requestFiles:stored.received',
  photo: 'ownBills:new.photo',
  photos: 'ownBills:photos',
  hospital: 'billHelp:start.sender.hospital',
  office: 'billHelp:start.sender.office',
  amount: 'billHelp:start.amount.label',
  billed: 'billHelp:start.billed.label',
  currency: 'billHelp:issues.currency',
  dateMissing: 'billHelp:issues.dateMissing',
  add: 'ownBills:new.submit',
  bill: { en: 'Bill of a hospital', 'pt-BR': 'Conta de um hospital' },
  summary: { en: '$4,200.00, first bill of', 'pt-BR': 'US$ 4.200,00, primeira conta de' },
  asked: 'billHelp:questions.asksForMoney.title',
  mine: 'billHelp:questions.mine.title',
  yes: 'billHelp:wizard.yes',
  back: 'billHelp:wizard.back',
  assistance: 'billLetters:letters.assistance.title',
  community: 'billLetters:letters.communityReview.title',
  provider: 'billHelp:letters.fields.provider',
  name: 'billHelp:letters.fields.name',
  copy: 'billHelp:letters.copy',
  copied: 'billHelp:letters.copied',
  details: 'ownBills:edit.title',
  cancel: 'common:actions.cancel',
  later: 'ownBills:letters.keep.later',
  see: 'ownBills:letters.kept.see',
  letters: 'ownBills:letters.title',
  deleteOne: { en: /^Delete: /, 'pt-BR': /^Apagar: / },
  fax: 'ownBills:letters.sent.by.fax',
  sent: 'ownBills:letters.sent.submit',
  kept: 'ownBills:letters.kept.title',
  close: 'billHelp:letters.back',
  wasSent: { en: /Sent by fax on/, 'pt-BR': /Enviada por fax em/ },
  waiting: { en: /Waiting for an answer since/, 'pt-BR': /Esperando resposta desde/ },
  read: 'ownBills:letters.open',
  backToBill: 'ownBills:letters.back',
  answered: 'ownBills:letters.answer.action',
  partly: 'ownBills:letters.result.partly',
  newAmount: 'ownBills:letters.answer.amount',
  higher: 'ownBills:letters.issues.higher',
  save: 'ownBills:letters.answer.submit',
  changed: { en: '$900.00 now, $4,200.00 before', 'pt-BR': 'Agora US$ 900,00, antes US$ 4.200,00' },
  share: 'ownBills:share.ask',
  who: 'requestForm:fields.who.label',
  backToBills: 'ownBills:back',
  another: 'ownBills:list.another',
  deadline: {
    en: 'Apply for financial assistance: Hospital Central',
    'pt-BR': 'Pedir ajuda financeira: Hospital Central',
  },
  none: 'ownBills:none.title',
  unsaved: 'ownBills:unsaved.title',
  retry: 'ownBills:unsaved.retry',
  delete: 'ownBills:delete.action',
  confirm: 'ownBills:delete.confirm',
  empty: 'requests:list.empty.title',
});

const photo = {
  name: 'conta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\nstartxref\n0\n%%EOF',
    'latin1',
  ),
};

for (const language of languages) {
  const t = words[language];

  async function addBill(page: Page) {
    await page.goto(`${t.prefix}/member-portal/bills/new`);
    await page.getByLabel(t.hospital).check();
    await page.getByLabel(t.amount).fill('4200');
    await fillDate(page, t.billed, await dayFromNow(page, -30));
    await page.getByRole('button', { name: t.add }).click();
    await expect(page.getByRole('heading', { name: t.bill })).toBeVisible();
  }

  test(
    `In ${language}, Lia adds a bill, sends a letter, and notes what it saved`,
    screenFor(language),
    async ({ page }) => {
      const lia = await activeMember('Lia');
      await addEnrollment(lia);
      await signInMember(page, lia.email, lia.password);
      await page.goto(`${t.prefix}/member-portal`);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

      const received = (place: string) =>
        page.getByRole('region', { name: place, exact: true }).getByText(t.received);

      await page.getByRole('link', { name: t.help }).click();
      await page.getByLabel(t.choose, { exact: true }).setInputFiles(photo);
      await expect(received(t.photo)).toHaveCount(1);
      // What cannot be a bill is refused where it stands, and nothing is lost.
      await page.getByLabel(t.hospital).check();
      await page.getByLabel(t.amount).fill('R$ 4200');
      await press(t.add);
      await expect(page.getByText(t.currency)).toBeVisible();
      await expect(page.getByText(t.dateMissing)).toBeVisible();
      await expect(page.getByLabel(t.hospital)).toBeChecked();
      await page.getByLabel(t.amount).fill('4200');
      await fillDate(page, t.billed, await dayFromNow(page, -30));
      await expectNoViolation(page);
      await press(t.add);

      await expect(page.getByRole('heading', { name: t.bill })).toBeVisible();
      await expect(page.getByText(t.summary)).toBeVisible();
      await expect(received(t.photos)).toHaveCount(1);
      // The first question does not take the focus from the page; the second follows an answer.
      const question = (name: string) => page.getByRole('heading', { name });
      await expect(question(t.asked)).not.toBeFocused();
      await press(t.yes);
      await expect(question(t.mine)).toBeFocused();
      await press(t.yes);
      await expectNoViolation(page);
      await page.reload();
      await expect(question(t.mine)).toBeHidden();

      await expect(page.getByRole('button', { name: t.community })).toBeVisible();
      await page.getByRole('button', { name: t.assistance }).click();
      await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Lia Teste');
      await page.getByLabel(t.provider, { exact: true }).fill('Hospital Central');
      await expect(page.getByText('I cannot pay the bill of $4,200.00')).toBeVisible();
      await page.getByText(t.fax, { exact: true }).click();
      await press(t.sent);
      await expect(page.getByText(t.kept)).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: t.close }).click();

      await expect(page.getByText(t.wasSent)).toBeVisible();
      await expect(page.getByText(t.waiting)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hospital Central', level: 1 })).toBeVisible();
      await press(t.read);
      await expect(page.getByText('I cannot pay the bill of $4,200.00')).toBeVisible();
      await page.goBack();
      await press(t.answered);
      await page.getByText(t.partly, { exact: true }).click();
      await page.getByLabel(t.newAmount).fill('5000');
      await press(t.save);
      await expect(page.getByText(t.higher)).toBeVisible();
      await page.getByLabel(t.newAmount).fill('900');
      await expectNoViolation(page);
      await press(t.save);
      await expect(page.getByText(t.changed)).toBeVisible();

      // Its next day is among the deadlines of the home.
      await page.goto(`${t.prefix}/member-portal`);
      await page.getByRole('link', { name: t.deadline }).click();
      await expect(page.getByText(t.changed)).toBeVisible();

      // A request takes over the photo.
      await press(t.share);
      await expect(page.getByRole('group', { name: t.who })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: t.backToBills }).click();
      await page.getByRole('link', { name: t.another }).click();
      await expect(received(t.photo)).toHaveCount(1);
    },
  );

  test(
    `In ${language}, Rita has a letter to send with eight taps, and loses no focus`,
    screenFor(language),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const rita = await activeMember('Rita');
      await signInMember(page, rita.email, rita.password);
      await page.goto(`${t.prefix}/member-portal`);
      let taps = 0;
      const tap = (place: Locator) => {
        taps += 1;
        return place.click();
      };
      const [year, month, day] = (await dayFromNow(page, -30)).split('-').map(Number);
      await tap(page.getByRole('link', { name: t.help }));
      await tap(page.getByText(t.hospital, { exact: true }));
      await tap(page.getByLabel(t.amount));
      await page.keyboard.type('4200');
      const date = dateField(page, t.billed);
      await tap(date.getByLabel(/^(Day|Dia)$/));
      await page.keyboard.type(String(day));
      taps += 1;
      await date.getByLabel(/^(Month|Mês)$/).selectOption(String(month));
      // This year is filled in.
      await date.getByLabel(/^(Year|Ano)$/).fill(String(year));
      await tap(page.getByRole('button', { name: t.add }));
      await tap(page.getByRole('button', { name: t.assistance }));
      await tap(page.getByRole('button', { name: t.copy }));
      await expect(page.getByRole('button', { name: t.copied })).toBeVisible();
      expect(taps).toBeLessThanOrEqual(8);

      await page.getByRole('button', { name: t.later }).press('Enter');
      await page.getByRole('button', { name: t.see }).press('Enter');
      await expect(page.getByRole('heading', { name: t.letters })).toBeFocused();
      const letter = page.getByRole('heading', { name: t.assistance, exact: true });
      await page.getByRole('button', { name: t.sent }).press('Enter');
      await page.getByRole('button', { name: t.cancel }).press('Enter');
      await expect(letter).toBeFocused();
      await page.getByRole('button', { name: t.read }).press('Enter');
      await page.getByRole('button', { name: t.backToBill }).press('Enter');
      await expect(page.getByRole('button', { name: t.read })).toBeFocused();
      await page.getByRole('button', { name: t.deleteOne }).press('Enter');
      const title = page.getByRole('heading', { name: t.bill, level: 1 });
      await expect(title).toBeFocused();
      await page.getByRole('button', { name: t.details }).press('Enter');
      await page.getByRole('button', { name: t.cancel }).press('Enter');
      await expect(title).toBeFocused();
    },
  );

  test(
    `In ${language}, a change that could not be saved stays, and another member's bill is none`,
    screenFor(language),
    async ({ page, complaints }) => {
      const caio = await activeMember('Caio');
      await signInMember(page, caio.email, caio.password);
      // The address of emails and bookmarks, from before.
      await page.goto(`${t.prefix}/member-portal/requests`);
      await expect(page).toHaveURL(`${t.prefix}/member-portal/bills`);
      await page.goto(`${t.prefix}/member-portal/bills/${cast.ana.billId}`);
      await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
      await expectNoViolation(page);

      await addBill(page);
      const saves = '**/rest/v1/member_bills?id=*';
      await page.route(saves, (route) => route.abort());
      await page.getByRole('button', { name: t.yes, exact: true }).click();
      await expect(page.getByText(t.unsaved)).toBeVisible();
      await expect(page.getByRole('heading', { name: t.mine })).toBeVisible();
      await page.unroute(saves);
      expect(complaints.splice(0).join()).toContain('ERR_FAILED');
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByText(t.unsaved)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: t.mine })).toBeVisible();

      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(other.getByRole('heading', { name: t.mine })).toBeVisible();
      await page.getByRole('button', { name: t.delete }).click();
      await page.getByRole('button', { name: t.confirm }).click();
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      // The other tab finds out with its next change.
      await other.getByRole('button', { name: t.yes, exact: true }).click();
      await expect(other.getByRole('heading', { name: t.none })).toBeVisible();
    },
  );
}

import { readFileSync } from 'node:fs';
import { cast } from '../cast.ts';
import { pdfText } from '../support/pdf-text.ts';
import { DecidedRequest, judgment } from './support/decided-request.ts';
import { activeMember, addEnrollment } from './support/new-member.ts';
import { refusal, refusedRequest } from './support/refused-request.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin, signInMember } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  none: 'answer:none.title',
  ready: 'portal:nextStep.answer.title',
  numbers: 'answer:amounts.label',
  amounts: {
    en: ['$6,573.00', '$1,000.00', '$2,548.00', '$3,025.00'],
    'pt-BR': ['US$ 6.573,00', 'US$ 1.000,00', 'US$ 2.548,00', 'US$ 3.025,00'],
  },
  fee: 'rulesEngine:reasons.fees',
  decided: 'answer:entry.decided',
  download: 'answer:download',
  steps: 'answer:steps.title',
  newTab: 'common:newTab',
  textLanguage: 'commandCenter:sent.language',
  typed: 'commandCenter:sent.typed.pt-BR',
  confirm: 'reviewRequests:second.confirm',
  file: 'answer:file',
  lang: { en: 'en-US', 'pt-BR': 'pt-BR' },
  read: 'answer:card.read',
  sorry: 'answer:outcomes.not_shared',
  refused: 'requests:turn.none.not_shared',
  stays: 'hardNews:why',
  week: 'hardNews:week',
  review: 'hardNews:steps.review',
  cards: 'hardNews:links.cards',
  disagree: 'requests:disagree.action',
  why: 'requests:disagree.label',
  send: 'requests:disagree.send',
  again: 'answer:underSecondReading',
  arranges: {
    en: /Our team arranges the payment of \$2,548\.00/,
    'pt-BR': /A nossa equipe cuida do pagamento de US\$\s2\.548,00/,
  },
  waits: {
    en: /We are not arranging the payment of \$2,548\.00 yet/,
    'pt-BR': /O pagamento de US\$\s2\.548,00 espera a nova resposta/,
  },
  meter: 'memberYear:meter.title',
  counted: { en: '1 of 3', 'pt-BR': '1 de 3' },
  payIua: {
    en: /^Pay the IUA of \$3,000\.00 for Teresa/,
    'pt-BR': /^Pagar o IUA de US\$ 3\.000,00 de Teresa/,
  },
});

const amount = /(?:US)?\$\s?[\d.,]+\d/g;

for (const language of languages) {
  const t = words[language];
  const portal = `${t.prefix}/member-portal`;

  test(
    `In ${language}, Teresa reads what can be shared and why once two people agree, keeps it as a PDF, and disagrees`,
    screenFor(language),
    async ({ page, browser, baseURL }) => {
      const teresa = await activeMember('Teresa');
      await addEnrollment(teresa);
      const request = await DecidedRequest.begin(page.request, teresa);
      const letter = `${portal}/requests/${request.number}/answer`;
      const heading = page.getByRole('heading', { level: 1 });
      await signInMember(page, teresa.email, teresa.password);

      // The decision of one person is not an answer, and the home does not know it either.
      await page.goto(letter);
      await expect(heading).toHaveText(t.none);
      await page.goto(portal);
      await expect(page.getByRole('meter')).toHaveCount(0);

      await request.confirm();
      await page.goto(portal);
      const meter = page.getByRole('meter', { name: t.meter });
      await expect(meter).toHaveAttribute('aria-valuetext', t.counted);
      await expect(page.getByRole('link', { name: t.payIua })).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('link', { name: t.ready }).click();
      await expect(page).toHaveURL(letter);
      await expect(heading).toContainText(request.number);
      const paper = page.getByRole('article');
      const numbers = paper.getByRole('region', { name: t.numbers });
      await expect(numbers.locator('dd')).toHaveText([...t.amounts]);
      await expect(paper.getByText(t.fee)).toBeVisible();
      await expect(paper.getByText(`${t.decided} ${judgment}`)).toBeVisible();
      await expectNoViolation(page);

      // The PDF has the letter's words and amounts, and no others.
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(`${t.file}-${request.number}.pdf`);
      const file = readFileSync(await saved.path());
      expect(file.toString('latin1')).toContain(`/Lang (${t.lang})`);
      const printed = pdfText(file).replaceAll('\n', ' ');
      // biome-ignore lint/performance/useDomNodeTextContent: it would join amounts side by side
      const shown = (await paper.innerText()).replaceAll('\u00A0', ' ');
      const amountsIn = (text: string) => [...new Set(text.match(amount))].sort();
      expect(amountsIn(printed.replaceAll('\u00A0', ' '))).toEqual(amountsIn(shown));
      for (const text of [t.fee, judgment, t.steps, request.number, 'X-ray of the forearm']) {
        expect(printed).toContain(text);
      }

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: t.download })).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(paper).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await expectToFit(page, 320, 360);

      // Another member's letter is the same as none.
      const anas = await browser.newPage({ baseURL });
      await signInMember(anas, cast.ana.email);
      for (const address of [letter, letter.replace(request.number, 'R-26-999999-9')]) {
        await anas.goto(address);
        await expect(anas.getByRole('heading', { level: 1 })).toHaveText(t.none);
      }
      await anas.close();

      await expect(paper.getByText(t.arranges)).toBeVisible();
      await page.getByRole('button', { name: t.disagree }).click();
      await page.getByLabel(t.why).fill('O hospital corrigiu a conta.');
      await page.getByRole('button', { name: t.send, exact: true }).dblclick({ delay: 300 });
      await expect(page.getByRole('button', { name: t.disagree })).toHaveCount(0);
      // Until the new answer, the letter promises no payment, nor does a PDF of it.
      await expect(paper.getByText(t.again)).toBeVisible();
      await expect(paper.getByText(t.waits)).toBeVisible();
      await expect(paper.getByText(t.arranges)).toHaveCount(0);
      await expectNoViolation(page);
      const again = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      const kept = pdfText(readFileSync(await (await again).path()));
      const inPdf = kept.replaceAll('\n', ' ').replaceAll('\u00A0', ' ');
      expect(inPdf).toContain(t.again);
      expect(inPdf).toMatch(t.waits);
      expect(inPdf).not.toMatch(t.arranges);
      await page.goto(letter.replace('/answer', ''));
      await expect(page.getByText('O hospital corrigiu a conta.')).toHaveCount(1);
      await page.getByRole('link', { name: t.read }).click();
      await expect(heading).toContainText(request.number);
    },
  );
}

test('Fábio, who works in English, reads the whole letter in Teresa’s language and in his before he confirms, and it is the one that Teresa gets', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = words.en;
  const teresa = await activeMember('Teresa');
  await addEnrollment(teresa);
  const request = await DecidedRequest.begin(page.request, teresa);
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`/admin/requests/${request.number}?tab=decision`);
  const paper = page.getByRole('article');
  const theirs = words['pt-BR'];
  const textOf = async () => {
    await expect(paper.getByText(theirs.fee)).toBeVisible();
    return (await paper.locator('section').allInnerTexts()).join('\n');
  };
  const amounts = paper.locator('section').first().locator('dd');
  await expect(amounts).toHaveText([...theirs.amounts]);
  const before = await textOf();
  await expectNoViolation(page);

  const language = page.getByRole('group', { name: t.textLanguage });
  await language.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: t.typed })).toBeVisible();
  await expect(paper.getByText(t.fee)).toBeVisible();
  await expect(paper.getByText(`${t.decided} ${judgment}`)).toBeVisible();
  await expect(amounts).toHaveText([...t.amounts]);
  await expectNoViolation(page);
  await page.keyboard.press('ArrowLeft');
  expect(await textOf()).toBe(before);
  const size = page.viewportSize();
  await expectToFit(page, 360);
  if (size) await page.setViewportSize(size);
  await page.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByRole('button', { name: t.confirm })).toHaveCount(0);
  // The record shows the letter after the decision as well.
  await expect(paper.getByText(theirs.fee)).toBeVisible();

  const member = await browser.newPage({ baseURL });
  await signInMember(member, teresa.email, teresa.password);
  await member.goto(`/BR/member-portal/requests/${request.number}/answer`);
  const letter = member.getByRole('article');
  await expect(letter.getByText(theirs.fee)).toBeVisible();
  // The links of the record open another tab, and say so.
  const plain = (text: string) => text.replaceAll(theirs.newTab, '').replace(/\s+/g, ' ');
  const sent = (await letter.locator('section').allInnerTexts()).join('\n');
  expect(plain(sent)).toBe(plain(before));
  await member.close();
});

test(
  'Noemi reads a no in three beats, on the request, in the letter and on paper, and opens a card from it',
  screenFor('pt-BR'),
  async ({ page }) => {
    const t = words['pt-BR'];
    const noemi = await activeMember('Noemi');
    await addEnrollment(noemi);
    const { number } = await refusedRequest(page.request, noemi);
    const path = `${t.prefix}/member-portal/requests/${number}`;
    await signInMember(page, noemi.email, noemi.password);
    await page.goto(path);
    await expect(page.getByText(t.refused)).toBeVisible();
    const stays = page.getByRole('region', { name: t.stays });
    await expect(stays.getByRole('listitem')).toContainText([refusal]);
    const week = page.getByRole('region', { name: t.week });
    await expect(week.getByText(t.review)).toBeVisible();
    await expectNoViolation(page);
    await expectToFit(page, 320, 390);

    await page.getByRole('link', { name: t.read }).click();
    const paper = page.getByRole('article');
    await expect(paper.getByText(t.sorry)).toBeVisible();
    await expect(paper.getByRole('heading', { level: 2 })).toHaveText([t.stays, t.week]);
    await expectNoViolation(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.download }).click();
    const printed = pdfText(readFileSync(await (await download).path()));
    for (const text of [t.stays, t.week, refusal, '/BR/desk-cards'])
      expect(printed).toContain(text);
    await paper.getByRole('link', { name: t.cards }).click();
    await expect(page).toHaveURL('/BR/desk-cards');
  },
);

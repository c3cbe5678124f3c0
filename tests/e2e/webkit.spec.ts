import { cast, password } from '../cast.ts';
import { threePhotos } from './support/draw-photo.ts';
import { sharingDraft } from './support/sharing-draft.ts';
import { languages, texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';
import { expect, test, type Visitor } from './support/webkit.ts';

// In CI, a missing browser is a failure.
test.skip(!process.env.WEBKIT && !process.env.CI, 'WebKit, GJS or Xvfb is not installed.');

const words = textsOf({
  example: {
    en: 'You pay $3,000.00. $1,800.00 can be shared.',
    'pt-BR': 'Você paga US$ 3.000,00. US$ 1.800,00 podem ser compartilhados.',
  },
  typed: { en: '12,500.50', 'pt-BR': '12.500,50' },
  result: { en: '$3,000.00', 'pt-BR': 'US$ 3.000,00' },
  shared: { en: '$9,500.50', 'pt-BR': 'US$ 9.500,50' },
  yes: 'billHelp:wizard.yes',
  no: 'billHelp:wizard.no',
  back: 'billHelp:wizard.back',
  asksForMoney: 'billHelp:questions.asksForMoney.title',
  mine: 'billHelp:questions.mine.title',
  itemized: 'billHelp:questions.itemized.title',
  rest: [
    'billHelp:questions.unshownPayment.title',
    'billHelp:questions.fees.title',
    'billHelp:questions.estimate.title',
    'billHelp:questions.otherPayer.title',
    'billHelp:questions.namedInsurer.title',
    'billHelp:questions.collector.title',
  ],
  noMoneyAsked: 'billHelp:found.items.noMoneyAsked.title',
  whatToDo: 'billHelp:found.title',
  step: 'billLetters:letters.itemizedBill.title',
  hospitalBill: { en: 'Bill of a hospital', 'pt-BR': 'Conta de um hospital' },
  assistance: 'billLetters:letters.assistance.title',
  isKept: 'ownBills:letters.kept.title',
  seeLetters: 'ownBills:letters.kept.see',
  sentByEmail: { en: 'Sent by email on', 'pt-BR': 'Enviada por e-mail em' },
  meaning: { en: 'Sincerely', 'pt-BR': 'Recebi uma conta de US$ 12.500,50.' },
  received: 'requestFiles:stored.received',
  sendRest: 'requestForm:review.restText',
  submit: 'requestForm:submit.action',
  isSent: 'requests:track.sentTitle',
  pages: { en: '3 pages', 'pt-BR': '3 páginas' },
  session: { en: 'normal', 'pt-BR': 'private' },
  storesBlobs: { en: 'stored', 'pt-BR': 'refused' },
});

for (const language of languages) {
  const t = { ...texts[language], ...words[language] };
  const portal = `${t.prefix}/member-portal`;

  test.describe(`In a ${t.session} window of WebKit, in ${language}`, () => {
    test.use({ session: t.session });

    test('A visitor computes what she would pay', async ({ visitor }) => {
      await visitor.open(`${t.prefix}/what-would-i-pay`);
      const result = 'section[aria-labelledby=result-title]';
      await visitor.find(result, t.example);
      await visitor.fill('input[name=bill]', t.typed);
      await visitor.find(result, t.shared);
      await visitor.find(result, t.result);
    });

    test('A visitor checks a bill and opens the letter', async ({ visitor }) => {
      await visitor.open(`${t.prefix}/bill-help`);
      await visitor.click('label:has(input[value=hospital])');
      await visitor.fill('input[name=amount]', t.typed);
      const [day, year] = await visitor.run(emptyDateFields);
      await visitor.fill(`[id="${day}"]`, '1');
      await visitor.click('form select option[value="2"]');
      await visitor.fill(`[id="${year}"]`, '2026');
      await visitor.click('form button[type=submit]');
      await visitor.find('#question', t.asksForMoney);
      await visitor.click('main button', t.no);
      await visitor.find('main', t.noMoneyAsked);
      await visitor.click('main button', t.back);
      // Asks for money, about us, but only a total; nothing else is wrong.
      await visitor.click('main button', t.yes);
      await visitor.find('#question', t.mine);
      await visitor.click('main button', t.yes);
      await visitor.find('#question', t.itemized);
      for (const next of [...t.rest, t.whatToDo]) {
        await visitor.click('main button', t.no);
        await visitor.find('main h2', next);
      }
      await visitor.click('main button', t.step);
      await visitor.find('article', 'Please send me an itemized bill that lists every service');
      await visitor.find('article', t.meaning);
    });

    test('Ana signs in and shows her card', async ({ visitor }) => {
      await signIn(visitor, cast.ana.email);
      await visitor.find('h1', t.welcome('Ana'));
      await visitor.open(`${portal}/card`);
      await visitor.find('main', cast.ana.memberNumber);
    });

    test('Bruno adds a bill and sends the letter', async ({ visitor }) => {
      await signIn(visitor, cast.bruno.email);
      await visitor.find('h1');
      await visitor.open(`${portal}/bills/new`);
      await visitor.find('form input[name=amount]');
      await visitor.click('label:has(input[value=hospital])');
      await visitor.fill('input[name=amount]', t.typed);
      const [day, year] = await visitor.run(emptyDateFields);
      await visitor.fill(`[id="${day}"]`, '1');
      await visitor.click('form select option[value="2"]');
      await visitor.fill(`[id="${year}"]`, '2026');
      await visitor.click('form button[type=submit]');
      await visitor.find('h1', t.hospitalBill);
      await visitor.click('main li button', t.assistance);
      await visitor.find('article', 'I am applying for financial assistance');
      await visitor.click('main section form button[type=submit]');
      await visitor.find('main', t.isKept);
      await visitor.click('main button', t.seeLetters);
      await visitor.find('main section li', t.sentByEmail);
    });

    test('Helena sends a request with three photos', async ({ visitor, request }) => {
      const draft = await sharingDraft({ request }, cast.helena.email);
      await draft.complete();
      await signIn(visitor, cast.helena.email);
      await visitor.find('h1');
      expect(await visitor.run(storeBlob)).toBe(t.storesBlobs);

      const { files, pages } = await threePhotos((script) => visitor.evaluate(script));
      await visitor.open(`${portal}/requests/new?draft=${draft.id}&step=bill`);
      await visitor.find('main section button');
      await visitor.choose('main section input[type=file][multiple]', files);
      await visitor.find('main section li:nth-of-type(3)', t.received);
      await visitor.find('main section li:nth-of-type(3) img');

      await visitor.open(`${portal}/requests/new?draft=${draft.id}&step=send`);
      await visitor.find('main', t.pages);
      // What comes next appears above the box.
      await visitor.find('main', t.sendRest);
      await visitor.click('main label:has(input[type=checkbox])');
      await visitor.click('main button', t.submit);
      await visitor.find('main', t.isSent);
      await visitor.waitForPath(/\/R-\d\d-\d{6}-\d$/);
      await draft.expectPages(pages);
    });
  });

  async function signIn(visitor: Visitor, email: string) {
    await visitor.open(`${t.prefix}/my-account`);
    await visitor.fill('[name="email"]', email);
    await visitor.fill('[name="password"]', password);
    await visitor.click('main button', t.signIn);
    await visitor.waitForPath(portal);
  }
}

/** Runs in the page: whether the browser stores a blob, which a private window refuses. */
function storeBlob() {
  return new Promise<string>((resolve) => {
    const opening = indexedDB.open('blob');
    opening.onupgradeneeded = () => opening.result.createObjectStore('blobs');
    opening.onsuccess = () => {
      const change = opening.result.transaction('blobs', 'readwrite');
      change.objectStore('blobs').put(new Blob(['a']), 1);
      change.oncomplete = () => resolve('stored');
      change.onabort = () => resolve('refused');
    };
  });
}

/** The ids of the day and the year of the first date on the page. */
function emptyDateFields(): string[] {
  const fields = document.querySelectorAll('form fieldset input[inputmode=numeric]');
  return [...fields].slice(0, 2).map(({ id }) => id);
}

import type { ElementHandle } from 'puppeteer-core';
import { cast, password } from '../cast.ts';
import { adminTexts } from './support/admin-texts.ts';
import { threePhotos } from './support/draw-photo.ts';
import {
  click,
  expect,
  readHeading,
  roleSelector,
  test,
  untilPrefetched,
  untilReady,
  waitForPath,
} from './support/firefox.ts';
import { sharingDraft } from './support/sharing-draft.ts';
import { languages, texts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

// In CI, a missing browser is a failure.
test.skip(!process.env.FIREFOX && !process.env.CI, 'Firefox is not installed.');

const about = {
  en: { mission: 'Nobody raises a roof alone.', other: 'pt-BR' },
  'pt-BR': { mission: 'Ninguém levanta um telhado sozinho.', other: 'en' },
} as const;

const words = textsOf({
  received: 'requestFiles:stored.received',
  submit: 'requestForm:submit.action',
  isSent: 'requests:track.sentTitle',
  pages: { en: '3 pages', 'pt-BR': '3 páginas' },
});

for (const language of languages) {
  const t = texts[language];

  test.describe(`In Firefox, in ${language}`, () => {
    test('A visitor reads About and continues in the other language', async ({
      visitor,
      baseURL,
    }) => {
      const { mission, other } = about[language];
      await visitor.goto(`${baseURL}${t.prefix}/about`);
      await untilReady(visitor);
      await readHeading(visitor, mission);
      await click(visitor, 'header details:has(a[data-language]) summary');
      await click(visitor, `a[data-language="${other}"]`);
      await readHeading(visitor, about[other].mission);
      await waitForPath(visitor, `${texts[other].prefix}/about`);
      expect(await visitor.$eval('html', ({ lang }) => lang)).toBe(other);
    });

    test('Ana signs in, stays signed in after a reload, and signs out', async ({
      visitor,
      baseURL,
    }) => {
      const login = `${t.prefix}/my-account`;
      const portal = `${t.prefix}/member-portal`;
      await visitor.goto(`${baseURL}${portal}`);
      await waitForPath(visitor, login);
      await untilReady(visitor);
      await visitor.locator('[name="email"]').fill(cast.ana.email);
      await visitor.locator('[name="password"]').fill(password);
      await click(visitor, roleSelector('button', t.signIn));
      await waitForPath(visitor, portal);
      await readHeading(visitor, t.welcome('Ana'));
      await visitor.locator(`::-p-text(${cast.ana.memberNumber})`).wait();
      await untilPrefetched(visitor);
      await visitor.reload();
      await readHeading(visitor, t.welcome('Ana'));
      await click(visitor, roleSelector('button', t.signOut));
      await click(visitor, `[role="alertdialog"] ${roleSelector('button', t.dialogConfirm)}`);
      await waitForPath(visitor, login);
      await untilPrefetched(visitor);
      await visitor.goto(`${baseURL}${portal}`);
      await waitForPath(visitor, login);
    });

    test('Fábio signs in and finds every tab', async ({ visitor, baseURL }) => {
      const admin = adminTexts[language];
      await visitor.goto(`${baseURL}${t.prefix}/admin`);
      await visitor.locator('[name="email"]').fill(cast.fabio.email);
      await visitor.locator('[name="password"]').fill(password);
      await click(visitor, roleSelector('button', admin.signIn));
      await visitor.locator(roleSelector('button', admin.logOut)).wait();
      for (const [address, name] of admin.tabs) {
        await click(visitor, `nav a[href="${address}"]`);
        await waitForPath(visitor, address);
        await readHeading(visitor, name);
      }
    });
  });
}

test('Helena sends three photos from a private window of Firefox', async ({
  privateVisitor: page,
  baseURL,
  request,
}) => {
  const t = { ...texts['pt-BR'], ...words['pt-BR'] };
  const draft = await sharingDraft({ request }, cast.helena.email);
  await draft.complete();
  await page.goto(`${baseURL}${t.prefix}/my-account`);
  await untilReady(page);
  expect(await page.evaluate(openFolder)).toBe('SecurityError');
  const { files, pages } = await threePhotos((script) => page.evaluate(script));
  await page.locator('[name="email"]').fill(cast.helena.email);
  await page.locator('[name="password"]').fill(password);
  await click(page, roleSelector('button', t.signIn));
  await waitForPath(page, `${t.prefix}/member-portal`);
  await untilPrefetched(page);
  await page.goto(`${baseURL}${t.prefix}/member-portal/requests/new?draft=${draft.id}&step=bill`);
  await untilReady(page);
  const input = await page.waitForSelector('main section input[type=file][multiple]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...files);
  await page.waitForSelector(`main section li:nth-of-type(3) ::-p-text(${t.received})`);
  await page.goto(page.url().replace('step=bill', 'step=send'));
  await page.locator(`main ::-p-text(${t.pages})`).wait();
  await click(page, 'main label:has(input[type=checkbox])');
  await click(page, roleSelector('button', t.submit));
  await page.locator(`main ::-p-text(${t.isSent})`).wait();
  await draft.expectPages(pages);
});

/** Runs in the page: what hinders it from opening its folder, which a private window does not have. */
function openFolder() {
  return navigator.storage.getDirectory().then(
    () => 'opened',
    ({ name }: DOMException) => name,
  );
}

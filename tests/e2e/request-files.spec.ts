import type { Locator, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { drawPhoto, type Photo, threePhotos } from './support/draw-photo.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { openFiles } from './support/open-files.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { type StoredFile, sharingDraft } from './support/sharing-draft.ts';
import { signIn } from './support/sign-in.ts';
import { signOutButton } from './support/sign-out.ts';
import { expect, test } from './support/test.ts';
import { texts as signInTexts } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  choose: 'requestFiles:choose.files',
  received: 'requestFiles:stored.received',
  preparing: { 'pt-BR': /Preparando/, en: /Preparing/ },
  sending: {
    'pt-BR': (count: number) => (count === 1 ? 'Enviando 1 página…' : `Enviando ${count} páginas…`),
    en: (count: number) => (count === 1 ? 'Sending 1 page…' : `Sending ${count} pages…`),
  },
  turn: { 'pt-BR': 'Girar a página 1', en: 'Rotate page 1' },
  down: { 'pt-BR': 'Mover a página 2 para baixo', en: 'Move page 2 down' },
  requests: 'portal:layout.bills',
  back: 'requestForm:back',
  bill: 'requestForm:bill.label',
  remove: { 'pt-BR': 'Remover a página 4', en: 'Remove page 4' },
  hide: { 'pt-BR': 'Esconder o aviso sobre', en: 'Hide the message about' },
  tooMany: 'requestFiles:refusals.tooMany',
  inMemory: 'requestFiles:inMemory.title',
  continue: 'requestForm:continue',
  truthful: 'requestForm:fields.truthful',
  submit: 'requestForm:submit.action',
  onTheirWay: { 'pt-BR': 'Mais 2 páginas a caminho', en: '2 more pages are on their way' },
  notArrived: {
    'pt-BR': '2 páginas que você escolheu ainda não chegaram',
    en: '2 pages you chose haven’t arrived yet',
  },
  withoutThem: 'requestForm:submit.unsent.action',
  pages: { 'pt-BR': '2 páginas', en: '2 pages' },
  empty: 'requestForm:review.empty',
  isSent: 'requests:track.sentTitle',
  confirm: 'portal:signOut.confirm',
  unsent: { 'pt-BR': '1 página ainda não foi enviada', en: '1 page has not been sent' },
  refusals: {
    'vazio.jpg': 'requestFiles:refusals.empty',
    'conta.jpg': 'requestFiles:refusals.unknownType',
    'IMG_0001.HEIC': 'requestFiles:refusals.heic',
    'bomba.png': 'requestFiles:refusals.tooManyPixels',
    'quebrada.jpg': 'requestFiles:refusals.unreadable',
    'senha.pdf': 'requestFiles:refusals.pdfProtected',
    'script.pdf': 'requestFiles:refusals.pdfScript',
    'outra-vez.jpg': 'requestFiles:refusals.duplicate',
  },
});

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const pdf = (body: string) => latin1(`%PDF-1.7\n${body}\nstartxref\n0\n%%EOF`);
const plainPdf = pdf('1 0 obj\n<</Type /Catalog>>\nendobj');

/** A PNG of 60,000 by 60,000 pixels, whose header is all there is. */
const bomb = Buffer.concat([
  latin1('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'),
  Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 6, 0, 0, 0]),
]);
/** The header of a JPEG of 800 by 600 pixels, without pixels. */
const broken = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3],
  ...[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
]);
const heic = Buffer.concat([latin1('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(200)]);

async function photo(page: Page, look: Photo): Promise<Buffer> {
  return Buffer.from(
    await page.evaluate(drawPhoto, { width: 960, height: 1280, ...look }),
    'base64',
  );
}

inBothLanguages(texts, (t, language) => {
  const choose = async (region: Locator, files: Record<string, Buffer>) => {
    const chosen = Object.entries(files).map(([name, buffer]) => ({
      ...{ name, buffer },
      // What the browser derives from the name, whatever the file is.
      mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    }));
    await region.getByLabel(t.choose, { exact: true }).setInputFiles(chosen);
    await expect(region.getByText(t.preparing)).toBeHidden();
  };

  test('Helena learns why a file cannot be used; signing out deletes the others', async ({
    page,
  }) => {
    await signInMember(page, cast.helena.email);
    const draft = await sharingDraft(page, cast.helena.email);
    const bill = await openFiles(page, language, draft.id);
    const good = await photo(page, { number: 1 });
    await choose(bill, {
      'boa.jpg': good,
      'vazio.jpg': Buffer.alloc(0),
      'conta.jpg': latin1('MZ\x90\0 This program cannot be run in DOS mode.'),
      'IMG_0001.HEIC': heic,
      'bomba.png': bomb,
      'quebrada.jpg': broken,
      'senha.pdf': pdf('trailer <</Encrypt 9 0 R>>'),
      'script.pdf': pdf('<</S /JavaScript /JS (app.alert(1))>>'),
      'outra-vez.jpg': good,
    });
    const lineOf = (name: string) => bill.getByRole('listitem').filter({ hasText: name });
    for (const [name, text] of Object.entries(t.refusals)) {
      await expect(lineOf(name)).toContainText(text);
    }
    await expectNoViolation(page);
    for (const name of Object.keys(t.refusals)) {
      await lineOf(name)
        .getByRole('button', { name: `${t.hide} ${name}` })
        .click();
      // The lines below move up when it goes: a click at that moment would miss the next button.
      await expect(lineOf(name)).toHaveCount(0);
    }
    await expectNoViolation(page);

    await expect(bill.getByText(t.received)).toHaveCount(1);

    // The browser can store nothing, as in a private window: the page is sent from memory.
    await page.evaluate(fillDisk);
    const release = await holdUploads(page);
    await choose(bill, { 'memoria.pdf': plainPdf });
    await expect(bill.getByText(t.inMemory)).toBeVisible();
    await expectNoViolation(page);
    release();
    await expect(bill.getByText(t.received)).toHaveCount(2);
    await expect(bill.getByText(t.inMemory)).toBeHidden();

    await draft.announce(27);
    await holdUploads(page);
    await openFiles(page, language, draft.id);
    await choose(bill, { '30.pdf': pdf('the last'), '31.pdf': pdf('one more') });
    await expect(bill.getByText(t.tooMany)).toHaveCount(1);
    await expect(bill.getByText(t.sending(1))).toBeVisible();

    await (await signOutButton(page, language)).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t.unsent);
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page).toHaveURL(/my-account/);
    await expect.poll(() => page.evaluate(databases)).toEqual([]);
    const received = (await draft.files()).filter(({ status }) => status === 'received');
    expect(received.map(({ name }) => name)).toEqual(['boa.jpg', 'memoria.pdf']);
  });

  test('Helena’s pages survive a closed tab and arrive once', async ({ page, context }) => {
    await signInMember(page, cast.helena.email);
    const draft = await sharingDraft(page, cast.helena.email);
    const bill = await openFiles(page, language, draft.id);
    // The second upload never gets its response: the tab is closed while it waits.
    let uploads = 0;
    await page.route('**/upload/resumable/*', async (route) => {
      uploads += 1;
      if (uploads === 1) await route.continue();
    });
    await choose(bill, {
      '1.jpg': await photo(page, { number: 1 }),
      '2.jpg': await photo(page, { number: 2, light: 0.3 }),
      '3.pdf': plainPdf,
      '4.jpg': await photo(page, { number: 4 }),
    });
    await expect.poll(() => uploads).toBe(2);
    await page.close();

    const again = await context.newPage();
    const opened = await openFiles(again, language, draft.id);
    await expect(opened.getByText(t.received)).toHaveCount(4);
    const names = async () => (await draft.files()).map(({ name }) => name);
    expect(await names()).toEqual(['1.jpg', '2.jpg', '3.pdf', '4.jpg']);
    await expect(opened.locator('img')).toHaveCount(3);
    await expectNoViolation(again);

    // The first page is turned, so it is wide; it keeps its place.
    await opened.getByRole('button', { name: t.turn }).click();
    await expect
      .poll(async () => jpegSize(await draft.content((await draft.files())[0] as StoredFile)))
      .toEqual({ width: 1280, height: 960 });
    const pages = opened.locator('ol > li');
    await expect(pages).toContainText(['1.jpg', '2.jpg', '3.pdf', '4.jpg']);
    expect(await names()).toEqual(['1.jpg', '2.jpg', '3.pdf', '4.jpg']);
    await opened.getByRole('button', { name: t.down }).click();
    await expect(pages).toContainText(['1.jpg', '3.pdf', '2.jpg', '4.jpg']);
    expect(await names()).toEqual(['1.jpg', '3.pdf', '2.jpg', '4.jpg']);
    await opened.getByRole('button', { name: t.remove }).click();
    await expect.poll(names).toEqual(['1.jpg', '3.pdf', '2.jpg']);
    const files = await draft.files();
    expect(files.map(({ status }) => status)).toEqual(Array(3).fill('received'));
    expect(await draft.content(files[1] as StoredFile)).toEqual(plainPdf);
  });

  test('Helena’s request does not leave without the pages that she chose', async ({ page }) => {
    await signInMember(page, cast.helena.email);
    const draft = await sharingDraft(page, cast.helena.email);
    await draft.complete();
    const bill = await openFiles(page, language, draft.id);
    const release = await holdUploads(page);
    await choose(bill, { '1.jpg': await photo(page, { number: 1 }), '2.pdf': plainPdf });
    await goOnToReview(page, t.continue);
    await expect(page.getByText(t.onTheirWay)).toBeVisible();
    await page.getByLabel(t.truthful).check();
    await page.getByRole('button', { name: t.submit }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(t.notArrived);
    await expect(alert.getByRole('button', { name: t.withoutThem })).toBeVisible();
    await expectNoViolation(page);
    release();
    await expect(page.getByText(t.pages, { exact: true })).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(1);
    await expect(page.getByText(t.empty, { exact: true })).toBeHidden();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.isSent)).toBeVisible();
    expect((await draft.files()).map(({ status }) => status)).toEqual(['received', 'received']);
  });
});

test('Helena sends three photos from a browser that stores nothing', async ({
  page,
  complaints,
}) => {
  const t = { ...signInTexts.en, ...texts.en };
  await page.addInitScript(blockStorage);
  const draft = await sharingDraft(page, cast.helena.email);
  await draft.complete();
  await signIn(page, 'en', cast.helena.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome('Helena'));
  const { files, pages } = await threePhotos((script) => page.evaluate(script));
  await page.getByRole('link', { name: t.requests, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/bills$/);
  await page.locator(`main a[href*="${draft.id}"]`).click();
  // The photos are the step before the one at which a draft continues.
  await page.getByRole('button', { name: t.back, exact: true }).click();
  const bill = page.getByRole('region', { name: t.bill, exact: true });
  await bill.getByLabel(t.choose, { exact: true }).setInputFiles(files);
  await expect(bill.getByText(t.received)).toHaveCount(3);
  await goOnToReview(page, t.continue);
  await expect(page.getByText('3 pages', { exact: true })).toBeVisible();
  await page.getByLabel(t.truthful).check();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.isSent)).toBeVisible();
  await draft.expectPages(pages);
  // React Router's script that restores the scroll position fails without storage, and nothing else.
  expect(complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('SecurityError')));
});

/** Goes on from the photos to the last step, of a draft whose questions are answered. */
async function goOnToReview(page: Page, next: string): Promise<void> {
  for (const step of ['who', 'when', 'before', 'send']) {
    await page.getByRole('button', { name: next, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
  }
}

/** Runs in the page: all that Chromium refuses when its user blocks cookies and site data. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, area, { get: refuse });
  }
  for (const name of ['open', 'deleteDatabase'] as const) IDBFactory.prototype[name] = refuse;
  const reject = async () => refuse();
  LockManager.prototype.request = reject;
  CacheStorage.prototype.open = reject;
  ServiceWorkerContainer.prototype.register = reject;
}

/** Lets no upload begin until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/upload/resumable', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Runs in the page: the browser can store nothing more. */
function fillDisk() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
}

/** Runs in the page: what the browser stores of files. */
async function databases() {
  const all = await indexedDB.databases();
  return all.map(({ name }) => name).filter((name) => name?.startsWith('request-files'));
}

function jpegSize(jpeg: Buffer): { width: number; height: number } {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
}

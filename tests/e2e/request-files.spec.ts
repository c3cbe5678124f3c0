import type { Locator, Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { drawPhoto, type Photo } from './support/draw-photo.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { openFiles } from './support/open-files.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { signInMember } from './support/sessions.ts';
import { sharingDraft } from './support/sharing-draft.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  choose: 'requestFiles:choose.files',
  received: 'requestFiles:stored.received',
  preparing: { 'pt-BR': /Preparando/, en: /Preparing/ },
  send: {
    'pt-BR': (count: number) => `Enviar ${count} páginas`,
    en: (count: number) => `Send ${count} pages`,
  },
  turn: { 'pt-BR': 'Girar a página 1', en: 'Turn page 1' },
  hide: { 'pt-BR': 'Esconder o aviso sobre', en: 'Hide the message about' },
  tooMany: 'requestFiles:refusals.tooMany',
  noSpace: 'requestFiles:noSpace.title',
  signOut: 'portal:layout.signOut',
  confirm: 'portal:signOut.confirm',
  unsent: { 'pt-BR': '2 páginas ainda não foram enviadas', en: '2 pages have not been sent' },
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
    for (const [name, text] of Object.entries(t.refusals)) {
      const line = bill.getByRole('listitem').filter({ hasText: name });
      await expect(line).toContainText(text);
      await line.getByRole('button', { name: `${t.hide} ${name}` }).click();
    }
    await expectNoViolation(page);

    await draft.announce(28);
    await openFiles(page, language, draft.id);
    await choose(bill, { '30.pdf': plainPdf, '31.pdf': pdf('one more') });
    await expect(bill.getByText(t.tooMany)).toHaveCount(1);
    await expect(bill.getByRole('button', { name: t.send(2) })).toBeVisible();
    await page.evaluate(fillDisk);
    await choose(bill, { 'mais.pdf': plainPdf });
    await expect(bill.getByText(t.noSpace)).toBeVisible();
    await expect(bill.getByRole('button', { name: t.send(2) })).toBeVisible();

    await page.getByRole('button', { name: t.signOut, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t.unsent);
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(page).toHaveURL(/my-account/);
    await expect.poll(() => page.evaluate(databases)).toEqual([]);
    expect(await draft.files()).toHaveLength(28);
  });

  test('Helena’s pages survive a closed tab and arrive once', async ({ page, context }) => {
    await signInMember(page, cast.helena.email);
    const draft = await sharingDraft(page, cast.helena.email);
    const bill = await openFiles(page, language, draft.id);
    await choose(bill, {
      '1.jpg': await photo(page, { number: 1 }),
      '2.jpg': await photo(page, { number: 2, light: 0.3 }),
      '3.pdf': plainPdf,
      '4.jpg': await photo(page, { number: 4 }),
    });
    await bill.getByRole('button', { name: t.turn }).click();
    // The picture turns once the page is stored.
    await expect(bill.locator('.rotate-90')).toHaveCount(1);
    await page.reload();
    await expect(bill.getByRole('button', { name: t.send(4) })).toBeVisible();

    // The second upload never gets its response: the tab is closed while it waits.
    let uploads = 0;
    await page.route('**/upload/resumable/*', async (route) => {
      uploads += 1;
      if (uploads === 1) await route.continue();
    });
    await bill.getByRole('button', { name: t.send(4) }).click();
    await expect.poll(() => uploads).toBe(2);
    await page.close();

    const again = await context.newPage();
    const opened = await openFiles(again, language, draft.id);
    await expect(opened.getByText(t.received)).toHaveCount(4);
    const files = await draft.files();
    expect(files.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.pdf', '4.jpg']);
    expect(files.map(({ status }) => status)).toEqual(Array(4).fill('received'));
    expect(await draft.content(files[2] as (typeof files)[0])).toEqual(plainPdf);
    // The first page was turned, so it is wide.
    const [first] = await Promise.all(files.slice(0, 1).map((file) => draft.content(file)));
    expect(jpegSize(first as Buffer)).toEqual({ width: 1280, height: 960 });
  });
});

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

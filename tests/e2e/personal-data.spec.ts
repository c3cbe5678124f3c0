import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { cast, password } from '../cast.ts';
import { command } from '../operating/commands.ts';
import { MemberRequest } from './support/member-request.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { signInAdmin } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const allWords = textsOf({
  part: 'personalData:title',
  waiting: 'commandCenter:controls.title',
  reason: 'accountHelp:reason',
  obstacle: 'personalData:obstacles.membership_active',
  askCopy: 'personalData:copy.button',
  sendCopy: 'personalData:copy.submit',
  copyWaits: 'personalData:copy.waiting',
  confirmCopy: 'personalData:copy.confirm',
  copyReady: 'personalData:copy.ready',
  download: 'personalData:copy.download',
  downloaded: 'personalData:copy.downloaded',
  askErasure: 'personalData:erasure.button',
  sendErasure: 'personalData:erasure.submit',
  erasureWaits: 'personalData:erasure.waiting',
  banner: 'personalData:erasure.banner',
  withdraw: 'personalData:withdraw',
  confirmErasure: 'personalData:erasure.confirm',
  erase: 'personalData:erasure.submitConfirm',
  number: 'personalData:erasure.number',
  wrong: 'personalData:refusals.number_wrong',
  stays: 'personalData:erasure.stays',
  erased: 'personalData:erasure.confirmed',
  gone: 'manageMembers:refusals.gone',
  missing: { en: /One document couldn’t be read/, 'pt-BR': /Um documento não pôde ser lido/ },
});

for (const language of ['en', 'pt-BR'] as const) {
  const t = allWords[language];
  const record = (id: string) => `${t.prefix}/admin/members?open=${id}`;
  const partOf = (page: Page) => page.getByRole('region', { name: t.part, exact: true });
  const dialogOf = (page: Page) => page.locator('[role="dialog"][aria-labelledby]');

  const ask = async (page: Page, button: string, send: string) => {
    // By key: parts of the record that load later move what is below them.
    await partOf(page).getByRole('button', { name: button, exact: true }).press('Enter');
    await dialogOf(page).getByLabel(t.reason).fill('Pediu por carta');
    await expectNoViolation(page);
    await dialogOf(page).getByRole('button', { name: send, exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(0);
  };

  test(
    `Fábio asks for the copy and the erasure of a member, and Iara confirms both (${language})`,
    screenFor(language),
    async ({ browser }) => {
      await withOwnServer('person-requests', async ({ url, DATA_DIR }) => {
        const names = ['--first-name', 'Iara', '--last-name', 'Dias'];
        const made = await command(
          'admin-create',
          { DATA_DIR },
          ...['--email', 'iara@example.com', ...names],
        );
        const fabio = await browser.newPage({ baseURL: url });
        const iara = await browser.newPage({ baseURL: url });
        await MemberRequest.begin(fabio.request, language);
        await signInAdmin(fabio, cast.fabio.email, password);
        await signInAdmin(iara, 'iara@example.com', made.lines[1]?.split(': ')[1]);

        // Ana's membership is open: a copy can be asked for, and no erasure.
        await fabio.goto(record(cast.ana.memberId));
        await expect(partOf(fabio).getByText(t.obstacle)).toBeVisible();
        await expect(partOf(fabio).getByRole('button', { name: t.askErasure })).toHaveCount(0);
        await ask(fabio, t.askCopy, t.sendCopy);
        await expect(partOf(fabio).getByText(t.copyWaits)).toBeVisible();
        await expect(partOf(fabio).getByRole('button', { name: t.confirmCopy })).toHaveCount(0);
        await expect(partOf(fabio).getByRole('button', { name: t.withdraw })).toBeVisible();
        await fabio.goto(`${t.prefix}/admin`);
        const own = fabio.getByRole('region', { name: t.waiting });
        await expect(
          own.getByRole('link', { name: new RegExp(cast.ana.memberNumber) }),
        ).toBeVisible();

        await iara.goto(`${t.prefix}/admin`);
        const waiting = iara.getByRole('region', { name: t.waiting });
        await waiting.getByRole('link', { name: new RegExp(cast.ana.memberNumber) }).click();
        await partOf(iara).getByRole('button', { name: t.confirmCopy }).press('Enter');
        await expectNoViolation(iara);
        await dialogOf(iara).getByRole('button', { name: t.confirmCopy }).click();
        await expect(partOf(iara).getByText(t.copyReady)).toBeVisible();
        await expectToFit(iara, 360);

        const zip = await downloaded(iara, () =>
          partOf(iara).getByRole('button', { name: t.download }).click(),
        );
        await expect(iara.getByText(t.downloaded)).toBeVisible();
        const [data] = Object.keys(zip).filter((name) => name.endsWith('/data.json'));
        const rows = JSON.parse(strFromU8(zip[data ?? ''] ?? new Uint8Array()));
        expect(rows['public.members']).toMatchObject([{ id: cast.ana.memberId }]);
        const files = rows['storage.objects'] as { name: string }[];
        expect(files.length).toBeGreaterThan(0);
        const documents = Object.keys(zip).filter((name) => name.includes('/documents/'));
        expect(documents).toHaveLength(files.length);
        expect(zip[documents[0] ?? '']?.length).toBeGreaterThan(100);

        // A document that fails is listed, in the copy and on the screen.
        await fabio.goto(record(cast.ana.memberId));
        await fabio.route(`**/storage/v1/object/**/${files[0]?.name}`, (route) =>
          route.fulfill({ status: 500, json: { message: 'broken' } }),
        );
        const partial = await downloaded(fabio, () =>
          partOf(fabio).getByRole('button', { name: t.download }).click(),
        );
        await expect(partOf(fabio).getByText(t.missing)).toBeVisible();
        const [list] = Object.keys(partial).filter((name) =>
          name.endsWith('missing-documents.txt'),
        );
        expect(strFromU8(partial[list ?? ''] ?? new Uint8Array())).toContain(files[0]?.name);

        // Clara's membership has ended.
        await fabio.goto(record(cast.clara.memberId));
        await ask(fabio, t.askErasure, t.sendErasure);
        await expect(fabio.getByText(t.banner)).toBeVisible();
        const other = await browser.newPage({ baseURL: url });
        await signInAdmin(other, cast.otavio.email, password);
        await other.goto(record(cast.clara.memberId));
        await expect(other.getByText(t.banner)).toBeVisible();
        await expect(partOf(other)).toHaveCount(0);

        await iara.goto(record(cast.clara.memberId));
        await expect(partOf(iara).getByText(t.erasureWaits)).toBeVisible();
        await expectToFit(iara, 360);
        await partOf(iara).getByRole('button', { name: t.confirmErasure }).press('Enter');
        const dialog = dialogOf(iara);
        await expect(dialog.getByText(t.stays)).toBeVisible();
        await dialog.getByLabel(t.number).fill(cast.ana.memberNumber);
        await expectNoViolation(iara);
        await dialog.getByRole('button', { name: t.erase }).click();
        await expect(dialog.getByText(t.wrong)).toBeVisible();
        await dialog.getByLabel(t.number).fill(cast.clara.memberNumber);
        await dialog.getByRole('button', { name: t.erase }).click();
        await expect(iara.getByText(t.erased)).toBeVisible();
        await expect(iara).not.toHaveURL(/open=/);

        await fabio.reload();
        await expect(fabio.getByText(t.gone)).toBeVisible();
        await fabio.goto(`${t.prefix}/admin`);
        await expect(own).toHaveCount(0);
        // Otávio, whose record is still open, comes back to it.
        await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(other.getByText(t.gone)).toBeVisible();
      });
    },
  );
}

/** The files of the ZIP that an action downloads. */
async function downloaded(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  expect(download.suggestedFilename()).toMatch(/^personal-data-M-.*\.zip$/);
  return unzipSync(new Uint8Array(readFileSync(await download.path())));
}

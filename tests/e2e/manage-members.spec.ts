import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayInBocaRaton } from '../../app/shared/format/office-clock.ts';
import { cast } from '../cast.ts';
import { memberTexts } from './support/manage-members-texts.ts';
import { activeMember, addEnrollment, signInOnAnotherDevice } from './support/new-member.ts';
import { emailedLink, subjectsTo } from './support/outbox.ts';
import { expectNoViolation } from './support/screen-checks.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, signInAdmin } from './support/sessions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

/** Toasts have the role dialog too; only a modal dialog has a title. */
function dialogOf(page: Page) {
  return page.locator('[role="dialog"][aria-labelledby]');
}

const unique = () => crypto.randomUUID().slice(0, 8);

for (const language of languages) {
  const t = memberTexts[language];
  const members = `${t.prefix}/admin/members`;

  test(
    `In ${language} Fábio adds a member with plan and advisor, finds her, and edits at the same time as a colleague`,
    screenFor(language),
    async ({ page }) => {
      const id = unique();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const field = (name: string) => dialogOf(page).getByLabel(name, { exact: true });
      const headers = await signInAdmin(page, cast.fabio.email);
      await page.goto(members);
      await button(t.add).click();
      await dialogOf(page).getByRole('button', { name: t.add }).click();
      await expect(field(t.lastName)).toHaveAttribute('aria-invalid', 'true');
      await field(t.firstName).fill('Conceição');
      await field(t.lastName).fill(`Araújo ${id}`);
      await field(t.birth).fill('1990-02-28');
      await field(t.email).fill(cast.ana.email);
      await dialogOf(page).getByRole('button', { name: t.add }).click();
      await expect(dialogOf(page).getByText(t.emailTaken)).toBeVisible();
      await field(t.email).fill(`c-${id}@example.com`);
      await dialogOf(page).getByRole('button', { name: t.add }).dblclick({ delay: 300 });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Conceição Araújo ${id}`);

      await button(t.newEnrollment).click();
      await field(t.plan).selectOption('Mutirão Completo');
      await field(t.amount).fill('1,000');
      await button(t.addEnrollment).click();
      await expect(field(t.amount)).toHaveAttribute('aria-invalid', 'true');
      await field(t.amount).fill(t.typed);
      await button(t.addEnrollment).click();
      await expect(page.getByText(t.money)).toBeVisible();
      await button(t.editAdvisor).click();
      await field(t.advisor).selectOption('Elena Rocha');
      await button(t.save).click();
      await expect(page.getByText('elena@example.com')).toBeVisible();

      await button(t.back).click();
      await page.getByLabel(t.search).fill(`conceicao ${id}`);
      const rows = page.locator('[data-row]');
      await expect(rows).toHaveText([`Conceição Araújo ${id}`]);
      await expect(page.getByText('Mutirão Completo').first()).toBeVisible();
      await expect(page).toHaveURL(`${members}?q=conceicao+${id}`);
      await rows.first().click();
      await button(t.edit).click();
      await field(t.lastName).fill(`Meu ${id}`);
      await page.request.patch(`/rest/v1/members?email=eq.c-${id}@example.com`, {
        headers,
        data: { last_name: `Dela ${id}` },
      });
      await button(t.save).click();
      await expect(dialogOf(page).getByText(t.conflict)).toBeVisible();
      const conflicts = dialogOf(page).getByRole('row');
      await expect(conflicts.last()).toHaveText(new RegExp(`Meu ${id}.*Dela ${id}`));
      await expect(field(t.lastName)).toHaveValue(`Meu ${id}`);
      await button(t.load).click();
      await expect(field(t.lastName)).toHaveValue(`Dela ${id}`);
      await field(t.lastName).fill(`Nosso ${id}`);
      // A colleague changes another field of the record: both changes stay.
      await page.request.patch(`/rest/v1/members?email=eq.c-${id}@example.com`, {
        headers,
        data: { city: `Cidade ${id}` },
      });
      await button(t.save).click();
      await expect(heading).toHaveText(`Conceição Nosso ${id}`);
      await expect(page.getByText(`Cidade ${id}`)).toBeVisible();
      // Each change so far has its own toast with undo.
      const message = page.getByRole('dialog').filter({ hasText: `Nosso ${id}` });
      await message.getByRole('button', { name: t.undo }).click();
      await expect(heading).toHaveText(`Conceição Dela ${id}`);
    },
  );
}

test(
  'Rita’s application is declined, reopened, and approved with a plan; she is notified by email and signs in to the portal',
  screenFor('pt-BR'),
  async ({ page, browser }) => {
    const id = unique();
    const email = `rita-${id}@example.com`;
    const password = 'mandacaru-em-flor';
    await page.request.post('/auth/v1/signup', {
      headers: { apikey: 'sb_publishable_local' },
      data: {
        email,
        password,
        data: {
          application: true,
          consent: 'rules 1, terms 1',
          first_name: 'Rita',
          last_name: `Nogueira ${id}`,
          phone_number: '+1 561 555 0188',
          date_of_birth: '1991-08-09',
          us_state: 'SC',
          language: 'pt-BR',
        },
      },
    });
    const link = new URL(await emailedLink(email));
    const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash');
    await page.request.post('/auth/v1/verify', {
      headers: { apikey: 'sb_publishable_local' },
      data: { type: 'signup', token_hash },
    });

    await signInAdmin(page, cast.fabio.email);
    await page.goto('/BR/admin/members');
    await page.getByRole('link', { name: 'Inscrições' }).click();
    await page.getByRole('link', { name: `Rita Nogueira ${id}` }).click();
    const button = (name: string) => dialogOf(page).getByRole('button', { name, exact: true });
    const field = (name: string) => dialogOf(page).getByLabel(name, { exact: true });
    await expect(dialogOf(page).getByText('rules 1, terms 1, em ')).toBeVisible();
    await button('Recusar').click();
    await button('Recusar e avisar').click();
    await expect(field('Motivo')).toHaveAttribute('aria-invalid', 'true');
    await field('Motivo').fill('Mora fora dos Estados Unidos.');
    await button('Recusar e avisar').click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await subjectsTo(email)).toContain('Sobre a sua inscrição no Mutirão');

    await page.goto(`/BR/admin/members?view=applications&q=${id}`);
    await page.getByRole('link', { name: `Rita Nogueira ${id}` }).click();
    await expect(dialogOf(page).getByText('Mora fora dos Estados Unidos.')).toBeVisible();
    await button('Reabrir').click();
    await button('Aprovar').click();
    await field('Consultor(a)').selectOption(`${cast.elena.firstName} ${cast.elena.lastName}`);
    await field('Plano').selectOption('Mutirão Completo');
    await button('Aprovar e dar boas-vindas').click();
    await expect(field('Contribuição mensal (US$)')).toHaveAttribute('aria-invalid', 'true');
    await field('Contribuição mensal (US$)').fill('489,00');
    await button('Aprovar e dar boas-vindas').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rita Nogueira ${id}`);
    await expect(page.getByRole('heading', { name: /^Mutirão Completo/ })).toBeVisible();
    await expect(page.getByText('elena@example.com')).toBeVisible();
    await expect(page.getByText('Ainda não perguntamos').first()).toBeVisible();
    expect(await subjectsTo(email)).toContain('Sua inscrição no Mutirão foi aprovada');

    const rita = await (await browser.newContext()).newPage();
    await signIn(rita, 'pt-BR', email, password);
    await expect(rita.getByRole('heading', { level: 1 })).toHaveText('Boas-vindas, Rita');
    await rita.context().close();

    // From now on, the approval stays.
    await page.goto(`/BR/admin/members?view=applications&q=${id}`);
    await page.getByRole('link', { name: `Rita Nogueira ${id}` }).click();
    await expect(dialogOf(page).getByText(/O membro já entrou no portal/)).toBeVisible();
    await expect(button('Desfazer aprovação')).toHaveCount(0);
  },
);

test('Fábio sees a request on the record of its sender and finds the member by its reference', async ({
  page,
}) => {
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`/admin/members?open=${cast.ana.memberId}`);
  const request = page
    .getByRole('region', { name: 'Messages and forms' })
    .getByRole('listitem')
    .first();
  const reference = (await request.getByText(/^[0-9A-F]{8}$/).textContent()) ?? '';
  await page.goto(`/admin/members?q=${reference}`);
  await expect(page.locator('[data-row]')).toHaveText(['Ana Souza']);
  await page.locator('[data-row]').click();
  await request.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/contacts\?open=/);
  await expect(page.getByText(reference).first()).toBeVisible();
});

test('Fábio plans the end of a membership, keeps it, ends it today, and reinstates it', async ({
  page,
}) => {
  const member = await activeMember('Zelia');
  await addEnrollment(member);
  const isStillIn = await signInOnAnotherDevice(member);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = dialogOf(page);
  const today = dayInBocaRaton();
  const later = new Date(Date.parse(today) + 40 * 86_400_000).toISOString().slice(0, 10);
  await signInAdmin(page, cast.fabio.email);
  await page.goto(`/admin/members?open=${member.id}`);

  await button('End membership').click();
  const lastDay = dialog.getByLabel('Last day');
  await expect(dialog.getByText('The current billing cycle ends on')).toBeVisible();
  const cycleEnd = await lastDay.inputValue();
  expect(cycleEnd >= today).toBe(true);
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Moves to Brazil');
  await lastDay.fill(later);
  await expect(dialog.getByText('nothing changes for the member')).toBeVisible();
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(page.getByText(/^Zelia Teste’s membership ends on /)).toBeVisible();
  await expect(page.getByText(/^This membership ends on /)).toBeVisible();
  expect(await isStillIn()).toBe(true);

  await button('Keep membership').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep membership' }).click();
  await expect(page.getByText('Zelia Teste’s membership continues.')).toBeVisible();
  await expect(page.getByText(/^This membership ends on /)).toBeHidden();

  await button('End membership').click();
  await dialog.getByLabel('Reason').fill('Moves to Brazil');
  await lastDay.fill(today);
  await expect(dialog.getByText('The portal closes at once')).toBeVisible();
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await expect(page.getByText('Zelia Teste’s membership has ended.')).toBeVisible();
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expect(button('Change status')).toBeHidden();
  expect(await isStillIn()).toBe(false);

  await button('Reinstate membership').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reinstate membership' }).click();
  // The same sentence as before may still be on the screen.
  await expect(button('Reinstate membership')).toBeHidden();
  await expect(button('Change status')).toBeVisible();
});

test('Fábio imports members from a file: errors name their line, nothing is partly imported, and a repeat is safe', async ({
  page,
}) => {
  const id = unique();
  const choose = async (lines: string[]) => {
    const text = ['Email,First name,Last name,Date of birth,Plan', ...lines].join('\r\n');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'members.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  };
  const right = [`i1-${id}@example.com,José,Import ${id},1990-01-02,Mutirão Família`];
  const wrong = `i2-${id}@example.com,,Import ${id},31/31/1990,Ouro`;
  const another = page.getByRole('button', { name: 'Choose another file' });
  const importButton = page.getByRole('button', { name: /^Import \d/ });
  await signInAdmin(page, cast.fabio.email);
  await page.goto('/admin/members');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'members.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]),
  });
  await expect(page.getByRole('alert')).toContainText('This is a spreadsheet');

  await choose([...right, wrong]);
  await expect(page.getByText('Date of birth: not a date that exists.')).toBeVisible();
  await expect(page.getByText('“31/31/1990”')).toBeVisible();
  await expect(page.getByText('First name: missing')).toBeVisible();
  await expect(page.getByText('Plan: not found in the Command Center')).toBeVisible();
  await expect(importButton).toHaveCount(0);
  await another.click();
  await choose(right);
  await importButton.dblclick({ delay: 300 });
  await expect(page.getByRole('heading', { name: '1 member was imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(right);
  await expect(page.getByText('Everyone in this file is already a member.')).toBeVisible();
  await page.goto(`/admin/members?q=import+${id}`);
  await expect(page.locator('[data-row]')).toHaveText([`José Import ${id}`]);
});

for (const language of languages) {
  const other = languages.find((one) => one !== language) ?? language;

  test(`An export in ${language} can be imported in ${other}: existing members stay, others are added unchanged`, async ({
    page,
  }) => {
    const id = unique();
    const written = memberTexts[language];
    const read = memberTexts[other];
    const openList = (prefix: string, search: string) =>
      page.goto(`${prefix}/admin/members?q=${encodeURIComponent(search)}`);
    const importFile = async (t: typeof written | typeof read, text: string) => {
      await page.goto(`${t.prefix}/admin/members?open=import`);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'members.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    };
    const exportList = async () => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: written.export }).click();
      return readFile(await (await waiting).path(), 'utf8');
    };
    await signInAdmin(page, cast.fabio.email);
    const added = await page.request.post('/rest/v1/rpc/import_members', {
      headers: await openMembers(page),
      data: {
        keep: true,
        lines: [
          {
            email: `x1-${id}@example.com`,
            first_name: '=Zé',
            last_name: `O'Hara ${id}`,
            date_of_birth: '1990-01-02',
            phone_number: '+1 512 555 0100',
            receive_emails: 'no',
            street_address: '12 Main St; -B',
            city: 'São José',
            state: 'TX',
            zip_code: '02108',
            country: 'United States',
            enrollment_status: 'Future Active',
            advisor_email: 'elena@example.com',
            plan: 'Mutirão Família',
          },
        ],
      },
    });
    expect(await added.json()).toMatchObject({ kept: true, new: 1 });

    await openList(written.prefix, `hara ${id}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    const first = await exportList();
    await importFile(read, first);
    await expect(page.getByText(read.allThere)).toBeVisible();

    const [titles = '', line = ''] = first.trimEnd().split('\r\n');
    const again = line.replace(`x1-${id}`, `x2-${id}`);
    await importFile(read, `${titles},${written.birth}\r\n${line},\r\n${again},\r\n`);
    await expect(page.getByText(read.birthMissing)).toBeVisible();
    await importFile(read, `${titles},${written.birth}\r\n${line},\r\n${again},1990-01-02\r\n`);
    // The second line has the name and birth date of the first one.
    await page.getByLabel(read.importToo, { exact: true }).check();
    await page.getByRole('button', { name: read.importOne }).click();
    await expect(page.getByRole('heading', { name: read.imported })).toBeVisible();

    await openList(written.prefix, `x2-${id}`);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    const second = (await exportList()).trimEnd().split('\r\n')[1] ?? '';
    // The member number, at the start, and the time, at the end, differ for the new member.
    const cells = (text: string) => text.split(',').slice(1, -1);
    expect(cells(second)).toEqual(cells(again));
    expect(cells(second)).toContain(`"'+1 512 555 0100"`);
  });
}

for (const language of languages) {
  test(`The record in ${language} lists what happened to the member, by kind and page by page`, async ({
    page,
  }) => {
    const t = memberTexts[language];
    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${t.prefix}/admin/members?open=${cast.ana.memberId}`);
    const timeline = page.getByRole('region', { name: t.timeline });
    const events = timeline.getByRole('listitem');
    await expect(events.first()).toBeVisible();
    // Who looked is there, but not among what happened.
    await expect(events.filter({ hasText: t.opened })).toHaveCount(0);
    await timeline.getByLabel(t.timelineFilter).selectOption('views');
    await expect(events.filter({ hasText: t.opened }).first()).toBeVisible();
    await timeline.getByLabel(t.timelineFilter).selectOption('payments');
    await expect(events.filter({ hasText: t.opened })).toHaveCount(0);
    await timeline.getByRole('link', { name: t.paid }).first().click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await timeline.getByLabel(t.timelineFilter).selectOption('');
    await timeline.getByRole('button', { name: t.more }).click();
    await expect(events.nth(15)).toBeVisible();
  });
}

/** The headers of the page's admin, whose list of members is open. */
async function openMembers(page: Page) {
  const headers = await adminHeaders(page, cast.fabio.email);
  const opened = await page.request.post('/functions/v1/rpc/open_lists', {
    headers,
    data: { lists: ['members'] },
  });
  expect(opened.status()).toBe(200);
  return headers;
}

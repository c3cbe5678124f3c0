import { cast } from '../cast.ts';
import { inBothLanguages } from './support/in-both-languages.ts';
import { activeMember, addMember } from './support/new-member.ts';
import { emailedLink, subjectsTo } from './support/outbox.ts';
import { expectNoViolation, expectToFit } from './support/screen-checks.ts';
import { adminHeaders, signInAdmin } from './support/sessions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts-of.ts';

const texts = textsOf({
  part: 'accountHelp:title',
  none: 'accountHelp:none',
  activation: 'accountHelp:actions.activation.button',
  send: 'accountHelp:actions.activation.submit',
  invited: { en: /No account yet\. Invited on/, 'pt-BR': /Ainda sem conta\. Convite em/ },
  readEmail: { en: 'Read the email that Rita gets', 'pt-BR': 'Ler o e-mail que Rita recebe' },
  oneOfTwo: { en: /^Read one of the emails, to Nova/, 'pt-BR': /^Ler um dos e-mails, para Nova/ },
  counted: { en: 'Emails: 2 in Portuguese.', 'pt-BR': 'E-mails: 2 em português.' },
  forMe: 'commandCenter:sent.own.en',
  waiting: { en: /less than 10 minutes ago/, 'pt-BR': /há menos de 10 minutos/ },
  reason: 'accountHelp:reason',
  tooShort: 'accountHelp:validation.reasonShort',
  email: 'accountHelp:actions.email.button',
  change: 'accountHelp:actions.email.submit',
  newEmail: 'accountHelp:newEmail',
  ofTeam: 'accountHelp:refusals.email_of_team',
  ofAdvisor: 'accountHelp:refusals.email_of_advisor',
  proof: 'manageAccount:proof.title',
  continue: 'manageAccount:proof.submit',
  cancel: 'common:actions.cancel',
  cancelled: 'accountHelp:refusals.cancelled',
  password: 'secondFactor:proof.password',
  wrong: 'manageAccount:refusals.passwordWrong',
  many: { en: 'Send activation (2)', 'pt-BR': 'Enviar ativação (2)' },
  two: { en: '2 members get the email', 'pt-BR': '2 membros recebem o e-mail' },
  sendNone: { en: 'Send 0 emails', 'pt-BR': /^Enviar 0 e-mail/ },
  sendOne: { en: 'Send 1 email', 'pt-BR': 'Enviar 1 e-mail' },
  sendTwo: { en: 'Send 2 emails', 'pt-BR': 'Enviar 2 e-mails' },
  skipped: { en: /^2 skipped: got an email/, 'pt-BR': /^2 de fora: recebeu um e-mail/ },
  importOne: { en: 'Import 1 member', 'pt-BR': 'Importar 1 membro' },
  afterImport: { en: /to the new member/, 'pt-BR': /ao novo membro/ },
  help: 'security:help.title',
  byFabio: { en: /Fábio, from our team/, 'pt-BR': /Fábio, da nossa equipe/ },
  changed: 'security:help.done.email',
});

inBothLanguages(texts, (t, language) => {
  const prefix = language === 'en' ? '' : '/BR';
  const record = (id: string) => `${prefix}/admin/members?open=${id}`;

  test('Fábio sends the activation to a member who never got an email', async ({ page }) => {
    const member = await addMember('Rita');
    await signInAdmin(page, cast.fabio.email);
    await page.goto(record(member.id));
    const part = page.getByRole('region', { name: t.part, exact: true });
    await expect(part.getByText(t.none)).toBeVisible();
    await part.getByRole('button', { name: t.activation }).click();
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    await dialog.getByLabel(t.reason).fill('Não');
    await dialog.getByRole('button', { name: t.send }).click();
    await expect(dialog.getByText(t.tooShort)).toBeVisible();
    await dialog.getByLabel(t.reason).fill('Ligou: não achou o e-mail');
    // The email as Rita gets it, whatever the language of the admin, who can read it in the own one.
    const email = dialog.getByRole('document');
    await expect(email).toHaveCount(0);
    await dialog.getByText(t.readEmail).press('Enter');
    await expect(email).toContainText('Oi, Rita!');
    await expect(email).toContainText('/BR/activate-account');
    if (language === 'en') {
      await dialog.getByText(t.forMe).click();
      await expect(email).toContainText('Hi Rita,');
    }
    await expectToFit(page, 360);
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.send }).dblclick({ delay: 50 });
    await expect(part.getByText(t.invited)).toBeVisible();
    await expect(part.getByText(t.waiting)).toBeVisible();
    await expect(part.getByText('Ligou: não achou o e-mail')).toHaveCount(1);
    await expect.poll(() => subjectsTo(member.email)).toHaveLength(1);
    const link = await emailedLink(member.email, '/activate-account');
    expect(new URL(link).search + new URL(link).hash).toBe('');
    await expectNoViolation(page);
  });

  test('Fábio changes an email after he confirms that it is him, and the member sees it', async ({
    page,
    browser,
  }) => {
    const member = await activeMember('Rita');
    await signInAdmin(page, cast.fabio.email);
    await page.goto(record(member.id));
    const part = page.getByRole('region', { name: t.part, exact: true });
    await part.getByRole('button', { name: t.email }).click();
    const dialogs = page.locator('[role="dialog"][aria-labelledby]');
    const dialog = dialogs.filter({ has: page.getByLabel(t.newEmail) });
    await dialog.getByLabel(t.reason).fill('Pediu por telefone');
    for (const [email, refusal] of [
      [cast.otavio.email, t.ofTeam],
      [cast.elena.email, t.ofAdvisor],
    ] as const) {
      await dialog.getByLabel(t.newEmail).fill(email);
      await dialog.getByRole('button', { name: t.change }).click();
      await expect(dialog.getByText(refusal)).toBeVisible();
    }
    // The sign-in is older than ten minutes, until it is confirmed.
    const stale = { code: 'fresh_sign_in_needed', message: '', details: null, hint: null };
    const call = '**/rest/v1/rpc/help_with_account';
    let isStale = true;
    await page.route(call, (route) =>
      isStale ? route.fulfill({ status: 403, json: stale }) : route.continue(),
    );
    const wanted = `nova-${member.email}`;
    await dialog.getByLabel(t.newEmail).fill(wanted);
    await dialog.getByText(member.email).last().click();
    // The old mailbox gets the first letter of the new address only.
    const emails = dialog.getByRole('document');
    await expect(emails).toHaveCount(2);
    await expect(emails.first()).toContainText('n***@example.com');
    await expect(emails.first()).not.toContainText(wanted);
    await dialog.getByText(member.email).last().click();
    await expect(emails).toHaveCount(0);
    await dialog.getByRole('button', { name: t.change }).click();
    const proof = page.getByRole('dialog', { name: t.proof });
    await proof.getByRole('button', { name: t.cancel }).click();
    await expect(dialog.getByText(t.cancelled)).toBeVisible();
    await dialog.getByRole('button', { name: t.change }).click();
    await proof.getByLabel(t.password, { exact: true }).fill('not the password');
    await proof.getByRole('button', { name: t.continue }).click();
    await expect(proof.getByText(t.wrong)).toBeVisible();
    await expectNoViolation(page);
    await proof.getByLabel(t.password, { exact: true }).fill('mutirao-demo');
    isStale = false;
    await proof.getByRole('button', { name: t.continue }).click();
    await expect(dialogs).toHaveCount(0);
    await expect(page.getByText(wanted).first()).toBeVisible();
    await expect(part.getByText('Pediu por telefone')).toBeVisible();
    await expect.poll(() => subjectsTo(wanted)).toHaveLength(1);

    const context = await browser.newContext();
    const portal = await context.newPage();
    await signIn(portal, language, wanted, member.password);
    await expect(portal).toHaveURL(`${prefix}/member-portal`);
    await portal.goto(`${prefix}/member-portal/profile/security`);
    const card = portal.getByRole('region', { name: t.help });
    await expect(card.getByText(t.changed)).toBeVisible();
    await expect(card.getByText(t.byFabio)).toBeVisible();
    await expect(card.getByText('Pediu por telefone')).toHaveCount(0);
    await expectNoViolation(portal);
    await context.close();
  });

  test('Fábio sends the activation to a list of members and after an import, each once', async ({
    page,
  }) => {
    const name = `Nova${crypto.randomUUID().slice(0, 8)}`;
    const [one, two] = [await addMember(name), await addMember(name)];
    await signInAdmin(page, cast.fabio.email);
    await page.goto(`${prefix}/admin/members?login=no&q=${name}`);
    await page.getByRole('button', { name: t.many }).click();
    const dialog = page.locator('[role="dialog"][aria-labelledby]');
    await expect(dialog.getByText(t.two)).toBeVisible();
    await expect(dialog.getByText(t.counted)).toBeVisible();
    await expect(dialog.getByText(t.oneOfTwo)).toBeVisible();
    await dialog.getByLabel(t.reason).fill('Nunca receberam');
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: t.sendTwo }).click();
    await expect(dialog).toHaveCount(0);
    for (const { email } of [one, two]) {
      await expect.poll(() => subjectsTo(email)).toHaveLength(1);
    }
    await page.getByRole('button', { name: t.many }).click();
    await expect(dialog.getByText(t.skipped)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.sendNone })).toBeDisabled();

    const email = `import-${crypto.randomUUID()}@example.com`;
    await page.goto(`${prefix}/admin/members?open=import`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'members.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Email,First name,Last name,Date of birth\n${email},Rita,${name},1988-01-31\n`,
      ),
    });
    await page.getByRole('button', { name: t.importOne }).click();
    await page.getByRole('button', { name: t.afterImport }).click();
    await dialog.getByLabel(t.reason).fill('Importação');
    await dialog.getByRole('button', { name: t.sendOne }).click();
    await expect(page.getByRole('button', { name: t.afterImport })).toHaveCount(0);
    await expect.poll(() => subjectsTo(email)).toHaveLength(1);
  });

  test('Without the permission there is no section, and the call is refused', async ({ page }) => {
    const headers = await adminHeaders(page, cast.otavio.email);
    await signInAdmin(page, cast.otavio.email);
    await page.goto(record(cast.helena.memberId));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(cast.helena.lastName);
    await expect(page.getByRole('region', { name: t.part, exact: true })).toHaveCount(0);
    const answer = await page.request.post('/rest/v1/rpc/help_with_account', {
      headers,
      data: {
        id: crypto.randomUUID(),
        member_id: cast.helena.memberId,
        action: 'sessions',
        reason: 'Sem permissão',
      },
    });
    expect(answer.status()).toBe(403);
  });
});

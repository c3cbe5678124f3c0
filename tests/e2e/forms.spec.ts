import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { dateField, fillDate } from './support/fill-date.ts';
import { isHydrated } from './support/is-hydrated.ts';
import { recordAlerts } from './support/record-alerts.ts';
import { screenFor } from './support/screen-for.ts';
import { adminHeaders, signInMember } from './support/sessions.ts';
import { signOutButton } from './support/sign-out.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  address: { en: '/forms/contact', 'pt-BR': '/BR/forms/contact' },
  send: 'formContact:submit',
  missing: 'forms:issues.required',
  email: 'forms:issues.email',
  labels: [
    'formContact:fields.name.label',
    'formContact:fields.email.label',
    'formContact:fields.message.label',
  ],
  offline: {
    en: 'We couldn’t connect. Check your internet connection and try again. Everything you typed is still here.',
    'pt-BR':
      'Não conseguimos conectar. Confira a sua internet e tente de novo. Tudo o que você digitou continua aqui.',
  },
  restored: 'forms:restored',
  sent: 'formContact:sent.title',
  another: 'forms:another',
});

for (const language of languages) {
  const t = words[language];
  test(
    `In ${language} a visitor sends a message with mistakes, a lost response, and a double click, and it arrives once`,
    screenFor(language),
    async ({ page, complaints }) => {
      const name = page.getByLabel(t.labels[0], { exact: true });
      const email = page.getByLabel(t.labels[1], { exact: true });
      const message = page.getByLabel(t.labels[2], { exact: true });
      const send = page.getByRole('button', { name: t.send });
      const text = `<img src=x onerror=alert(1)> ${Math.random()}`;
      await page.goto(t.address);
      await send.click();
      await expect(page.getByText(t.missing)).toHaveCount(3);
      await expect(name).toBeFocused();
      await name.fill('Rita Nogueira');
      await email.fill('rita');
      await message.fill(text);
      await send.click();
      await expect(page.getByText(t.email)).toBeVisible();
      await email.fill(`rita-${Math.random().toString(36).slice(2)}@example.com`);

      // The message arrives, but its response is lost.
      const lose = { times: 1 };
      await page.route(
        '**/rpc/submit_form',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        lose,
      );
      const alertsHadFocus = await recordAlerts(page);
      await send.click();
      await expect(page.getByRole('alert')).toContainText(t.offline);
      expect(await alertsHadFocus()).toEqual([true]);
      await expect(message).toHaveValue(text);
      complaints.splice(0, 1);

      await page.reload();
      await expect(page.getByText(t.restored)).toBeVisible();
      await expect(message).toHaveValue(text);
      await send.dblclick({ delay: 300 });
      const done = page.getByRole('heading', { name: t.sent });
      await expect(done).toBeFocused();
      expect(await messagesWith(page, text)).toBe(1);

      await page.getByRole('button', { name: t.another }).click();
      await expect(message).toHaveValue('');
    },
  );
}

/** The number of matching messages in the Command Center. */
async function messagesWith(page: Page, text: string): Promise<number> {
  const found = await page.request.get('/rest/v1/contact_messages', {
    headers: await adminHeaders(page, cast.fabio.email),
    params: { message: `eq.${text}`, select: 'id' },
  });
  return (await found.json()).length;
}

test(
  'Ana accepts the rules and opens a sharing request, and each step back is one level',
  screenFor('pt-BR'),
  async ({ page, complaints }) => {
    const portal = '/BR/member-portal';
    await signInMember(page, cast.ana.email);
    await page.goto(portal);
    await page.getByRole('link', { name: 'Compartilhamento' }).click();
    await expect(page).toHaveURL(`${portal}/health-sharing`);
    const rules = page.frameLocator('iframe[title="Formulário: regras de compartilhamento"]');
    await expect(rules.getByText('Você já entrou na sua conta')).toBeVisible();
    await expect(rules.getByLabel('Seu nome')).toHaveCount(0);
    // The frame grows with the form, so nothing scrolls inside it.
    const frame = page.locator('iframe');
    await expect.poll(async () => Number(await frame.getAttribute('height'))).toBeGreaterThan(800);

    await page.getByRole('link', { name: 'Pular', exact: true }).click();
    await expect(page).toHaveURL(`${portal}/health-sharing/start`);
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/requests\/new\?draft=[0-9a-f-]{36}&step=bill$/);
    await page.getByRole('button', { name: 'Voltar', exact: true }).click();
    await expect(page).toHaveURL(`${portal}/health-sharing/start`);
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/requests\/new\?draft=[0-9a-f-]{36}&step=bill$/);
    await page.goBack();
    await expect(page).toHaveURL(`${portal}/health-sharing/start`);
    await page.goBack();
    await expect(page).toHaveURL(`${portal}/health-sharing`);

    for (const label of [
      /Li as regras/,
      /pago o meu IUA primeiro/,
      /não é um seguro/,
      /enviar o meu prontuário/,
    ]) {
      await rules.getByLabel(label).check();
    }
    await rules.getByRole('button', { name: 'Confirmar que li' }).click();
    await expect(
      rules.getByRole('heading', { name: 'Leitura confirmada. Agradecemos!' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/requests\/new\?draft=/);
    // The address of the earlier form leads to the same place.
    await page.goto(`${portal}/health-sharing/request`);
    await expect(page).toHaveURL(/requests\/new\?draft=/);

    // Typed health data that could not be saved is deleted at sign-out.
    await page.goto(page.url().replace(/step=.*/, 'step=who'));
    await page.getByLabel('Falecimento na família').check();
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
    await page.goto(page.url().replace(/step=.*/, 'step=before'));
    const story = page.getByLabel('Nome e contato');
    await expect(story).toBeVisible();
    await page.context().setOffline(true);
    await story.fill('Caí da escada.');
    await expect(page.getByText('Ainda não foi salvo').first()).toBeVisible();
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
    expect(await kept()).toContain('Caí da escada.');
    await (await signOutButton(page, 'pt-BR')).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(page).toHaveURL('/BR/my-account');
    expect(await kept()).not.toContain('Caí da escada.');
    complaints.splice(0);
  },
);

test('Helena selects one of two forms, returns to the selection, and sees when a form fails', async ({
  page,
  complaints,
}) => {
  await signInMember(page, cast.helena.email);
  await page.goto('/member-portal');
  const telemedicine = page.getByRole('link', { name: 'Telemedicine' });
  await expect(telemedicine).toHaveAttribute('href', 'https://www.example.com/telemedicine');
  await page.getByRole('link', { name: 'Member forms' }).click();
  // The tile on the portal home has the same name.
  await expect(page).toHaveURL('/member-portal/forms');
  await page.getByRole('link', { name: 'In-person consultation' }).click();
  await expect(page).toHaveURL('/member-portal/forms/scheduling');
  const scheduling = page.frameLocator('iframe[title="In-person consultation form"]');
  await expect(scheduling.getByLabel('Patient’s full name')).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/member-portal/forms');

  await page.route('**/forms/plan-updates', (route) => route.abort());
  await page.getByRole('link', { name: 'Plan updates' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t open the form. Check your internet connection and try again.',
  );
  complaints.splice(0);
  await page.unroute('**/forms/plan-updates');
  await page.getByRole('button', { name: 'Try again' }).click();
  // The form is usable once its frame is visible.
  await expect(page.locator('iframe[title="Plan updates form"]')).toBeVisible();
  const plan = page.frameLocator('iframe[title="Plan updates form"]');
  await plan.getByLabel('What would you like to do?').selectOption('Add someone to my membership');
  await plan.getByRole('button', { name: 'Send request' }).click();
  await expect(plan.getByLabel('Tell us more')).toBeFocused();
  await plan.getByLabel('Tell us more').fill('Our daughter was born.');
  await plan.getByLabel('Phone call').check();
  await plan.getByLabel(/nothing changes until the team confirms/).check();
  await plan.getByRole('button', { name: 'Send request' }).click();
  await expect(plan.getByRole('heading', { name: 'We got your request' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/member-portal/forms');
  await page.goBack();
  await expect(page).toHaveURL('/member-portal');
});

test('Only the site itself may frame a form', async ({ request }) => {
  const headers = (await request.get('/forms/contact')).headers();
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

const dateWords = textsOf({
  question: 'formSharing:fields.serviceDate.label',
  order: [{ en: 'Month', 'pt-BR': 'Dia' }, { en: 'Day', 'pt-BR': 'Mês' }, 'common:date.year'],
  pasted: { en: '03/07/2026', 'pt-BR': '7 de março de 2026' },
  fields: [
    { en: '3', 'pt-BR': '7' },
    { en: '7', 'pt-BR': '3' },
    { en: '2026', 'pt-BR': '2026' },
  ],
  finished: 'formSharing:fields.stage.options.happened',
  planned: 'formSharing:fields.stage.options.planned',
  send: 'formSharing:submit',
  ahead: { en: /is in the future/, 'pt-BR': /ainda não chegou/ },
  past: { en: /This date has passed/, 'pt-BR': /Esta data já passou/ },
  year: 'forms:issues.dateFar',
  zip: 'forms:issues.zip',
  discounts: 'formDiscounts:submit',
});

for (const language of languages) {
  const t = dateWords[language];
  const prefix = language === 'en' ? '' : '/BR';

  test(
    `In ${language} a date has its fields in the language’s order, accepts a pasted date, and is validated against the other answers`,
    screenFor(language),
    async ({ page }) => {
      await signInMember(page, cast.ana.email);
      await page.goto(`${prefix}/forms/sharing`);
      await page.waitForFunction(isHydrated);
      const date = dateField(page, t.question);
      const fields = date.locator('input:not([aria-hidden]), select');
      await expect(date.locator('label')).toHaveText([...t.order]);
      const valuesOf = () =>
        fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      await fields.nth(language === 'en' ? 1 : 0).evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, t.pasted);
      await expect.poll(valuesOf).toEqual([...t.fields]);
      // The input survives a reload.
      await page.reload();
      await expect.poll(valuesOf).toEqual([...t.fields]);

      const send = page.getByRole('button', { name: t.send });
      await page.getByLabel(t.planned).check();
      await send.click();
      await expect(date).toContainText(t.past);
      const nextYear = String(new Date().getFullYear() + 1);
      await page.getByLabel(t.finished).check();
      await fillDate(page, t.question, `${nextYear}-12-28`);
      await send.click();
      await expect(date).toContainText(t.ahead);
      await fillDate(page, t.question, '2099-01-01');
      await send.click();
      await expect(date).toContainText(t.year);
      await fillDate(page, t.question, '2026-02-30');
      await send.click();
      await expect(date.locator('[aria-invalid]')).toHaveCount(3);

      await page.goto(`${prefix}/forms/discounts`);
      const zip = page.locator('[name=zipCode]');
      await zip.fill('abc');
      await page.getByRole('button', { name: t.discounts }).click();
      await expect(page.getByText(t.zip)).toBeVisible();
      await zip.fill('33431');
      await expect(page.getByText(t.zip)).toBeHidden();
    },
  );
}

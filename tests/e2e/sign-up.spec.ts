import type { Page } from '@playwright/test';
import { cast } from '../cast.ts';
import { fillDate } from './support/fill-date.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { isHydrated } from './support/is-hydrated.ts';
import { emailedLink, subjectsTo } from './support/outbox.ts';
import { screenFor } from './support/screen-for.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { type Language, languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  labels: [
    'signup:fields.firstName',
    'signup:fields.lastName',
    'signup:fields.email',
    'signup:fields.phone',
    'signup:fields.dateOfBirth',
    'signup:fields.password',
  ],
  state: 'signup:fields.state',
  closed: 'signup:errors.stateClosed',
  unread: 'signup:errors.stateNotice',
  unreadBox: 'signup:issues.stateNotice',
  writeToUs: 'signup:state.contact',
  confirm: 'signup:fields.confirmPassword',
  agree: 'signup:consent.label',
  disagreed: 'signup:issues.consent',
  rules: 'signup:consent.rules',
  submit: 'signup:submit',
  missing: 'signup:errors.missing',
  differ: 'signup:issues.passwordsDiffer',
  short: 'signup:issues.passwordShort',
  weak: 'signup:errors.weakPassword',
  registered: 'signup:errors.alreadyRegistered',
  failed: 'signup:errors.failed',
  checkEmail: 'application:check.title',
  linkSentTo: { en: 'We sent a link to', 'pt-BR': 'Mandamos um link para' },
  resend: 'auth:confirmation.resend',
  notConfirmed: {
    en: 'Please confirm your email before signing in.',
    'pt-BR': 'Por favor confirme seu email antes de fazer login.',
  },
  otherLanguage: { en: 'BR', 'pt-BR': 'EN' },
  confirmed: 'signup:confirmed.title',
  confirmEmail: 'confirm:confirm.signup.submit',
  expired: 'confirm:expired.title',
  received: {
    en: 'We received your Mutirão application',
    'pt-BR': 'Recebemos a sua inscrição no Mutirão',
  },
  refused: {
    en: 'This portal is only for Mutirão members.',
    'pt-BR': 'Este sistema é apenas para membros Mutirão.',
  },
  arrived: 'application:received.title',
  reading: 'application:review.title',
  declined: 'application:declined.title',
  signIn: 'signup:signIn',
  title: 'auth:login.title',
});

const password = 'mandacaru-em-flor';

async function fill(
  page: Page,
  language: Language,
  email: string,
  [first, again] = [password, password],
) {
  const t = words[language];
  const values = ['Rita', 'Nogueira', email, '(561) 555-0142', '1991-08-09', first];
  for (const [index, label] of t.labels.entries()) {
    if (label === t.labels[4]) await fillDate(page, label, values[index] ?? '');
    else await page.getByLabel(label, { exact: true }).fill(values[index] ?? '');
  }
  await page.getByLabel(t.state, { exact: true }).selectOption('South Carolina');
  await page.getByLabel(t.confirm, { exact: true }).fill(again ?? '');
  await page.getByLabel(t.agree).check();
}

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language} a visitor cannot sign up without consent to rules and terms`,
    screenFor(language),
    async ({ page }) => {
      let asked = 0;
      await page.route('**/auth/v1/signup*', (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto(`${t.prefix}/signup`);
      await fill(page, language, 'rosa@example.com');
      const agree = page.getByLabel(t.agree);
      await agree.uncheck();
      await page.getByRole('button', { name: t.submit, exact: true }).click();
      await expect(page.getByText(t.disagreed).first()).toBeVisible();
      await expect(agree).toBeFocused();
      await expect(agree).toHaveAccessibleDescription(t.disagreed);
      expect(asked).toBe(0);
    },
  );

  test(
    `In ${language} a visitor applies, confirms the email, and reads that the application is under review`,
    screenFor(language),
    async ({ page, complaints }) => {
      const email = `rita-${Math.random().toString(36).slice(2)}@example.com`;
      const submit = page.getByRole('button', { name: t.submit, exact: true });
      await page.goto(`${t.prefix}/signup`);
      await submit.click();
      await expect(page.getByText(t.missing)).toBeVisible();
      await expect(page.getByLabel(t.labels[0], { exact: true })).toBeFocused();
      await fill(page, language, email, ['abc', 'abcdef']);
      await submit.click();
      await expect(page.getByText(t.differ).first()).toBeVisible();
      await expect(page.getByText(t.short).first()).toBeVisible();
      await fill(page, language, email, ['password', 'password']);
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t.weak);
      await fill(page, language, cast.ana.email);
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.registered);

      await fill(page, language, email);
      const portal = { contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' };
      await page.route('**/auth/v1/signup*', (route) => route.fulfill(portal), { times: 1 });
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t.failed);
      await page.route('**/auth/v1/signup*', (route) => route.abort(), { times: 1 });
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.failed);
      complaints.splice(0);
      await submit.dblclick({ delay: 300 });
      await expect(page).toHaveURL(`${t.prefix}/my-account`);
      await expect(page.getByRole('heading', { name: t.checkEmail })).toBeVisible();
      await expect(page.getByText(`${t.linkSentTo} ${email}`)).toBeVisible();

      const link = await emailedLink(email);
      const confirm = async () => {
        await page.goto(link);
        await page.getByRole('button', { name: t.confirmEmail }).click();
      };
      await confirm();
      await expect(page.getByRole('heading', { name: t.confirmed })).toBeVisible();
      await expect(page).toHaveURL(`${t.prefix}/signup/confirmed`);
      await expect.poll(() => subjectsTo(email)).toContain(t.received);

      await confirm();
      await expect(page.getByRole('heading', { name: t.expired })).toBeVisible();

      await signIn(page, language, email, 'not-the-password');
      await expect(page.getByRole('alert')).toContainText(t.refused);
      await signIn(page, language, email, password);
      await expect(page.getByRole('heading', { name: t.arrived })).toBeFocused();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('access_token');
      await page.reload();
      await expect(page.getByRole('heading', { name: t.arrived })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: t.signIn, exact: true })).toBeVisible();
    },
  );
  test(
    `In ${language} an applicant without a confirmed email can sign in to get another link`,
    screenFor(language),
    async ({ page, complaints }) => {
      const email = `raul-${Math.random().toString(36).slice(2)}@example.com`;
      await page.goto(`${t.prefix}/signup`);
      await fill(page, language, email);
      await page.getByRole('button', { name: t.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: t.checkEmail })).toBeVisible();
      expect(await emailedLink(email)).toBeTruthy();

      await page.getByRole('main').getByRole('link', { name: t.signIn, exact: true }).click();
      await page.getByLabel(t.labels[2], { exact: true }).fill(email);
      await page.getByLabel(t.labels[5], { exact: true }).fill(password);
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.notConfirmed);
      await expect(page.getByRole('button', { name: t.resend })).toBeVisible();
      complaints.splice(0);
    },
  );

  test(
    `In ${language} sign-up survives a reload, the back button and a change of language`,
    screenFor(language),
    async ({ page }) => {
      await page.goto(`${t.prefix}/signup`);
      // Nothing stores input that is typed and reloaded before the page is hydrated.
      await page.waitForFunction(isHydrated);
      await fill(page, language, 'rosa@example.com');
      const first = page.getByLabel(t.labels[0], { exact: true });
      const firstPassword = page.getByLabel(t.labels[5], { exact: true });

      const opened = page.waitForEvent('popup');
      await page.getByRole('main').getByRole('link', { name: t.rules, exact: true }).click();
      await (await opened).close();
      await expect(firstPassword).toHaveValue(password);

      await page.reload();
      await expect(first).toHaveValue('Rita');
      await expect(page.getByLabel(t.agree)).toBeChecked();
      // Passwords are never stored.
      await expect(firstPassword).toHaveValue('');
      await firstPassword.fill(password);

      const other = words[language === 'en' ? 'pt-BR' : 'en'];
      await page.locator('header summary').first().click();
      await page.locator(`header a[data-language="${language === 'en' ? 'pt-BR' : 'en'}"]`).click();
      await expect(page.getByLabel(other.labels[0], { exact: true })).toHaveValue('Rita');
      await expect(page.getByLabel(other.labels[5], { exact: true })).toHaveValue(password);

      await page.goto(`${t.prefix}/rules`);
      await page.goBack();
      await expect(page.getByLabel(other.labels[0], { exact: true })).toHaveValue('Rita');
    },
  );
}

for (const language of languages) {
  const t = words[language];

  test(
    `In ${language} a visitor reads and acknowledges the notice of their state, and cannot join from a closed one`,
    screenFor(language),
    async ({ page, complaints }) => {
      const email = `rui-${Math.random().toString(36).slice(2)}@example.com`;
      const submit = page.getByRole('button', { name: t.submit, exact: true });
      const state = page.getByLabel(t.state, { exact: true });
      await page.goto(`${t.prefix}/signup`);
      await fill(page, language, email);

      await state.selectOption('Washington');
      const closed = page.getByRole('status').filter({ hasText: 'Washington' });
      await expect(closed.getByRole('link', { name: t.writeToUs })).toBeVisible();
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.closed);

      await state.selectOption('Massachusetts');
      await expect(closed).toBeHidden();
      const acknowledge = page.getByRole('checkbox', { name: /\bMassachusetts\b/ });
      await expect(acknowledge).toBeVisible();
      await page.getByLabel(t.agree).uncheck();
      await submit.click();
      await expect(page.getByText(t.disagreed).first()).toBeVisible();
      await expect(page.getByText(t.unreadBox)).toHaveCount(2);
      await page.getByLabel(t.agree).check();
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.unread);
      await expect(acknowledge).toHaveAccessibleDescription(t.unreadBox);

      // A reload keeps the state. The notice is acknowledged again.
      await page.reload();
      await expect(state).toHaveValue('MA');
      await expect(acknowledge).not.toBeChecked();
      await acknowledge.check();
      await page.getByLabel(t.labels[5], { exact: true }).fill(password);
      await page.getByLabel(t.confirm, { exact: true }).fill(password);
      await submit.click();
      await expect(page.getByRole('heading', { name: t.checkEmail })).toBeVisible();
      complaints.splice(0);
    },
  );
}

test(
  'Diego, who is already a member, is redirected to activation',
  screenFor('pt-BR'),
  async ({ page }) => {
    await page.goto('/BR/signup');
    await fill(page, 'pt-BR', cast.diego.email);
    await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Ativar Conta de Membro' }).click();
    await expect(page).toHaveURL('/BR/activate-account');
  },
);

test(
  'Text that Rosa typed before hydration survives a reload',
  screenFor('en'),
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/signup', { waitUntil: 'domcontentloaded' });
    const first = page.getByLabel(words.en.labels[0], { exact: true });
    await first.fill('Rosa');
    release();
    await page.waitForFunction(() =>
      sessionStorage.getItem('form-draft:sign-up')?.includes('Rosa'),
    );
    await page.reload();
    await expect(first).toHaveValue('Rosa');
  },
);

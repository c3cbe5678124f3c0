import { cast } from '../cast.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { isHydrated } from './support/is-hydrated.ts';
import { emailedLink, subjectsTo } from './support/outbox.ts';
import { screenFor } from './support/screen-for.ts';
import { signIn } from './support/sign-in.ts';
import { fillSignUp, signUpPassword, signUpTexts } from './support/sign-up-form.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';
import { textsOf } from './support/texts-of.ts';

const words = textsOf({
  closed: 'signup:errors.stateClosed',
  unread: 'signup:errors.stateNotice',
  unreadBox: 'signup:issues.stateNotice',
  writeToUs: 'signup:state.contact',
  disagreed: 'signup:issues.consent',
  rules: 'signup:consent.rules',
  missing: 'signup:errors.missing',
  differ: 'signup:issues.passwordsDiffer',
  short: 'signup:issues.passwordShort',
  weak: 'signup:errors.weakPassword',
  registered: 'signup:errors.alreadyRegistered',
  failed: 'signup:errors.failed',
  linkSentTo: { en: 'We sent a link to', 'pt-BR': 'Mandamos um link para' },
  resend: 'auth:confirmation.resend',
  notConfirmed: {
    en: 'Please confirm your email before signing in.',
    'pt-BR': 'Por favor confirme seu email antes de fazer login.',
  },
  otherLanguage: { en: 'BR', 'pt-BR': 'EN' },
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

for (const language of languages) {
  const t = words[language];
  const form = signUpTexts[language];

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
      await fillSignUp(page, language, { email: 'rosa@example.com' });
      const agree = page.getByLabel(form.agree);
      await agree.uncheck();
      await page.getByRole('button', { name: form.submit, exact: true }).click();
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
      const submit = page.getByRole('button', { name: form.submit, exact: true });
      await page.goto(`${t.prefix}/signup`);
      await submit.click();
      await expect(page.getByText(t.missing)).toBeVisible();
      await expect(page.getByLabel(form.firstName, { exact: true })).toBeFocused();
      await fillSignUp(page, language, { email, password: 'abc', again: 'abcdef' });
      await submit.click();
      await expect(page.getByText(t.differ).first()).toBeVisible();
      await expect(page.getByText(t.short).first()).toBeVisible();
      await fillSignUp(page, language, { email, password: 'password' });
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t.weak);
      await fillSignUp(page, language, { email: cast.ana.email });
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.registered);

      await fillSignUp(page, language, { email });
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
      await expect(page.getByRole('heading', { name: form.checkEmail })).toBeVisible();
      await expect(page.getByText(`${t.linkSentTo} ${email}`)).toBeVisible();

      const link = await emailedLink(email);
      const confirm = async () => {
        await page.goto(link);
        await page.getByRole('button', { name: form.confirm }).click();
      };
      await confirm();
      await expect(page.getByRole('heading', { name: form.confirmed })).toBeVisible();
      await expect(page).toHaveURL(`${t.prefix}/signup/confirmed`);
      await expect.poll(() => subjectsTo(email)).toContain(t.received);

      await confirm();
      await expect(page.getByRole('heading', { name: t.expired })).toBeVisible();

      await signIn(page, language, email, 'not-the-password');
      await expect(page.getByRole('alert')).toContainText(t.refused);
      await signIn(page, language, email, signUpPassword);
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
      await fillSignUp(page, language, { email });
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: form.checkEmail })).toBeVisible();
      expect(await emailedLink(email)).toBeTruthy();

      await page.getByRole('main').getByRole('link', { name: t.signIn, exact: true }).click();
      await page.getByLabel(form.email, { exact: true }).fill(email);
      await page.getByLabel(form.password, { exact: true }).fill(signUpPassword);
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
      await fillSignUp(page, language, { email: 'rosa@example.com' });
      const first = page.getByLabel(form.firstName, { exact: true });
      const firstPassword = page.getByLabel(form.password, { exact: true });

      const opened = page.waitForEvent('popup');
      await page.getByRole('main').getByRole('link', { name: t.rules, exact: true }).click();
      await (await opened).close();
      await expect(firstPassword).toHaveValue(signUpPassword);

      await page.reload();
      await expect(first).toHaveValue('Rita');
      await expect(page.getByLabel(form.agree)).toBeChecked();
      // Passwords are never stored.
      await expect(firstPassword).toHaveValue('');
      await firstPassword.fill(signUpPassword);

      const otherForm = signUpTexts[language === 'en' ? 'pt-BR' : 'en'];
      await page.locator('header summary').first().click();
      await page.locator(`header a[data-language="${language === 'en' ? 'pt-BR' : 'en'}"]`).click();
      await expect(page.getByLabel(otherForm.firstName, { exact: true })).toHaveValue('Rita');
      await expect(page.getByLabel(otherForm.password, { exact: true })).toHaveValue(
        signUpPassword,
      );

      await page.goto(`${t.prefix}/rules`);
      await page.goBack();
      await expect(page.getByLabel(otherForm.firstName, { exact: true })).toHaveValue('Rita');
    },
  );
}

for (const language of languages) {
  const t = words[language];
  const form = signUpTexts[language];

  test(
    `In ${language} a visitor reads and acknowledges the notice of their state, and cannot join from a closed one`,
    screenFor(language),
    async ({ page, complaints }) => {
      const email = `rui-${Math.random().toString(36).slice(2)}@example.com`;
      const submit = page.getByRole('button', { name: form.submit, exact: true });
      const state = page.getByLabel(form.state, { exact: true });
      await page.goto(`${t.prefix}/signup`);
      await fillSignUp(page, language, { email });

      await state.selectOption('Washington');
      const closed = page.getByRole('status').filter({ hasText: 'Washington' });
      await expect(closed.getByRole('link', { name: t.writeToUs })).toBeVisible();
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.closed);

      await state.selectOption('Massachusetts');
      await expect(closed).toBeHidden();
      const acknowledge = page.getByRole('checkbox', { name: /\bMassachusetts\b/ });
      await expect(acknowledge).toBeVisible();
      await page.getByLabel(form.agree).uncheck();
      await submit.click();
      await expect(page.getByText(t.disagreed).first()).toBeVisible();
      await expect(page.getByText(t.unreadBox)).toHaveCount(2);
      await page.getByLabel(form.agree).check();
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(t.unread);
      await expect(acknowledge).toHaveAccessibleDescription(t.unreadBox);

      // A reload keeps the state. The notice is acknowledged again.
      await page.reload();
      await expect(state).toHaveValue('MA');
      await expect(acknowledge).not.toBeChecked();
      await acknowledge.check();
      await page.getByLabel(form.password, { exact: true }).fill(signUpPassword);
      await page.getByLabel(form.again, { exact: true }).fill(signUpPassword);
      await submit.click();
      await expect(page.getByRole('heading', { name: form.checkEmail })).toBeVisible();
      complaints.splice(0);
    },
  );
}

test(
  'Diego, who is already a member, is redirected to activation',
  screenFor('pt-BR'),
  async ({ page }) => {
    await page.goto('/BR/signup');
    await fillSignUp(page, 'pt-BR', { email: cast.diego.email });
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
    const first = page.getByLabel(signUpTexts.en.firstName, { exact: true });
    await first.fill('Rosa');
    release();
    await page.waitForFunction(() =>
      sessionStorage.getItem('form-draft:sign-up')?.includes('Rosa'),
    );
    await page.reload();
    await expect(first).toHaveValue('Rosa');
  },
);

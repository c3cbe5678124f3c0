import type { Page } from '@playwright/test';
import { fillDate } from './fill-date.ts';
import type { Language } from './texts.ts';
import { textsOf } from './texts-of.ts';

/** The texts of the sign-up page, in the order of its form. */
export const signUpTexts = textsOf({
  firstName: 'signup:fields.firstName',
  lastName: 'signup:fields.lastName',
  email: 'signup:fields.email',
  phone: 'signup:fields.phone',
  state: 'signup:fields.state',
  born: 'signup:fields.dateOfBirth',
  password: 'signup:fields.password',
  again: 'signup:fields.confirmPassword',
  agree: 'signup:consent.label',
  submit: 'signup:submit',
  checkEmail: 'application:check.title',
  confirm: 'confirm:confirm.signup.submit',
  confirmed: 'signup:confirmed.title',
});

type Applicant = { email: string; lastName?: string; password?: string; again?: string };

export const signUpPassword = 'mandacaru-em-flor';

/** Fills in the sign-up form as Rita, who lives in South Carolina. */
export async function fillSignUp(page: Page, language: Language, applicant: Applicant) {
  const t = signUpTexts[language];
  const { email, lastName = 'Nogueira', password = signUpPassword, again = password } = applicant;
  for (const [label, value] of [
    [t.firstName, 'Rita'],
    [t.lastName, lastName],
    [t.email, email],
    [t.phone, '(561) 555-0142'],
    [t.password, password],
    [t.again, again],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel(t.state, { exact: true }).selectOption('South Carolina');
  await fillDate(page, t.born, '1991-08-09');
  await page.getByLabel(t.agree).check();
}

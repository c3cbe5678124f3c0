import type { Answer } from '../../contracts/answers.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { forgotPasswordPage } from '../_shared/forgot-password-page.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { passwordResetDone } from '../_shared/mail/emails/password-reset-done.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { clientAddress, serve, textOf } from '../_shared/serve.ts';

const minimumLength = 6;
/** In bytes: the auth service accepts no more. */
const maximumSize = 72;

const messages = {
  changed: {
    'pt-BR': 'Senha redefinida com sucesso!',
    en: 'Your password has been reset.',
  },
  linkInvalid: {
    'pt-BR': 'Link de recuperação inválido ou expirado.',
    en: 'The recovery link is invalid or has expired.',
  },
  tokenMissing: {
    'pt-BR': 'Token de recuperação não encontrado.',
    en: 'This link is incomplete. Ask for a new one.',
  },
  tooShort: {
    'pt-BR': `A senha deve ter pelo menos ${minimumLength} caracteres.`,
    en: `Password must be at least ${minimumLength} characters.`,
  },
  tooLong: {
    'pt-BR': 'Esta senha é longa demais. Escolha uma mais curta.',
    en: 'This password is too long. Please choose a shorter one.',
  },
  weak: {
    'pt-BR': 'Esta senha é fácil de adivinhar. Escolha outra.',
    en: 'This password is easy to guess. Please choose another one.',
  },
} satisfies Record<string, Bilingual>;

type Check = Answer<'check_password_reset'>;
type Taken = Answer<'take_password_reset'>;

/**
 * Sets a member's password with the token of a reset link, and ends the member's sessions. An
 * optional `language` ("en") selects the language of the message. `check: true` sets nothing and
 * only reports whether the link still works.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const email = textOf(body.email);
  const token = textOf(body.token);
  const password = typeof body.newPassword === 'string' ? body.newPassword : '';
  if (!token) throw new Refusal(400, 'token_missing', messages.tokenMissing[language]);
  if (!email) throw new Refusal(400, 'reset_link_invalid', messages.linkInvalid[language]);
  if (body.check === true) {
    const check = await requestAsService<Check>('/rest/v1/rpc/check_password_reset', {
      body: { email, token, client_address: clientAddress(request) },
    });
    if (!check.valid) throw new Refusal(400, 'reset_link_invalid', messages.linkInvalid[language]);
    return { message: '' };
  }
  if (password.length < minimumLength) {
    throw new Refusal(422, 'password_too_short', messages.tooShort[language]);
  }
  if (new TextEncoder().encode(password).length > maximumSize) {
    throw new Refusal(422, 'password_too_long', messages.tooLong[language]);
  }
  if (!password.isWellFormed() || password.includes('\0')) {
    throw new Refusal(422, 'weak_password', messages.weak[language]);
  }

  const taken = await requestAsService<Taken>('/rest/v1/rpc/take_password_reset', {
    body: { email, token, client_address: clientAddress(request) },
  });
  if (taken.status === 'invalid') {
    throw new Refusal(400, 'reset_link_invalid', messages.linkInvalid[language]);
  }
  const finish = (changed: boolean) =>
    requestAsService('/rest/v1/rpc/finish_password_reset', {
      body: { reset_id: taken.reset_id, changed },
    });
  try {
    // This also ends every session. The link was emailed, so the email address is confirmed.
    await requestAsService(`/auth/v1/admin/users/${taken.user_id}`, {
      method: 'PUT',
      body: { password, email_confirm: true },
    });
  } catch (error) {
    await finish(false);
    if (!(error instanceof BackendError) || error.code !== 'weak_password') throw error;
    throw new Refusal(422, 'weak_password', messages.weak[language]);
  }
  await finish(true);
  await notifyOwner(email, language);
  return { message: messages.changed[language] };
});

/** The password is already changed, so a failed email must not turn the response into an error. */
async function notifyOwner(email: string, language: Language) {
  const url = forgotPasswordPage(required('SITE_URL'), language);
  try {
    await sendEmail({
      ...passwordResetDone[language]({ url }),
      to: email,
      kind: 'password-changed',
    });
  } catch (error) {
    console.error('failed:', (error as Error).name);
  }
}

import { askAsService, BackendError } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { forgotPasswordPage } from '../_shared/forgot-password-page.ts';
import { type Bilingual, type Language, languageOf } from '../_shared/language.ts';
import { passwordResetDone } from '../_shared/mail/emails/password-reset-done.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendMail } from '../_shared/send-mail.ts';
import { clientAddress, serve, textOf } from '../_shared/serve.ts';

const minimumLength = 6;
/** Bytes: what the auth service takes. */
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

type Check = { valid: boolean };
type Taken = { status: 'invalid' } | { status: 'taken'; reset_id: string; user_id: string };

/**
 * Sets a member's password, with the token of a reset link, and ends the member's sessions. An
 * optional `language` ("en") chooses the language of the message. With `check: true` nothing is set:
 * the answer only says whether the link still works.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const email = textOf(body.email);
  const token = textOf(body.token);
  const password = typeof body.newPassword === 'string' ? body.newPassword : '';
  if (!token) throw new Refusal(400, 'token_missing', messages.tokenMissing[language]);
  if (!email) throw new Refusal(400, 'reset_link_invalid', messages.linkInvalid[language]);
  if (body.check === true) {
    const check = await askAsService<Check>('/rest/v1/rpc/check_password_reset', {
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

  const taken = await askAsService<Taken>('/rest/v1/rpc/take_password_reset', {
    body: { email, token, client_address: clientAddress(request) },
  });
  if (taken.status === 'invalid') {
    throw new Refusal(400, 'reset_link_invalid', messages.linkInvalid[language]);
  }
  const finish = (changed: boolean) =>
    askAsService('/rest/v1/rpc/finish_password_reset', {
      body: { reset_id: taken.reset_id, changed },
    });
  try {
    // It ends every session of the account as well. The link came by mail: the mailbox is theirs.
    await askAsService(`/auth/v1/admin/users/${taken.user_id}`, {
      method: 'PUT',
      body: { password, email_confirm: true },
    });
  } catch (error) {
    await finish(false);
    if (!(error instanceof BackendError) || error.code !== 'weak_password') throw error;
    throw new Refusal(422, 'weak_password', messages.weak[language]);
  }
  await finish(true);
  await tellOwner(email, language);
  return { message: messages.changed[language] };
});

/** The password is changed already: an email that cannot be sent must not say otherwise. */
async function tellOwner(email: string, language: Language) {
  const url = forgotPasswordPage(required('SITE_URL'), language);
  try {
    await sendMail({
      ...passwordResetDone[language]({ url }),
      to: email,
      kind: 'password-changed',
    });
  } catch (error) {
    console.error('failed:', (error as Error).name);
  }
}

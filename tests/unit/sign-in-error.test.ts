import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import {
  asSignInError,
  SignInError,
  type SignInErrorCode,
  signInMessageKeys,
} from '~/account/sign-in/sign-in-error';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { translations } from '~/shared/i18n/instance';
import { loadTexts } from '~/shared/i18n/messages';
import { hasMessage, translator } from '~/shared/i18n/translator';

const portuguese = translations('pt-BR', (await loadTexts('pt-BR', 'login')).messages);
const english = translations('en', (await loadTexts('en', 'login')).messages);

describe('the auth service’s refusals', () => {
  test.each<[string, Error, SignInErrorCode]>([
    [
      'a wrong password',
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      'invalid_credentials',
    ],
    [
      'a wrong password, in an old server’s format',
      new AuthApiError('Invalid login credentials', 400, undefined),
      'invalid_credentials',
    ],
    [
      'an unconfirmed email',
      new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'),
      'email_not_confirmed',
    ],
    [
      'a stranger, by the token hook',
      new AuthApiError('Access denied: Only enrolled members may use this system.', 403, 'unknown'),
      'not_member',
    ],
    [
      'too many tries',
      new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
      'rate_limited',
    ],
    ['no connection', new AuthRetryableFetchError('Failed to fetch', 0), 'network_failed'],
    ['a gateway that is down', new AuthRetryableFetchError('{}', 503), 'unavailable'],
    ['a server that fails', new AuthApiError('Unexpected failure', 500, undefined), 'unavailable'],
  ])('%s', (_why, error, code) => {
    expect(asSignInError(error).code).toBe(code);
  });

  test('a restricted member keeps the restricting status', () => {
    const hook = new AuthApiError('Account access restricted (cancelled)', 403, 'unknown');
    expect(asSignInError(hook)).toMatchObject({
      code: 'restricted',
      enrollmentStatus: 'cancelled',
    });
  });

  test('an applicant keeps the status of the application', () => {
    const message =
      'Access denied: Only enrolled members may use this system. Application in review since 2026-11-20.';
    expect(asSignInError(new AuthApiError(message, 403, 'unknown'))).toMatchObject({
      code: 'applicant',
      application: { status: 'in review', since: '2026-11-20' },
    });
  });

  test('an unexpected refusal keeps the server’s message', () => {
    const refusal = asSignInError(new AuthApiError('User is banned', 400, 'user_banned'));
    expect(refusal).toMatchObject({ code: 'refused', serverMessage: 'User is banned' });
  });
});

describe('other failures', () => {
  test.each<[string, unknown, SignInErrorCode]>([
    [
      'a request without a response',
      requestError({ message: 'Failed to fetch' }, 0),
      'network_failed',
    ],
    ['a request that came too often', requestError({ message: '' }, 429), 'rate_limited'],
    ['a gateway that is down', requestError({ message: '' }, 502), 'unavailable'],
    ['a request that was malformed', requestError({ message: '' }, 400), 'unexpected'],
    [
      'a file of the site that cannot be fetched',
      new TypeError('Failed to fetch dynamically imported module'),
      'network_failed',
    ],
    ['a mistake of ours', new AppError('unexpected'), 'unexpected'],
    ['anything else', 'nonsense', 'unexpected'],
  ])('%s', (_why, error, code) => {
    expect(asSignInError(error).code).toBe(code);
  });

  test('a sign-in error stays what it is', () => {
    const error = new SignInError('account_mismatch');
    expect(asSignInError(error)).toBe(error);
  });
});

test('the Portuguese messages are worded as specified, with their values', () => {
  const t = translator<'auth'>(portuguese, 'auth');
  const original = t('auth:refusals.statusRestricted', { status: 'cancelled' });
  expect(original).toBe(
    'Status da conta restrito (cancelled). Entre em contato com o suporte para assistência.',
  );
  const messages = {
    not_member:
      'Este sistema é apenas para membros Mutirão. Se você é membro, use "Ativar Conta de Membro" abaixo.',
    restricted: `Sua conta está com status restrito. Entre em contato com o suporte para reativar sua conta. (${original})`,
    account_mismatch:
      'Acesso negado: Credenciais de autenticação não correspondem ao registro de membro. Entre em contato com o suporte.',
    invalid_credentials:
      'Credenciais inválidas. Verifique seu email e senha, ou ative sua conta se você é membro.',
    email_not_confirmed:
      'Por favor confirme seu email antes de fazer login. Verifique sua caixa de entrada.',
    refused: 'Erro no login. Tente novamente.',
    unexpected: 'Erro inesperado. Tente novamente ou entre em contato com o suporte.',
  } as const;
  for (const [code, message] of Object.entries(messages)) {
    const key = signInMessageKeys[code as keyof typeof messages];
    expect(t(key, { message: original })).toBe(message);
  }
});

test('every refusal has an English message too', () => {
  const inEnglish = translator<['auth', 'errors']>(english, 'auth');
  const inPortuguese = translator<['auth', 'errors']>(portuguese, 'auth');
  for (const key of Object.values(signInMessageKeys)) {
    expect(hasMessage(english, key, 'auth'), key).toBe(true);
    expect(inEnglish(key, { message: '' })).not.toBe(inPortuguese(key, { message: '' }));
  }
});

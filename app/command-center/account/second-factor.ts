import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callGuarded } from '~/shared/backend/call-guarded';
import { brand } from '~/shared/brand/brand';

/** The password or the code was wrong. */
export class FactorRefusal extends Error {
  override name = 'FactorRefusal';
  readonly reason: 'passwordWrong' | 'codeWrong';

  constructor(reason: 'passwordWrong' | 'codeWrong') {
    super(reason);
    this.reason = reason;
  }
}

const factorState = z.object({ confirmed_at: z.nullable(z.string()), recovery_codes: z.number() });

const begun = z.discriminatedUnion('status', [
  z.object({ status: z.literal('password_wrong') }),
  z.object({ status: z.literal('ready'), secret: z.string() }),
]);

/** When the admin turned the second factor on, and how many recovery codes are left. */
export const factorQuery = queryOptions({
  queryKey: ['account', 'second-factor'] as const,
  queryFn: async ({ signal }) => {
    const backend = await loadAdminBackend();
    const { data, error, status } = await backend.rpc('admin_second_factor').abortSignal(signal);
    if (error) throw adminRequestError(error, status);
    return factorState.parse(data);
  },
});

/**
 * Begins to set up an authenticator app. Sign-in requires a code only after `confirmFactor`.
 * @returns the secret in Base32, and the URL of its QR code.
 * @throws AppError, FactorRefusal
 */
export async function beginFactor(email: string, password: string) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'begin_admin_second_factor', {
    password,
  });
  if (error) throw adminRequestError(error, status);
  const answer = begun.parse(data);
  if (answer.status === 'password_wrong') throw new FactorRefusal('passwordWrong');
  const { secret } = answer;
  return { secret, picture: await qrCode(keyUri(email, secret)) };
}

/** https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
function keyUri(account: string, secret: string): string {
  const issuer = encodeURIComponent(brand.name);
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`;
}

/** The QR code is drawn in the browser, because its text is a secret. */
async function qrCode(text: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}

/**
 * Sends the first code of a new app. From then on, sign-in requires a code.
 * @returns the recovery codes, which are shown only once.
 * @throws AppError, FactorRefusal
 */
export async function confirmFactor(code: string): Promise<string[]> {
  const backend = await loadAdminBackend();
  const answer = await callGuarded(backend, 'confirm_admin_second_factor', { code });
  return codesOf(answer);
}

/**
 * Creates ten recovery codes, which replace the old ones.
 * @returns the new codes, which are shown only once.
 * @throws AppError, FactorRefusal
 */
export async function renewCodes(code: string): Promise<string[]> {
  const backend = await loadAdminBackend();
  const answer = await callGuarded(backend, 'renew_admin_recovery_codes', { code });
  return codesOf(answer);
}

/** Turns the second factor off. @throws AppError, FactorRefusal */
export async function removeFactor(password: string, code: string): Promise<void> {
  const backend = await loadAdminBackend();
  const call = { password, code };
  const { data, error, status } = await callGuarded(backend, 'remove_admin_second_factor', call);
  if (error) throw adminRequestError(error, status);
  if (data === 'password_wrong') throw new FactorRefusal('passwordWrong');
  if (data === 'code_wrong') throw new FactorRefusal('codeWrong');
}

type CodesAnswer = {
  data: string[] | null;
  error: { message: string; code: string } | null;
  status: number;
};

function codesOf({ data, error, status }: CodesAnswer): string[] {
  if (error) throw adminRequestError(error, status);
  if (!data) throw new FactorRefusal('codeWrong');
  return data;
}

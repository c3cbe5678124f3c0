import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callGuarded } from '~/shared/backend/call-guarded';
import { FactorRefusal } from './factor-refusal';

const standing = z.object({ confirmed_at: z.nullable(z.string()), recovery_codes: z.number() });

const begun = z.discriminatedUnion('status', [
  z.object({ status: z.literal('password_wrong') }),
  z.object({ status: z.literal('ready'), secret: z.string() }),
]);

/** Since when whoever is signed in has a second factor, and how many recovery codes are left. */
export const factorQuery = queryOptions({
  queryKey: ['account', 'second-factor'] as const,
  queryFn: async ({ signal }) => {
    const backend = await loadAdminBackend();
    const { data, error, status } = await backend.rpc('admin_second_factor').abortSignal(signal);
    if (error) throw adminRequestError(error, status);
    return standing.parse(data);
  },
});

/**
 * Begins to set up an authenticator app.
 * @returns its secret, in Base32.
 * @throws AppError, FactorRefusal
 */
export async function beginFactor(password: string): Promise<string> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'begin_admin_second_factor', {
    password,
  });
  if (error) throw adminRequestError(error, status);
  const answer = begun.parse(data);
  if (answer.status === 'password_wrong') throw new FactorRefusal('passwordWrong');
  return answer.secret;
}

/**
 * Shows the first code of a new app: sign-in asks for one from now on.
 * @returns the recovery codes, for the only time.
 * @throws AppError, FactorRefusal
 */
export async function confirmFactor(code: string): Promise<string[]> {
  const backend = await loadAdminBackend();
  const answer = await callGuarded(backend, 'confirm_admin_second_factor', { code });
  return codesOf(answer);
}

/**
 * Makes ten recovery codes; older ones are void.
 * @returns them, for the only time.
 * @throws AppError, FactorRefusal
 */
export async function renewCodes(code: string): Promise<string[]> {
  const backend = await loadAdminBackend();
  const answer = await callGuarded(backend, 'renew_admin_recovery_codes', { code });
  return codesOf(answer);
}

/** Switches the second step off. @throws AppError, FactorRefusal */
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

import type { User } from '@supabase/supabase-js';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { authRefusal, SecurityRefusal } from '~/shared/backend/security-refusal';
import type { Backend } from '~/shared/backend/supabase';
import { brand } from '~/shared/brand/brand';

/** What an authenticator app needs: the URL of the QR code, and its secret as text. */
export type NewFactor = { id: string; picture: string; secret: string };

/** The `id` of the user's authenticator app, if one is set up. */
export function verifiedFactorOf(user: User | undefined): string | undefined {
  return user?.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  )?.id;
}

/**
 * Begins to set up an authenticator app. Sign-in requires a code only after `verifyCode`.
 * @throws AppError, SecurityRefusal
 */
export async function beginFactor({ auth }: Backend): Promise<NewFactor> {
  const listed = await auth.mfa.listFactors();
  if (listed.error) throw authRefusal(listed.error);
  // An unfinished attempt would block a new one.
  const unfinished = listed.data.all.filter(({ status }) => status === 'unverified');
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    issuer: brand.name,
    friendlyName: brand.name,
  });
  if (error) throw authRefusal(error);
  return { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

/**
 * Sends a code of the app. The first one turns the second factor on.
 * @throws AppError, SecurityRefusal `mfa_verification_failed`
 */
export async function verifyCode({ auth }: Backend, factorId: string, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw authRefusal(error);
}

/**
 * Sends a recovery code, which works once.
 * @throws AppError, SecurityRefusal `recovery_code_refused`
 */
export async function consumeRecoveryCode(client: Backend, code: string): Promise<void> {
  const { data, error, status } = await callGuarded(client, 'use_recovery_code', { code });
  if (error) throw requestError(error, status);
  if (!data) throw new SecurityRefusal('recovery_code_refused');
  await renew(client);
}

/** Sends a code of the app or a recovery code. @throws AppError, SecurityRefusal */
export function verifyAnyCode(client: Backend, factorId: string, code: string): Promise<void> {
  const isOfApp = /^\d{6}$/.test(code);
  return isOfApp ? verifyCode(client, factorId, code) : consumeRecoveryCode(client, code);
}

/** Turns the second factor off, after `verifyAnyCode`. @throws AppError, SecurityRefusal */
export async function removeFactor(client: Backend, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw authRefusal(error);
  await renew(client);
}

/**
 * Creates ten recovery codes, which replace the old ones.
 * @returns the new codes, which are shown only once.
 * @throws AppError, SecurityRefusal `reauthentication_needed`
 */
export async function createRecoveryCodes(client: Backend): Promise<string[]> {
  const { data, error, status } = await callGuarded(client, 'create_recovery_codes');
  if (error?.code === 'reauthentication_needed') throw new SecurityRefusal(error.code);
  if (error) throw requestError(error, status);
  return data;
}

/** The new token states how the user signed in. */
async function renew({ auth }: Backend): Promise<void> {
  const { error } = await auth.refreshSession();
  if (error) throw authRefusal(error);
}

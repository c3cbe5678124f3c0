import { matchEmailLanguage } from '~/portal/member/email-language';
import { authRefusal, SecurityRefusal } from '~/portal/security/security-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { brand } from '~/shared/brand/brand';

/** What an authenticator app needs: a picture (as an address), and the same as text. */
export type NewFactor = { id: string; picture: string; secret: string };

/**
 * Begins to set up an authenticator app. Nothing is asked at sign-in until a code was shown.
 * @throws AppError, SecurityRefusal
 */
export async function beginFactor(): Promise<NewFactor> {
  const { auth } = await loadSupabase();
  const listed = await auth.mfa.listFactors();
  if (listed.error) throw authRefusal(listed.error);
  // What an earlier attempt left behind would be in the way.
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
 * Shows a code of the app. The first one switches the second step on.
 * @throws AppError, SecurityRefusal
 */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw authRefusal(error);
}

/**
 * Uses up a recovery code, for whoever has lost the app.
 * @throws AppError, SecurityRefusal
 */
export async function consumeRecoveryCode(code: string): Promise<void> {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, 'use_recovery_code', { code });
  if (error) throw requestError(error, status);
  if (!data) throw new SecurityRefusal('recovery_code_refused');
  const renewed = await supabase.auth.refreshSession();
  if (renewed.error) throw authRefusal(renewed.error);
}

/** Switches the second step off. @throws AppError, SecurityRefusal */
export async function removeFactor(factorId: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw authRefusal(error);
  const renewed = await auth.refreshSession();
  if (renewed.error) throw authRefusal(renewed.error);
}

/**
 * Makes ten recovery codes; older ones are void.
 * @returns them, for the only time.
 * @throws AppError, SecurityRefusal
 */
export async function createRecoveryCodes(): Promise<string[]> {
  const [supabase] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { data, error, status } = await callGuarded(supabase, 'create_recovery_codes');
  if (error?.code === 'reauthentication_needed') throw new SecurityRefusal(error.code);
  if (error) throw requestError(error, status);
  return data;
}

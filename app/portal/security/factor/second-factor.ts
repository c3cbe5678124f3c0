import { matchEmailLanguage } from '~/portal/member/email-language';
import { type Backend, loadSupabase } from '~/shared/backend/supabase';
import * as secondFactor from '~/shared/second-factor/second-factor';

export async function beginFactor() {
  return secondFactor.beginFactor(await loadSupabase());
}

export async function verifyCode(factorId: string, code: string): Promise<void> {
  return secondFactor.verifyCode(await clientForChange(), factorId, code);
}

export async function verifyAnyCode(factorId: string, code: string): Promise<void> {
  return secondFactor.verifyAnyCode(await clientForChange(), factorId, code);
}

export async function removeFactor(factorId: string): Promise<void> {
  return secondFactor.removeFactor(await clientForChange(), factorId);
}

export async function createRecoveryCodes(): Promise<string[]> {
  return secondFactor.createRecoveryCodes(await clientForChange());
}

/** A change of the second factor sends an email. */
async function clientForChange(): Promise<Backend> {
  const [client] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  return client;
}

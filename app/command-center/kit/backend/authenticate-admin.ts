import { z } from 'zod/mini';
import { AppError } from '~/shared/backend/app-error';
import { invoke } from '~/shared/backend/invoke';
import { isUnreadable } from '~/shared/backend/request-error';
import { authRefusal, SecurityRefusal } from '~/shared/backend/security-refusal';
import { type Backend, loadTemporarySupabase } from '~/shared/backend/supabase';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import {
  beginFactor,
  consumeRecoveryCode,
  createRecoveryCodes,
  type NewFactor,
  verifyCode,
} from '~/shared/second-factor/second-factor';
import { adminRequestError } from './admin-request-error';
import { loadAdminBackend } from './backend';
import { isOpenSession, type StoredSession } from './stored-session';

const retryDelay = 1100;

/** The response of the login. While a second factor is due, it contains no record, but `factor_id`. */
const answer = z.array(
  z.looseObject({
    access_token: z.string(),
    refresh_token: z.string(),
    factor_id: z.optional(z.nullable(z.string())),
  }),
);

type Tokens = { access_token: string; refresh_token: string };

/** A session that this browser has not stored yet. */
export type NewSession = { admin: StoredSession; tokens: Tokens };

/** The second step of an admin's login. Nothing is stored before it is done. */
export type SecondStep = {
  /** @throws SecurityRefusal `mfa_verification_failed`, or AppError */
  confirm: (code: string) => Promise<NewSession>;
  /** @throws SecurityRefusal `recovery_code_refused`, or AppError */
  recover: (code: string) => Promise<NewSession>;
  cancel: () => void;
};

/** The first sign-in of an admin, who must set up an authenticator app. */
export type AppSetup = {
  factor: NewFactor;
  /**
   * Sends the first code of the app. A failure to create the recovery codes can be tried again with
   * any code.
   * @throws SecurityRefusal `mfa_verification_failed`, or AppError
   */
  confirm: (code: string) => Promise<{ session: NewSession; recoveryCodes: string[] }>;
  cancel: () => void;
};

/** The result of a correct password is a session, or what is missing. */
export type SignIn = { session: NewSession } | { secondStep: SecondStep } | { setup: AppSetup };

/**
 * Requests a session of the Command Center.
 * @throws SecurityRefusal with the server's message, or AppError without a response
 */
export async function authenticateAdmin(email: string, password: string): Promise<SignIn> {
  const backend = await loadAdminBackend();
  const call = { user_email: email, user_password: password };
  const send = () => invoke(backend, 'rpc/authenticate_admin', call);
  let { data, error, status } = await send();
  if (error?.code === 'over_request_rate_limit') {
    // Usually another sign-in is in progress, so the request is retried after a second.
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    ({ data, error, status } = await send());
  }
  if (error) throw refusal(error, status);
  const [row] = answer.parse(data ?? []);
  if (!row) {
    throw new SecurityRefusal('invalid_credentials', {
      serverMessage: 'Invalid login credentials',
    });
  }
  const { access_token, refresh_token, factor_id: factorId, ...record } = row;
  const tokens = { access_token, refresh_token };
  if (factorId) return { secondStep: await secondStepOf(tokens, factorId) };
  if (factorId === null) return { setup: await setupOf(tokens) };
  return { session: newSession(record, tokens) };
}

/** Stores the tokens of a session. The caller stores its record next. @throws AppError, SecurityRefusal */
export async function storeTokens({ tokens }: NewSession): Promise<void> {
  const { auth } = await loadAdminBackend();
  const { data, error } = await auth.setSession(tokens);
  if (error) throw authRefusal(error);
  await followSiteLanguage(data.user?.user_metadata);
}

/** Emails to the team are written in the language of the last sign-in. The portal sets a member's. */
async function followSiteLanguage(account: { team?: unknown; language?: unknown } = {}) {
  const language = languageOfPath(location.pathname) ?? defaultLanguage;
  if (account.team !== true || account.language === language) return;
  const { auth } = await loadAdminBackend();
  const { error } = await auth.updateUser({ data: { language } });
  if (error) console.info('Email language:', error);
}

/** Prefetches the client library. A failure is ignored, because the login tries again. */
export function prefetchClient(): void {
  void Promise.allSettled([loadAdminBackend()]);
}

async function setupOf(tokens: Tokens): Promise<AppSetup> {
  const client = await temporaryClient(tokens);
  const factor = await beginFactor(client);
  let isVerified = false;
  return {
    factor,
    confirm: async (code) => {
      if (!isVerified) await verifyCode(client, factor.id, code);
      isVerified = true;
      const recoveryCodes = await createRecoveryCodes(client);
      return { session: await sessionOf(client), recoveryCodes };
    },
    cancel: () => void endSession(client),
  };
}

async function temporaryClient(tokens: Tokens): Promise<Backend> {
  const client = await loadTemporarySupabase();
  const { error } = await client.auth.setSession(tokens);
  if (error) throw authRefusal(error);
  return client;
}

async function secondStepOf(tokens: Tokens, factorId: string): Promise<SecondStep> {
  const client = await temporaryClient(tokens);
  return {
    confirm: async (code) => {
      await verifyCode(client, factorId, code);
      return sessionOf(client);
    },
    recover: async (code) => {
      await consumeRecoveryCode(client, code);
      return sessionOf(client);
    },
    cancel: () => void endSession(client),
  };
}

/** The session of a client after the second step. @throws AppError */
async function sessionOf(client: Backend): Promise<NewSession> {
  const { data, error, status } = await client.rpc('current_admin');
  if (error) throw adminRequestError(error, status);
  const tokens = (await client.auth.getSession()).data.session;
  if (!data[0] || !tokens) throw new AppError('session_expired');
  return newSession(data[0], tokens);
}

function newSession(record: Record<string, unknown>, tokens: Tokens): NewSession {
  if (isOpenSession(record)) return { admin: record, tokens };
  throw new AppError('not_allowed', `status ${record.status}`);
}

/** A failed request is only logged, and the server ends the session later. */
async function endSession({ auth }: Backend): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) console.warn('Sign-out:', error);
}

function refusal(error: { message: string; code: string }, status: number) {
  const failure = adminRequestError(error, status);
  if (isUnreadable(error)) return failure;
  if (failure.code === 'network_failed' || failure.code === 'unavailable') return failure;
  return new SecurityRefusal(error.code, { serverMessage: error.message, cause: error });
}

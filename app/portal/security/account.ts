import { queryOptions } from '@tanstack/react-query';
import { matchEmailLanguage } from '~/portal/member/email-language';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { authRefusal, SecurityRefusal } from '~/shared/backend/security-refusal';
import { loadSupabase, loadTemporarySupabase } from '~/shared/backend/supabase';
import { verifiedFactorOf } from '~/shared/second-factor/second-factor';
import { passwordRefusal } from './security-error';

/**
 * The login account as the backend has it now.
 * @throws AppError, SecurityRefusal
 */
async function fetchAccount() {
  const supabase = await loadSupabase();
  const [account, codes] = await Promise.all([
    supabase.auth.getUser(),
    supabase.rpc('count_recovery_codes'),
  ]);
  if (account.error) throw authRefusal(account.error);
  if (codes.error) throw requestError(codes.error, codes.status);
  const { user } = account.data;
  const { email = '', new_email } = user;
  return {
    email,
    /** The address that waits to be confirmed. */
    newEmail: new_email || undefined,
    /** The authenticator app, once a code of it has been shown. */
    factorId: verifiedFactorOf(user),
    recoveryCodesLeft: codes.data,
  };
}

/** The member's login account, as a query that the cache keeps. */
export function accountQuery() {
  return queryOptions({ queryKey: securityKeys.account, queryFn: fetchAccount });
}

async function fetchSessions(signal: AbortSignal) {
  const supabase = await loadSupabase();
  const request = supabase.rpc('list_own_sessions').abortSignal(signal);
  const { data, error, status } = await request;
  if (error) throw requestError(error, status);
  return data;
}

/** The member's sessions, this browser's first, as a cached query. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => fetchSessions(signal),
  });
}

async function fetchHelp(signal: AbortSignal) {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('account_help')
    .select('id,action,admin_first_name,created_at')
    .order('created_at', { ascending: false })
    .limit(20)
    .abortSignal(signal);
  if (error) throw requestError(error, status);
  return data;
}

/** What the team did with the member's account, the latest first. */
export function helpQuery() {
  return queryOptions({
    queryKey: securityKeys.help,
    queryFn: ({ signal }) => fetchHelp(signal),
  });
}

/** Ends all of the member's other sessions. @throws AppError, SecurityRefusal */
export async function endOtherSessions(): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.signOut({ scope: 'others' });
  if (error) throw authRefusal(error);
}

/** Ends one session, which may have ended already. @throws AppError, SecurityRefusal */
export async function endSession(id: string): Promise<void> {
  const supabase = await loadSupabase();
  const { error, status } = await supabase.rpc('end_own_session', { session_id: id });
  if (error?.code === 'reauthentication_needed') throw new SecurityRefusal(error.code);
  if (error) throw requestError(error, status);
}

/**
 * Requests another email. It changes once the links in both mailboxes have been opened; the member's
 * record follows.
 * @throws AppError, SecurityRefusal
 */
export async function changeEmail(email: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { data, error } = await auth.updateUser({ email });
  if (error) throw authRefusal(error);
  requireUser(data);
}

/**
 * Sends the links of a pending change again.
 * @param email the address in use.
 * @throws AppError, SecurityRefusal
 */
export async function resendEmailChange(email: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { error } = await auth.resend({ type: 'email_change', email });
  if (error) throw authRefusal(error);
}

/**
 * Changes the password. The server checks the current one and ends all other sessions.
 * @throws AppError, SecurityRefusal
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const [{ auth }] = await Promise.all([loadSupabase(), matchEmailLanguage()]);
  const { data, error } = await auth.updateUser({ password, current_password: current });
  if (error) throw passwordRefusal(error);
  requireUser(data);
}

/** Requires that the response is the changed account. @throws AppError */
function requireUser({ user }: { user: { id?: string } }): void {
  if (!user.id) throw new AppError('unexpected', 'The response has no user.');
}

/**
 * Proves by the password that the member is still the one who signed in. The session is replaced by
 * the one that this opens, because the backend looks at when a session was opened.
 * @throws AppError, SecurityRefusal
 */
export async function reauthenticate(email: string, password: string): Promise<void> {
  const [{ auth }, passing] = await Promise.all([loadSupabase(), loadTemporarySupabase()]);
  const entered = await passing.auth.signInWithPassword({ email, password });
  if (entered.error) throw authRefusal(entered.error);
  const before = (await auth.getSession()).data.session;
  if (before?.user.id !== entered.data.user.id) throw new AppError('session_expired');
  const { error } = await auth.setSession(entered.data.session);
  if (error) throw authRefusal(error);
  const ended = await auth.admin.signOut(before.access_token, 'local');
  // It ends by itself; the new one is what counts.
  if (ended.error) console.info('Sign-out:', ended.error);
}

/** Where what is known about the member's own account stands in the query cache. */
export const securityKeys = {
  account: ['security', 'account'] as const,
  sessions: ['security', 'sessions'] as const,
  help: ['security', 'help'] as const,
};

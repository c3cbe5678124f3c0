import { checkPassword, type PendingSignIn } from '~/account/sign-in/pending-sign-in';
import { completeSignIn, continueSignIn, type SecondStep } from '~/account/sign-in/sign-in';
import { asSignInError } from '~/account/sign-in/sign-in-error';
import { type Backend, loadTemporarySupabase } from '~/shared/backend/supabase';
import {
  consumeRecoveryCode,
  verifiedFactorOf,
  verifyCode,
} from '~/shared/second-factor/second-factor';
import type { LinkResult } from '~/shared/session/link-result';
import type { EmailLink } from './email-link';
import { EmailLinkError, emailLinkError } from './email-link-error';

/** The user of a link, in a client that stores nothing. Some links open no session. */
type Follower = { client: Backend; userId: string | undefined };

/** A person whom a link signed in, and who may choose a new password. */
export type LinkSession = Follower & {
  email: string;
  /** The authenticator app whose code is still required. */
  factorId: string | undefined;
};

/**
 * Confirms the mailbox of an application or of a new email. It signs no one in.
 * @returns whether the other mailbox must confirm too.
 * @throws EmailLinkError
 */
export async function confirmLink(link: EmailLink): Promise<LinkResult> {
  try {
    const { client, userId } = await verifyLink(link);
    if (userId) await endLinkSession(client);
    return link.type === 'email_change' && !userId ? 'one_of_two' : 'confirmed';
  } catch (error) {
    // The mailbox is confirmed; an applicant who is not a member yet gets no session.
    if (error instanceof EmailLinkError && error.code === 'not_member') return 'confirmed';
    throw error;
  }
}

/** Follows a link that signs a person in. @throws EmailLinkError */
export async function signInWithLink(link: EmailLink): Promise<LinkSession> {
  const follower = await verifyLink(link);
  const { data } = await follower.client.auth.getSession();
  if (!data.session) throw new EmailLinkError('expired');
  const { user } = data.session;
  return { ...follower, email: user.email ?? '', factorId: verifiedFactorOf(user) };
}

/** The code that is required before a new password; undefined if none is. */
export function secondStepOf(entered: LinkSession): SecondStep | undefined {
  const { client, factorId } = entered;
  if (!factorId) return undefined;
  const settle = () => {
    entered.factorId = undefined;
  };
  return {
    confirm: (code) => verifyCode(client, factorId, code).then(settle),
    recover: (code) => consumeRecoveryCode(client, code).then(settle),
    cancel: () => void endLinkSession(client),
  };
}

/** Sets the password of a person whom a link signed in. @throws EmailLinkError */
export async function setPassword({ client }: LinkSession, password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw emailLinkError(error);
}

/** Ends the session of a link to a login that is only of the team. @returns false for all others */
export async function leaveTeamLink({ client }: LinkSession): Promise<boolean> {
  const { session } = (await client.auth.getSession()).data;
  // Only the sign-in of the Command Center gives a token of the team (private.custom_access_token_hook).
  if (claimsOf(session?.access_token ?? '').role !== 'anon') return false;
  await endLinkSession(client);
  return true;
}

/**
 * Stores the session of a member whom a link signed in.
 * @returns the second step, if it is still due.
 * @throws SignInError, AppError
 */
export async function storeLinkSession(entered: LinkSession): Promise<SecondStep | undefined> {
  const { client, userId = '', email, factorId } = entered;
  const candidate: PendingSignIn = { client, userId, factorId };
  return continueSignIn(candidate, email);
}

/**
 * Activates a member's account and signs the member in. The link proves the mailbox, the password
 * proves that the same person chose it. The database requires both (`finish_activation`).
 * @throws EmailLinkError, SignInError, AppError
 */
export async function finishActivation(link: EmailLink, password: string): Promise<void> {
  const { email } = link;
  await requirePassword(email, password);
  const mailbox = await verifyLink(link);
  const { data } = await mailbox.client.auth.getSession();
  const candidate = await checkPassword(email, password);
  const { error } = await candidate.client.rpc('finish_activation', {
    mailbox_session: claimsOf(data.session?.access_token ?? '').session_id,
  });
  if (error) throw new EmailLinkError('expired', { cause: error });
  await completeSignIn(candidate, email);
}

/** Uses up an emailed link. Opening the link changes nothing; this request does. */
async function verifyLink({ tokenHash, type }: EmailLink): Promise<Follower> {
  const client = await loadTemporarySupabase();
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) throw emailLinkError(error);
  // Only the first confirmation of a new email is answered without the user.
  if (!data.user && type !== 'email_change') throw new EmailLinkError('unexpected');
  return { client, userId: data.session?.user.id };
}

/** Checked first, so that a wrong password does not use up the link. */
async function requirePassword(email: string, password: string): Promise<void> {
  const { auth } = await loadTemporarySupabase();
  const { error } = await auth.signInWithPassword({ email, password });
  // The service reports an unconfirmed email only if the password is right.
  if (!error || asSignInError(error).code === 'email_not_confirmed') return;
  throw emailLinkError(error);
}

async function endLinkSession({ auth }: Backend): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) console.info('Sign-out:', error);
}

function claimsOf(token: string): { session_id: string; role: string } {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

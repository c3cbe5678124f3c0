import { checkPassword, type PendingSignIn } from '~/account/sign-in/pending-sign-in';
import { completeSignIn, continueSignIn, type SecondStep } from '~/account/sign-in/sign-in';
import { asSignInError } from '~/account/sign-in/sign-in-error';
import { type Backend, loadTemporarySupabase } from '~/shared/backend/supabase';
import { verifiedFactorOf } from '~/shared/second-factor/second-factor';
import type { LinkResult } from '~/shared/session/link-result';
import type { EmailLink } from './email-link';
import { EmailLinkError, emailLinkError } from './email-link-error';

/** The user of a link, in a client that stores nothing. Some links open no session. */
type Follower = { client: Backend; userId: string | undefined };

/** A member whom a link signed in, and who may choose a new password. */
export type LinkSession = Follower & { email: string };

/**
 * Confirms the mailbox of an application or of a new email. It signs no one in.
 * @returns whether the other mailbox must confirm too.
 * @throws EmailLinkError
 */
export async function confirmLink(link: EmailLink): Promise<LinkResult> {
  try {
    const { client, userId } = await verifyLink(link);
    if (userId) {
      const { error } = await client.auth.signOut({ scope: 'local' });
      if (error) console.info('Sign-out:', error);
    }
    return link.type === 'email_change' && !userId ? 'one_of_two' : 'confirmed';
  } catch (error) {
    // The mailbox is confirmed; an applicant who is not a member yet gets no session.
    if (error instanceof EmailLinkError && error.code === 'not_member') return 'confirmed';
    throw error;
  }
}

/** Follows a link that signs a member in. @throws EmailLinkError */
export async function signInWithLink(link: EmailLink): Promise<LinkSession> {
  const follower = await verifyLink(link);
  const { data } = await follower.client.auth.getSession();
  if (!data.session) throw new EmailLinkError('expired');
  return { ...follower, email: data.session.user.email ?? '' };
}

/** Sets the password of a member whom a link signed in. @throws EmailLinkError */
export async function setPassword({ client }: LinkSession, password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw emailLinkError(error);
}

/**
 * Stores the session of a member whom a link signed in.
 * @returns the second step, if the member has one.
 * @throws SignInError, AppError
 */
export async function storeLinkSession(entered: LinkSession): Promise<SecondStep | undefined> {
  const { client, userId = '', email } = entered;
  const { data } = await client.auth.getSession();
  const candidate: PendingSignIn = {
    client,
    userId,
    factorId: verifiedFactorOf(data.session?.user),
  };
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
    mailbox_session: sessionId(data.session?.access_token ?? ''),
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

/** The claim `session_id` of an access token. */
function sessionId(token: string): string {
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return (claims as { session_id: string }).session_id;
}

import type { Candidate } from '~/account/sign-in/candidate';
import { continueSignIn, type SecondStep } from '~/account/sign-in/sign-in';
import type { EmailLink } from './email-link';
import { EmailLinkError, emailLinkError } from './email-link-error';
import { type Follower, verifyLink } from './verify-link';

/** A member whom a link let in, and whose password may be chosen anew. */
export type Entered = Follower & { email: string };

/** Follows a link that lets a member in. @throws EmailLinkError */
export async function enterByLink(link: EmailLink): Promise<Entered> {
  const follower = await verifyLink(link);
  const { data } = await follower.client.auth.getSession();
  if (!data.session) throw new EmailLinkError('expired');
  return { ...follower, email: data.session.user.email ?? '' };
}

/** Chooses the password of whom a link let in. @throws EmailLinkError */
export async function choosePassword({ client }: Entered, password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw emailLinkError(error);
}

/**
 * Keeps the session of whom a link let in.
 * @returns the second step, where the member has one.
 * @throws SignInError, AppError
 */
export async function keepEntered({
  client,
  userId,
  email,
}: Entered): Promise<SecondStep | undefined> {
  const { data } = await client.auth.getSession();
  const factor = data.session?.user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  const candidate: Candidate = { client, userId: userId ?? '', factorId: factor?.id };
  return continueSignIn(candidate, email);
}

import { checkPassword } from '~/account/sign-in/candidate';
import { completeSignIn } from '~/account/sign-in/sign-in';
import { asSignInError } from '~/account/sign-in/sign-in-error';
import { loadPassingSupabase } from '~/shared/backend/supabase';
import type { EmailLink } from './email-link';
import { EmailLinkError, emailLinkError } from './email-link-error';
import { verifyLink } from './verify-link';

/**
 * Activates a member's account and signs the member in. The link shows the mailbox, the password
 * that it was chosen by the same person: the database asks for both (`finish_activation`).
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

/** A wrong password must not use up the link, so it is checked first. */
async function requirePassword(email: string, password: string): Promise<void> {
  const { auth } = await loadPassingSupabase();
  const { error } = await auth.signInWithPassword({ email, password });
  // The service says so only to who knows the password.
  if (!error || asSignInError(error).code === 'email_not_confirmed') return;
  throw emailLinkError(error);
}

/** The claim `session_id` of an access token. */
function sessionId(token: string): string {
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return (claims as { session_id: string }).session_id;
}

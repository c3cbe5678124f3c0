import type { Landing } from '~/shared/session/email-landing';
import type { EmailLink } from './email-link';
import { EmailLinkError } from './email-link-error';
import { endFollower, verifyLink } from './verify-link';

/**
 * Confirms an application's or a new email's mailbox. Nobody is signed in by that.
 * @returns whether the other mailbox has to confirm too.
 * @throws EmailLinkError
 */
export async function confirmLink(link: EmailLink): Promise<Landing> {
  try {
    const follower = await verifyLink(link);
    await endFollower(follower);
    return link.type === 'email_change' && !follower.userId ? 'one_of_two' : 'confirmed';
  } catch (error) {
    // The mailbox is confirmed; who is no member yet gets no session.
    if (error instanceof EmailLinkError && error.code === 'not_member') return 'confirmed';
    throw error;
  }
}

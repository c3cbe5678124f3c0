import { emailedLink } from '~/account/emailed-link';

/** A link that the auth service emailed (supabase/templates). */
export type EmailLink = {
  tokenHash: string;
  type: EmailLinkType;
  /** The link activates a member's account, and the page requests the password chosen for it. */
  isActivation: boolean;
  /** The login was created for someone on the team. */
  isTeam: boolean;
  /** The recipient; empty if the link does not name it. */
  email: string;
};

const types = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;

type EmailLinkType = (typeof types)[number];

const link = emailedLink('email-link');

/** The link that opened this page; undefined if the URL is not a complete link. */
export function readEmailLink(isTeam: boolean): EmailLink | undefined {
  const found = link.read();
  const tokenHash = found.get('token_hash');
  const type = types.find((each) => each === found.get('type'));
  if (!tokenHash || !type) return undefined;
  const isActivation = type === 'signup' && found.get('for') === 'activation';
  return { tokenHash, type, isActivation, isTeam, email: found.get('email') ?? '' };
}

/** Forgets the link once it is used up. */
export const clearEmailLink = link.clear;

/** Clears the address bar before any other script runs. */
export const hideEmailLinkScript = link.hideScript;

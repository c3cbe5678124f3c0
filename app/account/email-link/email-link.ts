import { emailedLink } from '~/account/emailed-link';

/** A link that the auth service emailed (supabase/templates). */
export type EmailLink = {
  tokenHash: string;
  type: EmailLinkType;
  /** A membership's account is activated; the password chosen there is asked for. */
  isActivation: boolean;
  /** Whose link it is; empty where the link does not say. */
  email: string;
};

const types = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;

type EmailLinkType = (typeof types)[number];

const link = emailedLink('email-link');

/** The link that opened this page; undefined where the address was no complete link. */
export function readEmailLink(): EmailLink | undefined {
  const found = link.read();
  const tokenHash = found.get('token_hash');
  const type = types.find((each) => each === found.get('type'));
  if (!tokenHash || !type) return undefined;
  const isActivation = type === 'signup' && found.get('for') === 'activation';
  return { tokenHash, type, isActivation, email: found.get('email') ?? '' };
}

/** Forgets the link once it is used up. */
export const forgetEmailLink = link.forget;

/** Clears the address bar before any other script runs. */
export const hideEmailLinkScript = link.hideScript;

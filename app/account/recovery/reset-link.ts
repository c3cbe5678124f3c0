import { emailedLink } from '~/account/emailed-link';

/** The parameters of the emailed link. */
export type ResetLink = { email: string; token: string };

const link = emailedLink('reset-link');

/** The link that opened this page; undefined if the URL is not a complete link. */
export function readResetLink(): ResetLink | undefined {
  const found = link.read();
  const email = found.get('email');
  const token = found.get('token');
  return email && token ? { email, token } : undefined;
}

/** Forgets the link once it is used up. */
export const clearResetLink = link.clear;

/** Clears the address bar before any other script runs. */
export const hideLinkScript = link.hideScript;

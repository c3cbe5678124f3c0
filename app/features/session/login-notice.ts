import { useLocation, useNavigationType } from 'react-router';
import type { Messages } from '~/i18n/catalogue';

/** What the sign-in page tells those who come from elsewhere: keys of `auth:notices`. */
export type LoginNotice = keyof Messages['auth']['notices'];

/** The state of a navigation to the sign-in page. */
export function loginState(notice: LoginNotice) {
  return { notice };
}

/** The notice that the navigation to this page brought, if any. */
export function useLoginNotice(): LoginNotice | undefined {
  const state: unknown = useLocation().state;
  // The browser keeps the state when the page is loaded anew or gone back to: that is old news.
  if (useNavigationType() === 'POP') return undefined;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return notices.find((notice) => notice === state.notice);
}

const notices = ['signedOut', 'sessionExpired', 'applicationSent'] as const satisfies LoginNotice[];

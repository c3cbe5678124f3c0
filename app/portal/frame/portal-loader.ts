import type { SignedInPage } from '~/shared/i18n/signed-in-messages';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { requireSession } from '~/shared/session/require-session';
import type { SessionUser } from '~/shared/session/session-user';

/**
 * The loader of a portal page: its texts, for signed-in members.
 * @param begin starts to fetch the page's data. The loader does not wait for it, so the page shows
 *   its frame at once.
 */
export function portalLoader(page: SignedInPage, begin?: (user: SessionUser) => void) {
  const load = signedInPageLoader(page);
  return async ({ request }: { request: Request }) => {
    const [, data] = await Promise.all([requireSession(request).then(begin), load({ request })]);
    return data;
  };
}

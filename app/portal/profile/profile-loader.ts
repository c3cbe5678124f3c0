import { portalLoader } from '~/portal/frame/portal-loader';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { queryClient } from '~/shared/backend/query-client';
import type { SignedInPage } from '~/shared/i18n/signed-in-messages';
import type { SessionUser } from '~/shared/session/session-user';

/**
 * The loader of a section of the profile: its texts. It also starts to fetch the profile.
 * @param begin starts to fetch the other data of the section.
 */
export function profileLoader(page: SignedInPage, begin?: (user: SessionUser) => void) {
  return portalLoader(page, (user) => {
    void queryClient.prefetchQuery(memberProfileQuery(user.id));
    begin?.(user);
  });
}

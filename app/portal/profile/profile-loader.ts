import { portalLoader } from '~/portal/frame/portal-loader';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { queryClient } from '~/shared/backend/query-client';
import type { InsidePage } from '~/shared/i18n/inside-messages';
import type { SessionUser } from '~/shared/session/session-user';

/**
 * The loader of a section of the profile: its words, and the profile itself under way.
 * @param begin starts to fetch what else the section shows.
 */
export function profileLoader(page: InsidePage, begin?: (user: SessionUser) => void) {
  return portalLoader(page, (user) => {
    void queryClient.prefetchQuery(memberProfileQuery(user.id));
    begin?.(user);
  });
}

import { memberProfileQuery } from '~/features/members/api/fetch-member-profile';
import type { SessionUser } from '~/features/session/session-user';
import type { InsidePage } from '~/i18n/inside-messages';
import { queryClient } from '~/lib/query-client';
import { portalLoader } from '../portal-loader';

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

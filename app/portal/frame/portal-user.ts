import { useOutletContext } from 'react-router';
import type { SessionUser } from '~/shared/session/session-user';

/** Who is signed in. Portal pages are only shown while somebody is. */
export function usePortalUser(): SessionUser {
  return useOutletContext<SessionUser>();
}

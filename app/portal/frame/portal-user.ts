import { useOutletContext } from 'react-router';
import type { SessionUser } from '~/shared/session/session-user';

/** The signed-in member. Portal pages render only while a member is signed in. */
export function usePortalUser(): SessionUser {
  return useOutletContext<SessionUser>();
}

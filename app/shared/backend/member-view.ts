import { sessionEntry } from '~/shared/browser/storage';
import { adminTokens } from './stored-session';

const entry = sessionEntry('member-view');

/**
 * The view of the portal as a member that an admin has opened in this tab. The Command Center's link
 * contains its id, which opens nothing without the admin's own session.
 */
export function memberViewId(): string | undefined {
  const { hash, pathname, search } = window.location;
  const [, id] = /^#view=([0-9a-f-]{36})$/.exec(hash) ?? [];
  if (id && adminTokens.read()) {
    entry.write(id);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return entry.read();
}

export const forgetMemberView = entry.remove;

import { pathFor } from '~/paths';
import { AppError } from '~/shared/backend/app-error';
import { backend } from '~/shared/backend/env';
import { forgetMemberView } from '~/shared/backend/member-view';
import { adminHeaders } from '~/shared/backend/member-view-client';
import { rowOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import type { SessionUser } from './session-user';

/** Whose portal an admin sees, and until when. */
export type MemberView = { id: string; memberId: string; name: string; endsAt: string };

/**
 * Opens a view in this tab. At its end, the tab returns to the Command Center.
 * @throws AppError if the backend does not respond
 */
export async function openMemberView(id: string): Promise<{ user: SessionUser; view: MemberView }> {
  try {
    const supabase = await loadSupabase();
    const row = await rowOf(supabase.rpc('own_member_view').maybeSingle());
    const view = { id, memberId: row.member_id, name: row.name, endsAt: row.ends_at };
    setTimeout(() => endMemberView(view), Date.parse(row.ends_at) - Date.now());
    return { user: { id: row.login_id, email: row.email }, view };
  } catch (error) {
    if (!hasEnded(error)) throw error;
    leave();
    return new Promise(() => undefined);
  }
}

/** Whether the backend refuses the view. */
function hasEnded(error: unknown): boolean {
  return error instanceof AppError && ['not_allowed', 'session_expired'].includes(error.code);
}

/** Ends a view, and returns to the record of the member. It ends by itself if the backend does not respond. */
export function endMemberView(view: MemberView): void {
  const { url, publishableKey } = backend();
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  fetch(`${url}/rest/v1/rpc/end_member_view`, {
    method: 'POST',
    headers: adminHeaders(headers),
    body: JSON.stringify({ id: view.id }),
    keepalive: true,
  }).catch((error: unknown) => console.info('View:', error));
  leave(`?open=${view.memberId}`);
}

/** Returns to the Command Center. */
function leave(search = ''): void {
  forgetMemberView();
  const language = languageOfPath(window.location.pathname) ?? defaultLanguage;
  window.location.replace(pathFor('adminMembers', language) + search);
}

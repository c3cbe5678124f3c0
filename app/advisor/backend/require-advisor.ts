import { replace } from 'react-router';
import { notFoundPath, pathFor } from '~/paths';
import { queryClient } from '~/shared/backend/query-client';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import { storeAdvisorOnly } from '~/shared/session/advisor-only';
import { storeNotice } from '~/shared/session/login-notice';
import { endIfRefused } from '~/shared/session/membership-watch';
import { requireSession } from '~/shared/session/require-session';
import { storeReturnPath } from '~/shared/session/return-path';
import { checkSession } from '~/shared/session/session';
import { AccessEnded, advisorQuery } from './advisor';

/**
 * Guards the page. Signed-out visitors are sent to the sign-in while the portal is open. Everyone else
 * who is no advisor sees the page for addresses that do not exist. Advisors whose access has ended are
 * signed out and told why, unless their login is also a member's.
 * @throws Response, or AppError if the backend does not respond.
 */
export async function requireAdvisor(request: Request): Promise<void> {
  const language = languageOfPath(new URL(request.url).pathname) ?? defaultLanguage;
  const notFound = replace(notFoundPath(language));
  if ((await checkSession()).status !== 'signed-in') {
    if (!(await isPortalOpen())) throw notFound;
    await requireSession(request, 'advisor');
  }
  try {
    const advisor = await queryClient.fetchQuery({ ...advisorQuery(), staleTime: 5_000 });
    storeAdvisorOnly(!advisor.is_member);
  } catch (error) {
    if (!(error instanceof AccessEnded)) throw error;
    storeAdvisorOnly(false);
    // The next sign-in in this tab must not lead here again.
    storeReturnPath(undefined);
    // A login that opens nothing else is signed out.
    await endIfRefused('advisorEnded').catch((failure: unknown) =>
      console.info('Session:', failure),
    );
    const session = await checkSession();
    if (session.status !== 'signed-out') throw notFound;
    storeNotice(session.note);
    throw replace(pathFor('login', language));
  }
}

async function isPortalOpen(): Promise<boolean> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase.rpc('advisor_portal_open');
  if (error && status !== 404) throw requestError(error, status);
  return data === true;
}

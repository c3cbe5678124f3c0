import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { pathFor } from '~/paths';
import { queryClient } from '~/shared/backend/query-client';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { PageContent, SkipLink } from '~/shared/page/page-content';
import { IdleGuard } from '~/shared/session/idle/idle-guard';
import { useSession } from '~/shared/session/session';
import { SignedOutRedirect } from '~/shared/session/signed-out-redirect';
import { AccessEnded, advisorKey } from './backend/advisor';
import { requireAdvisor } from './backend/require-advisor';
import { AdvisorHeader, AdvisorTabs } from './frame/navigation';
import { useSection } from './frame/sections';
import { LinkSection } from './link-section';
import { NotesSection } from './notes-section';
import { PeopleSection } from './people-section';

const load = signedInPageLoader('advisor');

export async function clientLoader({ request }: { request: Request }) {
  const [data] = await Promise.all([load({ request }), requireAdvisor(request)]);
  return data;
}

const contents = { people: PeopleSection, notes: NotesSection, link: LinkSection };

/** The advisor portal. When the session ends, no personal data stays on the screen. */
export default function AdvisorPortal() {
  const session = useSession();
  const section = useSection();
  const { language } = useLanguage();
  const Section = contents[section];
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <AdvisorHeader />
      <div className="min-h-[calc(100dvh-4.5rem)] pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:pb-0">
        <PageContent frame={`${pathFor('advisor', language)}/${section}`}>
          {session.status === 'signed-in' && <Section />}
        </PageContent>
      </div>
      <SignedOutRedirect session={session} />
      {session.status === 'signed-in' && <IdleGuard />}
      <AccessWatch />
      <ConnectionNotice />
      <AdvisorTabs />
    </QueryClientProvider>
  );
}

/** Closes an open page when a request reports that its access has ended: the loader then decides. */
function AccessWatch() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaveIfEnded = (error: unknown) => {
      if (!(error instanceof AccessEnded)) return;
      // What is on the screen must not be shown again.
      queryClient.removeQueries({ queryKey: advisorKey, type: 'inactive' });
      void queryClient
        .invalidateQueries({ queryKey: advisorKey, refetchType: 'none' })
        .then(() => revalidate());
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          leaveIfEnded(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          leaveIfEnded(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [revalidate]);
  return null;
}

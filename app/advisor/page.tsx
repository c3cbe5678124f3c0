import '~/shared/browser/left-release';
import { QueryClientProvider } from '@tanstack/react-query';
import { pathFor } from '~/paths';
import { queryClient } from '~/shared/backend/query-client';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import { IdleGuard } from '~/shared/session/idle/idle-guard';
import { useSession } from '~/shared/session/session';
import { SignedOutRedirect } from '~/shared/session/signed-out-redirect';
import { requireAdvisor } from './backend/require-advisor';
import { AccessWatch } from './frame/access-watch';
import { AdvisorHeader } from './frame/advisor-header';
import { AdvisorTabs } from './frame/advisor-tabs';
import { useSection } from './frame/sections';
import { LinkSection } from './link/link-section';
import { NotesSection } from './notes/notes-section';
import { PeopleSection } from './people/people-section';

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

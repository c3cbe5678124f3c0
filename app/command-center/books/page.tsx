import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { BooksMenu, type BooksSection, booksSections } from './books-menu';

export const clientLoader = signedInPageLoader('adminBooks');

const sections = {
  contributions: lazy(async () => ({
    default: (await import('./contributions/section')).Contributions,
  })),
  events: lazy(async () => ({ default: (await import('./events/section')).Events })),
  reports: lazy(async () => ({ default: (await import('./reports/section')).Reports })),
  statements: lazy(async () => ({
    default: (await import('./statements/section')).Statements,
  })),
  states: lazy(async () => ({ default: (await import('./states/section')).States })),
} satisfies Record<BooksSection, unknown>;

/** One section of Open Books (`/admin/open-books/contributions`). The first one without a name. */
export default function Books() {
  const { t } = useTranslation('manageBooks');
  const { section } = useParams();
  if (!can(useAdmin(), 'books')) return <NoAccess lead={t('lead')} />;
  const name = booksSections.find((known) => known === section) ?? 'contributions';
  const Section = sections[name];
  return (
    <Suspense
      fallback={
        <TabPage>
          <TabHeading lead={t('lead')} />
          <BooksMenu current={name} />
          <Skeleton className="h-60" />
        </TabPage>
      }
    >
      <Section key={name} />
    </Suspense>
  );
}

import { useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { OrganizationEditor } from './organization-editor';
import { organizationQuery } from './organization-state';

export const clientLoader = signedInPageLoader('adminSettings');

/** The settings of the site, for super admins: the description of the organization. */
export default function Settings() {
  const { t } = useTranslation('manageOrganization');
  return isSuperAdmin(useAdmin()) ? <Organization /> : <NoAccess lead={t('lead')} />;
}

function Organization() {
  const { t } = useTranslation('manageOrganization');
  const query = useQuery(organizationQuery);
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      {query.data && <OrganizationEditor state={query.data} readAt={query.dataUpdatedAt} />}
      {!query.data && query.error && <LoadFailure title={t('title')} query={query} />}
      {query.isPending && (
        <div className="grid gap-5">
          <Skeleton className="h-40" />
          <Skeleton className="h-60" />
        </div>
      )}
    </TabPage>
  );
}

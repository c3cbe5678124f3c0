import { useQuery } from '@tanstack/react-query';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { OrganizationEditor } from './organization-editor';
import { organizationQuery } from './organization-state';

/** The description of the organization, for super admins. */
export function Organization() {
  const { t } = useTranslation('manageOrganization');
  const query = useQuery(organizationQuery);
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <SettingsMenu current="organization" />
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

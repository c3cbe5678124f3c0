import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { type SettingsSection, settingsOf } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { SettingsMenu } from './settings-menu';

export const clientLoader = signedInPageLoader('adminSettings');

const sections = {
  plans: lazy(async () => ({ default: (await import('./plans/section')).Plans })),
  contributions: lazy(async () => ({
    default: (await import('./contributions/section')).Contributions,
  })),
  documents: lazy(async () => ({ default: (await import('./documents/section')).Documents })),
  hours: lazy(async () => ({ default: (await import('./hours/section')).Hours })),
  'bill-help': lazy(async () => ({ default: (await import('./bill-help/section')).BillHelp })),
  organization: lazy(async () => ({
    default: (await import('./organization/section')).Organization,
  })),
  system: lazy(async () => ({ default: (await import('./system/section')).System })),
} satisfies Record<SettingsSection, unknown>;

/** One section of the settings (`/admin/settings/organization`). Without a name, the first one that is open. */
export default function Settings() {
  const { t } = useTranslation('manageSettings');
  const { section } = useParams();
  const open = settingsOf(useAdmin());
  const name = open.find((known) => known === section) ?? open[0];
  if (!name) return <NoAccess lead={t('lead')} />;
  const Section = sections[name];
  return (
    <Suspense
      fallback={
        <TabPage>
          <TabHeading lead={t('lead')} />
          <SettingsMenu current={name} />
          <Skeleton className="h-60" />
        </TabPage>
      }
    >
      <Section key={name} />
    </Suspense>
  );
}

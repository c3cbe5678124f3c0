import { Eye, LockKeyhole } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ListMessage } from './list-messages';
import { TabHeading, TabPage } from './tab-page';

/** States that the admin may see this tab but not change it. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('commandCenter');
  return (
    <p className="flex items-start gap-3 rounded-md bg-sand px-5 py-3.5 text-sm text-muted">
      <Eye className="mt-px size-5 shrink-0" />
      {t('permission.readOnly')}
    </p>
  );
}

/** States that the admin may not see this tab, and who can change that. */
function ClosedNotice() {
  const { t } = useTranslation('commandCenter');
  return (
    <ListMessage
      media={
        <span className="grid size-14 place-items-center rounded-full bg-sand text-muted">
          <LockKeyhole className="size-6" strokeWidth={1.75} />
        </span>
      }
      title={t('permission.closed.title')}
      text={t('permission.closed.text')}
    />
  );
}

/** A tab whose content this admin may not see. */
export function NoAccess({ lead }: { lead?: string }) {
  return (
    <TabPage>
      <TabHeading {...(lead && { lead })} />
      <ClosedNotice />
    </TabPage>
  );
}

import { Eye, LockKeyhole } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ListMessage } from './list-messages';

/** Says kindly that an admin may look at a tab, and not change anything there. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('commandCenter');
  return (
    <p className="flex items-start gap-3 rounded-md bg-sand px-5 py-3.5 text-sm text-muted">
      <Eye className="mt-px size-5 shrink-0" />
      {t('permission.readOnly')}
    </p>
  );
}

/** Says kindly that an admin may not see what a tab holds, and who can change that. */
export function ClosedNotice() {
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

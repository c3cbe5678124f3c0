import { Eye } from 'lucide-react';
import { useViewers } from '~/command-center/requests/live/use-viewers';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Who else has this request open. */
export function Viewers({ requestId }: { requestId: string }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const viewers = useViewers(requestId);
  const names = new Intl.ListFormat(language).format(viewers.map(({ name }) => name));
  return (
    <div role="status" className="empty:hidden">
      {viewers.length > 0 && (
        <p className="flex items-center gap-2 rounded-md bg-info-100 px-4 py-2.5 text-sm text-info-700">
          <Eye className="size-5 shrink-0" />
          {t('record.viewers', { names, count: viewers.length })}
        </p>
      )}
    </div>
  );
}

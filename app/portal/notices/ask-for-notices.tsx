import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useId } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberViewId } from '~/shared/backend/member-view';
import { brand } from '~/shared/brand/brand';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { noticesQuery, startNotices } from './device';

/**
 * Asks, after a request was sent, whether this device should show news about requests. It asks
 * nothing where the device already does, or cannot.
 */
export function AskForNotices({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation('notices');
  const { language } = useLanguage();
  const user = usePortalUser();
  const cache = useQueryClient();
  const id = useId();
  const { data } = useQuery({ ...noticesQuery(user.id), enabled: !memberViewId() });
  const starting = useSingleMutation({
    mutationFn: () => startNotices(['requests'], language),
    onSuccess: () => cache.invalidateQueries(noticesQuery(user.id)),
    onError: (error) => console.info('Notices:', error),
  });
  if (starting.data) {
    return (
      <FocusOnMount reason={starting.submittedAt}>
        <Notice tone="success" live="status">
          <p>
            {t('ask.done')}{' '}
            <LocalLink to="profileInformation" className="link">
              {t('ask.profile')}
            </LocalLink>
          </p>
        </Notice>
      </FocusOnMount>
    );
  }
  const canAsk = data?.support === 'available' || data?.support === 'install';
  if (!canAsk || data.devices.some(({ isThis }) => isThis)) return null;
  return (
    <section aria-labelledby={id} className="flex gap-4 rounded-lg bg-mata-100 p-5">
      <BellRing className="mt-0.5 size-6 shrink-0 text-mata-700" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-2">
        <h2 id={id} className="font-semibold">
          {t('ask.title')}
        </h2>
        <p className="max-w-prose text-sm">
          {data.support === 'install' ? t('support.install', { brand: brand.name }) : t('ask.text')}
        </p>
        {data.support === 'available' && (
          <div className="flex flex-wrap gap-3">
            <Button size="sm" busy={starting.isPending} onClick={() => starting.mutate()}>
              {t(starting.isPending ? 'starting' : 'ask.yes')}
            </Button>
            <Button size="sm" variant="quiet" onClick={onDecline}>
              {t('ask.no')}
            </Button>
          </div>
        )}
        {(starting.isError || starting.data === false) && (
          <FocusOnMount reason={starting.submittedAt}>
            <p role="alert" className="text-sm font-semibold">
              {t(starting.isError ? 'failed' : 'refused')}
            </p>
          </FocusOnMount>
        )}
      </div>
    </section>
  );
}

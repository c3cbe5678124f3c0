import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAdmin } from '~/command-center/kit/backend/session';
import { requestAddress } from '~/command-center/kit/request-link';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { requestsQuery, useRequestList } from '~/command-center/requests/fetch-requests';
import { pathFor } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** Back to the list, and to the next and previous request in its order (U, J and K). */
export function RequestNavigation({ number }: { number: string }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const admin = useAdmin();
  const { list, view } = useRequestList();
  const { data } = useQuery(requestsQuery(list.request, view, admin.id));
  const rows = data?.rows ?? [];
  // A request that left the view keeps its place, so that J still leads to the one after it.
  const place = useRef(-1);
  const index = rows.findIndex((row) => row.number === number);
  if (index >= 0) place.current = index;
  const isGone = index < 0;
  const next = rows[isGone ? place.current : place.current + 1];
  const previous = rows[place.current - 1];

  const back = () =>
    void navigate(`${pathFor('adminRequests', language)}${search}`, { state: { left: number } });
  const go = (target: { number: string } | undefined) => {
    if (target && place.current >= 0) {
      void navigate(`${requestAddress(target.number, language)}${search}`, { replace: true });
    }
  };
  useShortcuts({ u: back, j: () => go(next), k: () => go(previous) });
  return (
    <div className="flex items-center justify-between gap-4">
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="u"
        title={t('keys.hint', { key: 'U' })}
        onClick={back}
        className="-ml-4"
      >
        <ArrowLeft className="size-5" />
        {t('record.back')}
      </Button>
      {place.current >= 0 && (
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('keys.does.previous')}
            title={t('keys.hint', { key: 'K' })}
            disabled={!previous}
            onClick={() => go(previous)}
          >
            <ChevronUp className="size-5" />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('keys.does.next')}
            title={t('keys.hint', { key: 'J' })}
            disabled={!next}
            onClick={() => go(next)}
          >
            <ChevronDown className="size-5" />
          </Button>
        </div>
      )}
    </div>
  );
}

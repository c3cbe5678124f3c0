import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { requestPath } from '~/paths';
import type { RequestRow } from '~/portal/requests/data/requests';
import { useRequestTexts } from '~/portal/requests/use-request-texts';
import { formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { isFinished } from '../../../../supabase/contracts/request-states';
import { RequestOutlook } from '../outlook/request-outlook';
import { hasUnread, turnOf } from '../turn';

/** A sent request: whose it is, whose turn it is, and what to expect. */
export function RequestLink({ request }: { request: RequestRow }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const texts = useRequestTexts();
  const { number, provider, service_date } = request;
  const turn = turnOf(request, today());
  const about = [provider, service_date && formatDate(service_date, language)].filter(Boolean);
  return (
    <li className="rounded-md bg-white shadow-raised">
      <Link
        to={requestPath(number ?? '', language)}
        className="group flex items-center gap-4 rounded-md p-4 transition hover:bg-mata-50 active:translate-y-px md:p-5"
      >
        <span className="grid min-w-0 grow gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">{number}</span>
            {turn.who === 'member' && <Badge tone="warning">{t('list.yourTurn')}</Badge>}
            {hasUnread(request) && (
              <Badge tone="info" dot>
                {t('list.unread')}
              </Badge>
            )}
          </span>
          <span className="font-semibold wrap-anywhere">{texts.whose(request)}</span>
          <span className="text-sm text-muted wrap-anywhere empty:hidden">{about.join(', ')}</span>
          <span className="text-sm font-medium">{texts.shortTurn(request, turn)}</span>
        </span>
        <ArrowRight className="size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5" />
      </Link>
      {!isFinished(request) && (
        <div className="px-4 pb-4 empty:hidden md:px-5 md:pb-5">
          <RequestOutlook request={request} isShort />
        </div>
      )}
    </li>
  );
}

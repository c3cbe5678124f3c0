import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { requestPath } from '~/paths';
import { formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { RequestRow } from '../data/fetch-requests';
import { hasUnread, turnOf } from '../turn';
import { useRequestTexts } from '../use-request-texts';

/** A sent request in the list: whose it is, and whose turn it is. */
export function RequestLink({ request }: { request: RequestRow }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const texts = useRequestTexts();
  const { number, provider, service_date } = request;
  const turn = turnOf(request, today());
  const about = [provider, service_date && formatDate(service_date, language)].filter(Boolean);
  return (
    <li>
      <Link
        to={requestPath(number ?? '', language)}
        className="group flex items-center gap-4 rounded-md bg-white p-4 shadow-raised transition hover:bg-mata-50 active:translate-y-px md:p-5"
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
    </li>
  );
}

import { ArrowRight } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';

type RequestsLinkProps = {
  /** The number of open sharing requests. */
  openCount: number;
  /** Whether one of them waits for the member. */
  isMembersTurn: boolean;
};

/** The way to all requests, with a badge if any is open. The badge moves nothing when it appears. */
export function RequestsLink({ openCount, isMembersTurn }: RequestsLinkProps) {
  const { t } = useTranslation('portal');
  return (
    <LocalLink
      to="requests"
      className="group -mt-4 flex min-h-14 items-center gap-3 rounded-md bg-white px-4 font-semibold shadow-raised transition hover:bg-mata-50 active:translate-y-px md:-mt-5 md:px-6"
    >
      {t('requests.title')}
      {openCount > 0 && (
        <Badge tone={isMembersTurn ? 'warning' : 'info'}>
          {isMembersTurn ? t('requests.yourTurn') : t('requests.open', { count: openCount })}
        </Badge>
      )}
      <ArrowRight className="ml-auto size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5" />
    </LocalLink>
  );
}

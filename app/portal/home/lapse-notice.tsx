import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { hasLapsed, standingQuery } from '~/portal/payments/standing/fetch-standing';
import { MonthStanding } from '~/portal/payments/standing/month-standing';
import { useLanguage } from '~/shared/i18n/use-language';

/** That the membership is inactive because of a contribution, and until when it can continue. */
export function LapseNotice() {
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const { data: standing } = useQuery(standingQuery(id, language));
  return standing && hasLapsed(standing) ? <MonthStanding standing={standing} /> : null;
}

import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { calculatorEntry } from '~/shared/browser/calculator-entry';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { membershipYear } from './membership-year';

/** The way to the calculator, which starts with the member's own IUA and year of membership. */
export function CalculatorLink() {
  const { t } = useTranslation('requests');
  const user = usePortalUser();
  const enrollment = useQuery(memberOverviewQuery(user.id)).data?.enrollment;
  // The address stays free of the member's data.
  const bringOwn = () =>
    calculatorEntry.write({
      ...calculatorEntry.read(),
      isMember: true,
      ...(enrollment?.product_iua && { iua: Math.round(enrollment.product_iua.amount * 100) }),
      ...(enrollment?.start_date && { year: membershipYear(enrollment.start_date, today()) }),
    });
  return (
    <LocalLink
      to="whatWouldIPay"
      onClick={bringOwn}
      className="link inline-flex min-h-11 items-center justify-self-start font-semibold text-mata-700"
    >
      {t('list.calculator')}
    </LocalLink>
  );
}

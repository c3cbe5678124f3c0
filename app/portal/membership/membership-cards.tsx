import { IdCard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MemberOverview } from '~/portal/member/fetch-member-overview';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CopyButton } from '~/shared/ui/copy-button';
import { LinkButton } from '~/shared/ui/link-button';
import { InfoCard } from './info-card';
import { planTypeKey } from './plan-type';

type MembershipCardsProps = {
  /** Missing while it loads. */
  memberNumber?: string | undefined;
  /** `null` if there is none on record. */
  enrollment?: MemberOverview['enrollment'] | undefined;
  children?: ReactNode;
};

/** Member number, plan type and IUA. The skeletons have exactly the size of the values. */
export function MembershipCards({ memberNumber, enrollment, children }: MembershipCardsProps) {
  const { t } = useTranslation('portal');
  const { language } = useLanguage();
  const isKnown = memberNumber !== undefined;
  return (
    <section aria-labelledby="membership-title" aria-busy={!isKnown} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="membership-title" className="text-heading">
          {t('cards.label')}
        </h2>
        <LinkButton to="card" variant="quiet" size="sm" className="-mx-4">
          <IdCard className="size-5" />
          {t('cards.open')}
        </LinkButton>
      </div>
      <dl className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        <InfoCard
          label={t('cards.number.label')}
          value={memberNumber}
          hint={t('cards.number.hint')}
          action={memberNumber && <CopyButton text={memberNumber} />}
          className="md:max-lg:col-span-2"
        />
        <InfoCard
          label={t('cards.planType.label')}
          value={isKnown ? planType() : undefined}
          hint={isKnown ? planHint() : undefined}
        />
        <InfoCard
          label={t('cards.iua.label')}
          value={isKnown ? initialUnshareableAmount() : undefined}
          hint={t('cards.iua.hint')}
        />
      </dl>
      {children}
    </section>
  );

  function planType() {
    const key = planTypeKey(enrollment?.plan_type);
    return key ? t(`cards.planType.types.${key}`) : t('cards.planType.default');
  }

  function planHint() {
    if (enrollment?.status === 'Future Active' && enrollment.start_date) {
      return t('cards.planType.startsOn', { date: formatDate(enrollment.start_date, language) });
    }
    if (!enrollment) return t('cards.planType.untilEnrolled');
    return enrollment.products?.label ?? t('cards.planType.hint');
  }

  function initialUnshareableAmount() {
    const amount = enrollment?.product_iua?.amount;
    return amount === undefined ? t('cards.iua.none') : formatMoney(amount, language);
  }
}

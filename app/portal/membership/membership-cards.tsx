import { clsx } from 'clsx';
import { IdCard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MemberOverview } from '~/portal/member/fetch-member-overview';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { planName } from '~/shared/format/plan-name';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CopyButton } from '~/shared/ui/copy-button';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
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
    const { products } = enrollment;
    return products ? planName(products, language) : t('cards.planType.hint');
  }

  function initialUnshareableAmount() {
    const amount = enrollment?.product_iua?.amount;
    return amount === undefined ? t('cards.iua.none') : formatMoney(amount, language);
  }
}

type InfoCardProps = {
  label: string;
  /** `undefined` while it loads. */
  value: string | undefined;
  hint: string | undefined;
  action?: ReactNode;
  className?: string;
};

/** One fact of a `<dl>`: its name, its value and its purpose. */
function InfoCard({ label, value, hint, action, className }: InfoCardProps) {
  return (
    <div
      className={clsx(
        'relative grid content-start rounded-md bg-white p-5 pt-2.5 shadow-raised md:p-6 md:pt-3.5',
        className,
      )}
    >
      <dt className="flex min-h-11 items-center text-sm font-semibold text-muted">{label}</dt>
      <dd className="flex min-h-9 items-center text-heading font-semibold tabular-nums">
        {value ?? <Skeleton className="h-[1em] w-32" />}
        <span className="absolute top-2.5 right-2.5 md:top-3.5 md:right-3.5">{action}</span>
      </dd>
      <dd className="mt-1 text-sm text-muted">
        {hint ?? <Skeleton className="my-[0.25em] h-[1em] w-full max-w-36" />}
      </dd>
    </div>
  );
}

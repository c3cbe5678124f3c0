import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { statusKey } from '~/portal/member/status-badge';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Messages } from '~/shared/i18n/catalogue';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FoldedFacts } from './folded-facts';
import { planTypeKey } from './plan-type';

type Enrollment = NonNullable<MemberProfile['enrollment']>;

type PlanDetailsProps = {
  /** Both are missing while they load. */
  member: MemberProfile | undefined;
  enrollment: Enrollment | undefined;
};

type Status = keyof Messages['profile']['plan']['statuses'];
type Source = keyof Messages['profile']['plan']['sources'];

const statuses: Partial<Record<string, Status>> = {
  Active: 'active',
  'Future Active': 'futureActive',
  Pending: 'pending',
};
const sources: readonly string[] = ['website', 'advisor', 'import'] satisfies Source[];

/** The member's current enrollment, in groups. */
export function PlanDetails({ member, enrollment }: PlanDetailsProps) {
  const { t } = useTranslation(['profile', 'portal']);
  const { language } = useLanguage();
  const plan = enrollment;
  return (
    <div aria-busy={!plan} className="grid gap-4">
      <FoldedFacts
        title={t('profile:plan.member')}
        facts={[
          {
            label: t('profile:personal.name'),
            value: member && `${member.first_name} ${member.last_name}`,
          },
          {
            label: t('profile:personal.status'),
            value: member && t(`portal:status.${statusKey(member.enrollment_status)}`),
          },
          { label: t('profile:header.id'), value: member?.id, wide: true, isId: true },
        ]}
      />
      <FoldedFacts
        title={t('profile:plan.plan')}
        facts={[
          { label: t('profile:plan.type'), value: plan && planType(plan) },
          { label: t('profile:plan.product'), value: plan && product(plan) },
          {
            label: t('profile:plan.iua'),
            value: plan && money(plan.product_iua?.amount),
            empty: t('profile:plan.toBeSet'),
          },
          { label: t('profile:plan.status'), value: plan && status(plan.status) },
          { label: t('profile:plan.enrolled'), value: plan && date(plan.enrollment_date) },
          { label: t('profile:plan.starts'), value: plan && date(plan.start_date) },
        ]}
      />
      <FoldedFacts
        title={t('profile:plan.financial')}
        facts={[
          { label: t('profile:plan.monthly'), value: plan && money(plan.monthly_cost) },
          {
            label: t('profile:plan.initialPayment'),
            value: plan && yesOrNo(plan.initial_payment_paid),
          },
        ]}
      />
      <FoldedFacts
        title={t('profile:plan.extras')}
        facts={[
          {
            label: t('profile:plan.smoker'),
            value: plan && yesOrNo(plan.primary_is_smoker),
            empty: t('profile:facts.notAsked'),
          },
          {
            label: t('profile:plan.terms'),
            value: plan && yesOrNo(plan.agreed_to_terms),
            empty: t('profile:facts.notAsked'),
          },
          { label: t('profile:plan.source'), value: plan && source(plan.source) },
          {
            label: t('profile:plan.inactiveReason'),
            value: plan && (plan.inactive_reason ?? null),
            empty: t('profile:plan.noInactiveReason'),
          },
        ]}
      />
      <FoldedFacts
        title={t('profile:plan.dates')}
        facts={[
          { label: t('profile:plan.created'), value: plan && formatDay(plan.created_at, language) },
          { label: t('profile:plan.updated'), value: plan && formatDay(plan.updated_at, language) },
          {
            label: t('profile:plan.ends'),
            value: plan && date(plan.end_date),
            empty: t('profile:plan.noEnd'),
          },
          {
            label: t('profile:plan.inactiveSince'),
            value: plan && date(plan.inactive_date),
            empty: t('profile:plan.notInactive'),
          },
        ]}
      />
    </div>
  );

  function planType({ plan_type }: Enrollment) {
    const key = planTypeKey(plan_type);
    return key ? t(`portal:cards.planType.types.${key}`) : t('portal:cards.planType.default');
  }

  function product({ products }: Enrollment) {
    return products && (products.label || products.name);
  }

  function status(value: string) {
    const key = statuses[value];
    return key ? t(`profile:plan.statuses.${key}`) : value;
  }

  function source(value: string | null) {
    const key = value?.toLowerCase();
    return key && sources.includes(key) ? t(`profile:plan.sources.${key as Source}`) : value;
  }

  function money(amount: number | null | undefined) {
    return amount === null || amount === undefined ? null : formatMoney(amount, language);
  }

  function date(value: string | null) {
    return value && formatDate(value, language);
  }

  function yesOrNo(value: boolean | null) {
    if (value === null) return null;
    return value ? t('profile:facts.yes') : t('profile:facts.no');
  }
}

import type { ComponentProps } from 'react';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { statusKey } from '~/portal/member/status-badge';
import { profileLoader } from '~/portal/profile/profile-loader';
import { MemberSection } from '~/portal/profile/section';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { planName } from '~/shared/format/plan-name';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { EmptyState } from '~/shared/ui/empty-state';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { EnrollmentLink } from './enrollment-link';
import { Household } from './household';
import { planTypeKey } from './plan-type';

export const clientLoader = profileLoader('profilePlan');

export default function Plan() {
  const { t } = useTranslation('profile');
  return (
    <MemberSection title="plan" failure={t('errors.enrollment')}>
      {(member) =>
        member?.enrollment === null ? (
          <div className="grid gap-4">
            <EmptyState
              title={t('plan.none.title')}
              text={t('plan.none.text')}
              illustration={Clipboard}
            >
              <EnrollmentLink />
            </EmptyState>
            {member.household_people.length > 0 && <Household member={member} />}
          </div>
        ) : (
          <PlanDetails member={member} enrollment={member?.enrollment} />
        )
      }
    </MemberSection>
  );
}

type Enrollment = NonNullable<MemberProfile['enrollment']>;

type PlanDetailsProps = {
  /** Both are missing while they load. */
  member: MemberProfile | undefined;
  enrollment: Enrollment | undefined;
};

type Words = Messages['profile']['plan'];
/** The keys of the facts' labels. */
type Label = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];
type Status = keyof Messages['profile']['plan']['statuses'];
type Source = keyof Messages['profile']['plan']['sources'];

const statuses: Partial<Record<string, Status>> = {
  Active: 'active',
  'Future Active': 'futureActive',
  Pending: 'pending',
};
const sources: readonly string[] = ['website', 'advisor', 'import'] satisfies Source[];

type FactsProps = { title: string; facts: ComponentProps<typeof Fact>[] };

/** A card of facts. One without a value says so. */
function Facts({ title, facts }: FactsProps) {
  return (
    <FactGroup title={title}>
      {facts.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </FactGroup>
  );
}

/** The member's current enrollment, in groups. */
function PlanDetails({ member, enrollment }: PlanDetailsProps) {
  const { t } = useTranslation(['profile', 'portal']);
  const { language } = useLanguage();
  const notAsked = t('profile:facts.notAsked');
  return (
    <div aria-busy={!enrollment} className="grid gap-4">
      <Facts
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
          { label: t('profile:header.number'), value: member?.member_number },
        ]}
      />
      <Household member={member} />
      <Facts
        title={t('profile:plan.plan')}
        facts={[
          fact('type', planType),
          fact('product', ({ products }) => products && planName(products, language)),
          fact('iua', (plan) => money(plan.product_iua?.amount), t('profile:plan.toBeSet')),
          fact('status', status),
          fact('enrolled', (plan) => date(plan.enrollment_date)),
          fact('starts', (plan) => date(plan.start_date)),
        ]}
      />
      <Facts
        title={t('profile:plan.financial')}
        facts={[
          fact('monthly', (plan) => money(plan.monthly_cost)),
          fact('initialPayment', (plan) => yesOrNo(plan.initial_payment_paid)),
        ]}
      />
      <Facts
        title={t('profile:plan.extras')}
        facts={[
          fact('smoker', (plan) => yesOrNo(plan.primary_is_smoker), notAsked),
          fact('terms', (plan) => yesOrNo(plan.agreed_to_terms), notAsked),
          fact('source', source),
          fact(
            'inactiveReason',
            (plan) => plan.inactive_reason,
            t('profile:plan.noInactiveReason'),
          ),
        ]}
      />
      <Facts
        title={t('profile:plan.dates')}
        facts={[
          fact('created', (plan) => formatDay(plan.created_at, language)),
          fact('updated', (plan) => formatDay(plan.updated_at, language)),
          fact('ends', (plan) => date(plan.end_date), t('profile:plan.noEnd')),
          fact('inactiveSince', (plan) => date(plan.inactive_date), t('profile:plan.notInactive')),
        ]}
      />
    </div>
  );

  /** @param empty the text if there is no value */
  function fact(label: Label, read: (plan: Enrollment) => string | null, empty?: string) {
    const value = enrollment && (read(enrollment) ?? null);
    return { label: t(`profile:plan.${label}`), value, ...(empty && { empty }) };
  }

  function planType({ plan_type }: Enrollment) {
    const key = planTypeKey(plan_type);
    return key ? t(`portal:cards.planType.types.${key}`) : t('portal:cards.planType.default');
  }

  function status(plan: Enrollment) {
    const key = statuses[plan.status];
    return key ? t(`profile:plan.statuses.${key}`) : plan.status;
  }

  function source(plan: Enrollment) {
    const key = plan.source?.toLowerCase();
    return key && sources.includes(key) ? t(`profile:plan.sources.${key as Source}`) : plan.source;
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

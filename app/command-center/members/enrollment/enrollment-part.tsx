import { Plus } from 'lucide-react';
import { use } from 'react';
import type { PlanType } from '~/command-center/kit/plan-types';
import type { Choices } from '~/command-center/members/fetch-choices';
import { enrollmentLooks, isCurrent } from '~/command-center/members/member-status';
import { EditButton, IsEditable } from '~/command-center/members/record/edit-button';
import type { Enrollment } from '~/command-center/members/record/fetch-member-record';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Fact, FactGroup } from '~/shared/ui/facts';

type EnrollmentPartProps = {
  /** The enrollments, latest first. */
  enrollments: readonly Enrollment[];
  choices: Choices | undefined;
  onEdit: (part: string) => void;
};

/** The current enrollment in full, and the earlier ones. */
export function EnrollmentPart({ enrollments, choices, onEdit }: EnrollmentPartProps) {
  const { t } = useTranslation('manageMembers');
  const isEditable = use(IsEditable);
  const current = enrollments.find(isCurrent);
  const earlier = enrollments.filter((one) => one !== current);
  return (
    <FactGroup
      title={t('record.enrollment')}
      action={
        isEditable && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onEdit('enrollment-new')}
            className="-my-2 -mr-2"
          >
            <Plus className="size-5" />
            {t('record.newEnrollment')}
          </Button>
        )
      }
      form={
        <div className="grid gap-6">
          {current ? (
            <EnrollmentFacts enrollment={current} choices={choices} onEdit={onEdit} />
          ) : (
            <p className="text-muted">{t('record.noEnrollment')}</p>
          )}
          {earlier.length > 0 && (
            <details className="group border-t border-line pt-4" open={!current}>
              <summary className="cursor-pointer py-1.5 text-sm font-semibold text-mata-700">
                {t('record.earlier')} ({earlier.length})
              </summary>
              <div className="grid gap-6 pt-4">
                {earlier.map((one) => (
                  <EnrollmentFacts
                    key={one.id}
                    enrollment={one}
                    choices={choices}
                    onEdit={onEdit}
                  />
                ))}
              </div>
            </details>
          )}
        </div>
      }
    />
  );
}

type EnrollmentFactsProps = {
  enrollment: Enrollment;
  choices: Choices | undefined;
  onEdit: (part: string) => void;
};

/** An enrollment with the plan as the heading, and everything else as facts. */
function EnrollmentFacts({ enrollment, choices, onEdit }: EnrollmentFactsProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const plan = choices?.plans.find(({ id }) => id === enrollment.product_id)?.label;
  const amount = choices?.amounts.find(({ id }) => id === enrollment.product_iua_id)?.amount;
  const look = enrollmentLooks[enrollment.status];
  const empty = t('record.none');
  const day = (date: string | null) => date && formatDate(date, language);
  const yesNo = (is: boolean | null) =>
    is === null ? null : is ? t('record.yes') : t('record.no');
  const source = enrollment.source as 'website' | 'advisor' | 'import' | null;
  const isKnownSource = source && ['website', 'advisor', 'import'].includes(source);
  const name = plan ?? t('record.enrollment');
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
          {name}
          <Badge dot tone={look.tone}>
            {t(`enrollmentStatus.${look.word}`)}
          </Badge>
        </h3>
        <EditButton part={name} onClick={() => onEdit(`enrollment-${enrollment.id}`)} />
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact
          label={t('record.planType')}
          value={enrollment.plan_type && t(`planType.${enrollment.plan_type as PlanType}`)}
          empty={t('planType.none')}
        />
        <Fact
          label={t('record.iua')}
          value={amount === undefined ? null : formatMoney(amount, language)}
          empty={t('form.notSet')}
        />
        <Fact
          label={t('record.monthly')}
          value={
            enrollment.monthly_cost === null ? null : formatMoney(enrollment.monthly_cost, language)
          }
          empty={t('form.notSet')}
        />
        <Fact label={t('record.starts')} value={day(enrollment.start_date)} empty={empty} />
        <Fact label={t('record.enrolled')} value={day(enrollment.enrollment_date)} empty={empty} />
        <Fact label={t('record.ends')} value={day(enrollment.end_date)} empty="—" />
        <Fact label={t('record.initialPayment')} value={yesNo(enrollment.initial_payment_paid)} />
        <Fact
          label={t('record.terms')}
          value={yesNo(enrollment.agreed_to_terms)}
          empty={t('record.notAsked')}
        />
        <Fact
          label={t('record.smoker')}
          value={yesNo(enrollment.primary_is_smoker ?? null)}
          empty={t('record.notAsked')}
        />
        <Fact
          label={t('record.source')}
          value={isKnownSource ? t(`source.${source}`) : source}
          empty={t('source.none')}
        />
        {enrollment.cost_reason && (
          <Fact label={t('record.costReason')} value={enrollment.cost_reason} />
        )}
        {enrollment.iua_correction && (
          <Fact label={t('record.iuaCorrection')} value={enrollment.iua_correction} />
        )}
        {!isCurrent(enrollment) && (
          <>
            <Fact
              label={t('record.inactiveSince')}
              value={day(enrollment.inactive_date)}
              empty={empty}
            />
            <Fact
              label={t('record.inactiveReason')}
              value={
                enrollment.inactive_reason === 'merged'
                  ? t('status.merged')
                  : enrollment.inactive_reason
              }
              empty={empty}
            />
          </>
        )}
      </dl>
    </div>
  );
}

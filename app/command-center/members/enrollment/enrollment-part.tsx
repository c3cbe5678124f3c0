import { Plus } from 'lucide-react';
import type { Choices } from '~/command-center/members/fetch-choices';
import { isCurrent } from '~/command-center/members/member-status';
import type { Enrollment } from '~/command-center/members/record/fetch-member-record';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { EnrollmentFacts } from './enrollment-facts';

type EnrollmentPartProps = {
  /** The enrollments, latest first. */
  enrollments: readonly Enrollment[];
  choices: Choices | undefined;
  onEdit: (part: string) => void;
};

/** The current enrollment in full, and the earlier ones. */
export function EnrollmentPart({ enrollments, choices, onEdit }: EnrollmentPartProps) {
  const { t } = useTranslation('manageMembers');
  const current = enrollments.find(isCurrent);
  const earlier = enrollments.filter((one) => one !== current);
  return (
    <FactGroup
      title={t('record.enrollment')}
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onEdit('enrollment-new')}
          className="-my-2 -mr-2"
        >
          <Plus className="size-5" />
          {t('record.newEnrollment')}
        </Button>
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

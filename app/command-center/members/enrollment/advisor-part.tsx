import type { Choices } from '~/command-center/members/fetch-choices';
import { EditButton } from '~/command-center/members/record/edit-button';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';

type AdvisorPartProps = { member: Member; choices: Choices | undefined; onEdit: () => void };

/** The advisor of the member. */
export function AdvisorPart({ member, choices, onEdit }: AdvisorPartProps) {
  const { t } = useTranslation('manageMembers');
  const advisor = choices?.advisors.find(({ id }) => id === member.agent_id);
  return (
    <FactGroup
      title={t('record.advisor')}
      action={<EditButton part={t('record.advisor')} onClick={onEdit} />}
      form={
        !choices && member.agent_id ? (
          <Skeleton className="h-14" />
        ) : advisor ? (
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-3 font-semibold">
              {advisor.first_name} {advisor.last_name}
              {advisor.status !== 'active' && <Badge>{t('record.advisorInactive')}</Badge>}
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              {[advisor.email, advisor.phone, advisor.enrollment_code].filter(Boolean).join(' · ')}
            </p>
          </div>
        ) : (
          <p className="text-muted">{t('record.noAdvisor')}</p>
        )
      }
    />
  );
}

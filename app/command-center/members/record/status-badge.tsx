import { memberStatusLook } from '~/command-center/members/member-status';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

/** A member's status. An unknown status of an enrollment system is shown unchanged. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('manageMembers');
  const look = memberStatusLook(status);
  return (
    <Badge dot tone={look?.tone ?? 'neutral'}>
      {look ? t(`status.${look.word}`) : status}
    </Badge>
  );
}

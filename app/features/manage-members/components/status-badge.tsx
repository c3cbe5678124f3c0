import { useTranslation } from '~/i18n/use-translation';
import { Badge } from '~/ui/badge';
import { memberStatusLook } from '../member-status';

/** A member's status. What enrollment systems call differently stands as they wrote it. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('manageMembers');
  const look = memberStatusLook(status);
  return (
    <Badge dot tone={look?.tone ?? 'neutral'}>
      {look ? t(`status.${look.word}`) : status}
    </Badge>
  );
}

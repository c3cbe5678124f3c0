import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Application } from './fetch-applications';

const tones = { new: 'warning', approved: 'success', declined: 'neutral' } as const;

export function ApplicationBadge({ status }: Pick<Application, 'status'>) {
  const { t } = useTranslation('manageApplications');
  return (
    <Badge dot tone={tones[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}

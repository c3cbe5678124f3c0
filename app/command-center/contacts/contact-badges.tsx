import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

const statusTones = { new: 'info', in_progress: 'warning', responded: 'success' } as const;

/** The status of a message. */
export function StatusBadge({ status, isRecord }: { status: string; isRecord?: boolean }) {
  const { t } = useTranslation('manageContacts');
  const known = status as keyof typeof statusTones;
  if (isRecord) return <Badge className="whitespace-nowrap">{t('status.record')}</Badge>;
  return (
    <Badge dot tone={statusTones[known]} className="whitespace-nowrap">
      {t(`status.${known}`)}
    </Badge>
  );
}

const priorityTones = { high: 'danger', medium: 'warning', low: 'neutral' } as const;

/** The priority of a message. */
export function PriorityBadge({ priority }: { priority: string }) {
  const { t } = useTranslation('manageContacts');
  const known = priority as keyof typeof priorityTones;
  return <Badge tone={priorityTones[known]}>{t(`priority.${known}`)}</Badge>;
}

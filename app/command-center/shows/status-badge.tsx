import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { ShownStatus } from './episode-list';

const tones = { Published: 'success', Scheduled: 'warning', Draft: 'neutral' } as const;

/** Draft, Scheduled or Published, in its colour. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  const { t } = useTranslation('manageShows');
  return (
    <Badge dot tone={tones[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}

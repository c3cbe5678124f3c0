import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Note } from './fetch-notes';

const tones = { new: 'warning', opened: 'info', answered: 'success' } as const;

/** Whether a note is new, opened or answered. */
export function NoteBadge({ status }: Pick<Note, 'status'>) {
  const { t } = useTranslation('manageAdvisors');
  return (
    <Badge dot tone={tones[status]}>
      {t(`notes.status.${status}`)}
    </Badge>
  );
}

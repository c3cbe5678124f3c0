import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';

const words: Partial<Record<string, keyof Messages['auth']['statuses']>> = {
  active: 'active',
  pending: 'pending',
  approved: 'approved',
  'Future Active': 'futureActive',
  inactive: 'inactive',
  cancelled: 'cancelled',
  merged: 'merged',
};

/**
 * A member's enrollment status in the reader's language. An unknown status is returned as stored.
 */
export function useStatusLabel(status = ''): string {
  const { t } = useTranslation('auth');
  const word = words[status];
  return word ? t(`statuses.${word}`) : status;
}

import type { Messages } from '~/shared/i18n/catalogue';
import { useTranslation } from '~/shared/i18n/use-translation';

const words: Partial<Record<string, keyof Messages['auth']['statuses']>> = {
  active: 'active',
  pending: 'pending',
  approved: 'approved',
  'Future Active': 'futureActive',
  inactive: 'inactive',
  cancelled: 'cancelled',
};

/** A member's enrollment status in the reader's language; an unknown one as the database has it. */
export function useStatusWord(status = ''): string {
  const { t } = useTranslation('auth');
  const word = words[status];
  return word ? t(`statuses.${word}`) : status;
}

import { useTranslation } from '~/shared/i18n/use-translation';
import type { Condition } from './rule-form';

const groups = {
  kinds: 'kinds',
  care_stages: 'careStages',
  accident_kinds: 'accidentKinds',
  had_before: 'answers',
  other_payers: 'answers',
  payments: 'payments',
} as const;

/** The text of a code of a condition, such as "Illness" for `illness` in `kinds`. */
export function useCodeText(): (condition: Condition, code: string) => string {
  const { t } = useTranslation('manageRequests');
  return (condition, code) => t(`${groups[condition]}.${code}` as 'kinds.illness');
}

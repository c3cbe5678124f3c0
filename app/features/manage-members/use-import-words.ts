import type { Messages } from '~/i18n/catalogue';
import { useTranslation } from '~/i18n/use-translation';
import type { CheckedLine } from './import/check-file';

type Reason = keyof Messages['importMembers']['reasons'];

/** What is wrong with a line of a file, in words. */
export function useImportWords() {
  const { t, exists } = useTranslation('importMembers');
  return {
    /** "Date of birth: not a date such as 1985-03-01". */
    wrong: ({ column, reason = 'other' }: CheckedLine) => {
      const isKnown = exists(`importMembers:reasons.${reason}`);
      return t('outcome.wrong', {
        // A newer database may name columns that no file of ours has.
        column:
          column && exists(`importMembers:columns.${column}`)
            ? t(`columns.${column}`)
            : (column ?? t('wholeLine')),
        reason: t(`reasons.${(isKnown ? reason : 'other') as Reason}`),
      });
    },
    who: ({ values }: CheckedLine) =>
      [[values.first_name, values.last_name].filter(Boolean).join(' '), values.email]
        .filter(Boolean)
        .join(' · '),
    /** What the file has in the cell that is wrong. */
    value: ({ column, values }: CheckedLine) => (column && values[column]) ?? '',
  };
}

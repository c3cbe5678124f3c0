import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { CheckedLine } from './check-file';
import type { ImportError } from './import-columns';

type Reason = keyof Messages['importMembers']['reasons'];

/** The lines of a file and their errors as text. */
export function useImportLabels() {
  const { t, exists } = useTranslation('importMembers');
  return {
    /** The text of an error, such as "Date of birth: must be a date, such as 1985-03-01". */
    wrong: ({ column, reason }: ImportError) => {
      const isKnown = exists(`importMembers:reasons.${reason}`);
      return t('outcome.wrong', {
        // A newer database may return columns that this version does not know.
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
    /** The invalid value of the file. */
    value: ({ values }: CheckedLine, { column }: ImportError) => (column && values[column]) ?? '',
  };
}

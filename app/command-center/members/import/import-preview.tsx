import { enrollmentLooks, memberStatusLook } from '~/command-center/members/member-status';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { columnNames, type ImportColumn } from './import-columns';
import type { CheckedLine } from './import-results';
import { writeDate } from './read-dates';

/** The first ten members and people of a file, as the database would store them. */
export function ImportPreview({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const textOf = useStoredText();
  const shown = lines.filter(({ outcome, stored }) => stored && outcome !== 'wrong');
  if (shown.length === 0) return null;
  const columns = columnNames.filter((column) => shown.some(({ stored }) => stored?.[column]));
  const number = new Intl.NumberFormat(language);
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="import-preview" className="text-lead font-semibold">
          {t('preview.title', { count: shown.length })}
        </h3>
        <p className="max-w-prose text-sm text-muted">{t('preview.text')}</p>
      </div>
      <section
        aria-labelledby="import-preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="overflow-x-auto rounded-lg bg-white shadow-raised"
      >
        <table className="w-full text-left text-sm whitespace-nowrap">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-3 pr-2 pl-4 text-right font-semibold sm:pl-6">
                {t('table.line')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-3 font-semibold last:pr-6">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, stored }) => (
              <tr key={row} className="border-b border-line/70 last:border-0">
                <td className="py-3 pr-2 pl-4 text-right text-muted tabular-nums sm:pl-6">
                  {number.format(row)}
                </td>
                {columns.map((column) => (
                  <td key={column} className="max-w-72 truncate px-3 py-3 last:pr-6">
                    {stored?.[column] ? textOf(column, stored[column]) : '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** A stored value as the record of the member shows it. */
function useStoredText() {
  const { t, exists } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const word = (key: string, value: string) =>
    exists(`manageMembers:${key}`) ? t(key as 'record.yes') : value;
  return (column: ImportColumn, value: string): string => {
    switch (column) {
      case 'date_of_birth':
      case 'start_date':
        return writeDate(value, language);
      case 'iua':
      case 'monthly_cost':
        return formatMoney(Number(value), language);
      case 'enrollment_status':
        return word(`status.${memberStatusLook(value)?.word}`, value);
      case 'plan_status':
        return word(
          `enrollmentStatus.${enrollmentLooks[value as keyof typeof enrollmentLooks]?.word}`,
          value,
        );
      case 'plan_type':
        return word(`planType.${value}`, value);
      case 'gender':
        return word(`gender.${value === 'non_binary' ? 'nonBinary' : value}`, value);
      case 'receive_emails':
        return word(`record.${value}`, value);
      case 'relationship':
        return word(`household.relationships.${value}`, value);
      default:
        return value;
    }
  };
}

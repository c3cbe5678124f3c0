import { useState } from 'react';
import { DocumentButton } from '~/shared/documents/document-button';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Billing, fetchYear } from './fetch-billing';
import { statementYears } from './summary';

/** Downloads all payments of a year as a document. */
export function Statement({ billing }: { billing: Billing }) {
  const { t } = useTranslation(['billing', 'common']);
  const { language } = useLanguage();
  const { member, firstDueDate, payments } = billing;
  const years = statementYears(firstDueDate, payments[0]?.due_date);
  const [chosen, setChosen] = useState<number>();
  const year = chosen ?? years[0];
  if (year === undefined) return null;
  return (
    <div className="flex items-center gap-1">
      {years.length > 1 && (
        <Select
          aria-label={t('statement.year')}
          value={year}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="min-h-11! w-28 text-sm!"
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
      <DocumentButton
        label={t('statement.download', { year })}
        failure={t('errors.document')}
        className="-mr-2.5"
        make={async () => {
          const [{ statement }, ofYear] = await Promise.all([
            import('./documents/statement'),
            fetchYear(member.id, year),
          ]);
          return statement({ payments: ofYear, year, member, language, t });
        }}
      >
        {t('statement.short')}
      </DocumentButton>
    </div>
  );
}

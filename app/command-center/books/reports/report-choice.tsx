import { reports } from '~/content/reports/reports';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { periodName } from './report-periods';
import type { useReportAddress } from './use-report-address';

/** Which report, and about which year or month. */
export function ReportChoice({ address }: { address: ReturnType<typeof useReportAddress> }) {
  const { t } = useTranslation('manageReports');
  const { language } = useLanguage();
  const { definition, period, periods } = address;
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 @min-[36rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field label={t('choice.report')}>
          <Select value={definition.id} onChange={(event) => address.choose(event.target.value)}>
            {reports.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t(`choice.${definition.period}`)}>
          <Select value={period} onChange={(event) => address.choosePeriod(event.target.value)}>
            {periods.map((one) => (
              <option key={one} value={one}>
                {periodName(one, language)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{definition.statute}</span>
        <span>{definition.due[language]}</span>
      </p>
    </div>
  );
}

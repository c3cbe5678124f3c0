import { useAddress } from '~/command-center/kit/use-address';
import { reports } from '~/content/reports/reports';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { periodsUntil } from './report-periods';

/** What is open: the report, its period, and a dialog about a field. The back button closes the dialog. */
export function useReportAddress() {
  const [query, change] = useAddress();
  const definition = reports.find(({ id }) => id === query.get('report')) ?? reports[0];
  if (!definition) throw new Error('There are no reports.');
  const periods = periodsUntil(dayInBocaRaton(), definition.period);
  const asked = query.get('period') ?? '';
  // A report is filed about the last period that is over.
  const period = periods.includes(asked) ? asked : (periods[1] ?? '');
  const field = definition.sections
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === query.get('field'));
  const put = (values: Record<string, string | null>) =>
    change((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    definition,
    period,
    periods,
    /** The field whose rows or whose editor is open. */
    field,
    isAttesting: query.has('attest'),
    choose: (report: string) => put({ report, period: null, field: null, attest: null }),
    choosePeriod: (next: string) => put({ period: next, field: null, attest: null }),
    openField: (id: string) => put({ field: id }),
    attest: () => put({ attest: '1' }),
    close: () => put({ field: null, attest: null }),
  };
}

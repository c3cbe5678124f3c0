import { formatDay } from '~/shared/format/dates';
import { attestationOf, type OpenedReport } from './fetch-report';

/** Whether this is a draft, in one line of the filed report. */
export function reportStatus(report: OpenedReport): string {
  const attested = attestationOf(report);
  if (attested) return `Attested on ${formatDay(attested.created_at, 'en')}.`;
  return report.is_over ? 'Draft, not attested.' : 'Draft: the period is not over.';
}

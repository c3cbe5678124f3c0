import { colorado } from './colorado.ts';
import { monthlyAccounting } from './monthly-accounting.ts';
import type { ReportDefinition } from './report-definition.ts';

/** The reports of the Command Center. Another state's report is one more definition. */
export const reports: readonly ReportDefinition[] = [colorado, monthlyAccounting];

import type { ReportDefinition } from '~/content/reports/report-definition';
import { brand } from '~/shared/brand/brand';
import { type Flow, flowOn } from '~/shared/documents/flow';
import { letterhead } from '~/shared/documents/letterhead';
import { color, createPdf, pageSize } from '~/shared/documents/pdf-document';
import { formatDate, formatDay } from '~/shared/format/dates';
import type { CompletedField } from './complete-report';
import { attestationOf, type OpenedReport, reportStatus } from './fetch-report';
import { periodName } from './report-periods';
import { filedTexts, writeValue } from './write-value';

type ReportDocument = {
  definition: ReportDefinition;
  period: string;
  report: OpenedReport;
  fields: readonly CompletedField[];
};

/** The report on letter-size pages, in English, with its structure for screen readers. */
export async function reportPdf({ definition, period, report, fields }: ReportDocument) {
  const title = `${definition.title.en}, ${periodName(period, 'en')}`;
  const paper = await createPdf(title, 'en');
  letterhead(paper);
  const flow = flowOn(paper, 134);
  flow.text('H1', title, { size: 19, bold: true });
  flow.space(4);
  const facts = [
    `Reporting organization: ${brand.legalEntity}`,
    `Statute: ${definition.statute}`,
    `Period: ${formatDate(report.first_day, 'en')} to ${formatDate(report.last_day, 'en')}`,
    `Printed on ${formatDay(new Date().toISOString(), 'en')}`,
  ];
  for (const fact of facts) flow.text('P', fact, { size: 9.5, color: color.muted });
  flow.space(6);
  const status = reportStatus(report);
  flow.text('P', status, { bold: true });
  for (const section of definition.sections) {
    flow.space(18);
    flow.keep(60);
    flow.text('H2', section.title.en, { size: 14, bold: true });
    flow.space(6);
    const own = new Set(section.fields.map(({ id }) => id));
    for (const one of fields.filter(({ field }) => own.has(field.id))) writeField(flow, one);
  }
  writeAttestation(flow, report);
  const { pdf, tags, write } = paper;
  const count = pdf.getNumberOfPages();
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page);
    tags.decoration(() => {
      const look = { size: 8.5, color: color.muted } as const;
      const { width, height, margin } = pageSize;
      // A page that is copied without the others says it too.
      write(`${title}. ${status}`, margin, height - 24, look);
      write(`Page ${page} of ${count}`, width - margin, height - 24, { ...look, align: 'right' });
    });
  }
  return { file: pdf.output('blob'), name: `${definition.id}-${period}.pdf` };
}

function writeField(flow: Flow, { field, value }: CompletedField) {
  const written = writeValue(value, 'en', filedTexts);
  // A list of short names, such as states, would take a page as lines.
  const lines = value.is === 'list' ? [written.join(', ')] : written;
  const [first = ''] = lines;
  const statute = () => flow.text('P', field.statute, { size: 8.5, color: color.muted });
  // The label, its statute and the first line of a value stay on one page.
  flow.keep(46);
  // A short value is beside its label, as on the page.
  if (lines.length === 1 && first.length <= 20) {
    flow.row('P', field.label.en, first, { bold: true });
    statute();
  } else {
    flow.text('P', field.label.en, { bold: true });
    statute();
    flow.space(2);
    for (const line of lines) flow.text('P', line, { indent: 12 });
  }
  flow.space(8);
}

/** The attestation of exactly these figures, if there is one. */
function writeAttestation(flow: Flow, report: OpenedReport) {
  const attested = attestationOf(report);
  flow.space(18);
  flow.keep(110);
  flow.text('H2', 'Attestation', { size: 14, bold: true });
  flow.space(6);
  if (!attested) {
    flow.text('P', 'These figures have not been attested.', { bold: true });
    return;
  }
  flow.text('P', attested.statement_en);
  flow.space(6);
  const name = `${attested.attester_name}, ${attested.attester_title}`;
  flow.text('P', name, { bold: true });
  flow.text('P', formatDay(attested.created_at, 'en'));
  flow.text('P', `SHA-256 ${attested.content_hash}`, { size: 8, color: color.muted });
}

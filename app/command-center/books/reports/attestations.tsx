import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import type { ReportDefinition } from '~/content/reports/report-definition';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Notice } from '~/shared/ui/notice';
import { contentOf, differences } from './complete-report';
import {
  type Attestation,
  attestationOf,
  attestReport,
  type OpenedReport,
  reportsKey,
} from './fetch-report';
import { writeValue } from './write-value';

type AttestationsProps = {
  definition: ReportDefinition;
  report: OpenedReport;
  /** The number of fields that need an answer first. */
  missing: number;
  onAttest: () => void;
};

/** Who attested the report, and what has changed since. */
export function Attestations({ definition, report, missing, onAttest }: AttestationsProps) {
  const { t } = useTranslation('manageReports');
  const isAttestable = report.is_over && !attestationOf(report);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{t('attest.title')}</h2>
        {isAttestable && missing === 0 && (
          <Button variant="outline" size="sm" onClick={onAttest}>
            {t('attest.open')}
          </Button>
        )}
      </div>
      {isAttestable && missing > 0 && (
        <Notice tone="warning">
          <p>{t('attest.missing', { count: missing })}</p>
          <a href="#completeness" className="link w-fit font-semibold">
            {t('attest.look', { count: missing })}
          </a>
        </Notice>
      )}
      {report.attestations.length === 0 && <p className="text-muted">{t('attest.none')}</p>}
      {report.attestations.length > 0 && (
        <ul className="divide-y divide-line/70">
          {report.attestations.map((one) => (
            <li key={one.id} className="py-4">
              <AttestationFacts definition={definition} report={report} attestation={one} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type FactsProps = { definition: ReportDefinition; report: OpenedReport; attestation: Attestation };

function AttestationFacts({ definition, report, attestation }: FactsProps) {
  const { t } = useTranslation('manageReports');
  const { language } = useLanguage();
  const changes = differences(definition, attestation.content, contentOf(report));
  const texts = {
    notHeld: t('value.notHeld'),
    missing: t('value.missing'),
    none: t('value.none'),
  };
  const write = (value: (typeof changes)[number]['before']) =>
    writeValue(value, language, texts).join('; ');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold wrap-anywhere">
          {attestation.attester_name}, {attestation.attester_title}
        </p>
        <Badge tone={changes.length > 0 ? 'warning' : 'success'} dot>
          {t(changes.length > 0 ? 'attest.differs' : 'attest.current')}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {t('attest.entered', {
          day: formatDateTime(attestation.created_at, language),
          admin: attestation.admin_name,
        })}
      </p>
      {changes.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {changes.map(({ field, before, after }) => (
            <li key={field.id} className="wrap-anywhere">
              {t('attest.change', {
                field: field.label[language],
                before: write(before),
                after: write(after),
              })}
            </li>
          ))}
        </ul>
      )}
      <details className="text-sm text-muted">
        <summary className="link min-h-9 w-fit cursor-pointer">{t('attest.statement')}</summary>
        <p>{language === 'en' ? attestation.statement_en : attestation.statement_pt}</p>
        <p className="font-mono text-xs wrap-anywhere">{attestation.content_hash}</p>
      </details>
    </div>
  );
}

type AttestDialogProps = {
  definition: ReportDefinition;
  period: string;
  report: OpenedReport;
  onClose: () => void;
  onReload: () => void;
};

const issue = issuesOf('manageReports');
const between = (least: number, most: number, error: ReturnType<typeof issue>) =>
  z.string().check(z.trim(), z.minLength(least, error), z.maxLength(most, error));

const schema = z.object({
  name: between(3, 200, issue('name')),
  title: between(2, 200, issue('title')),
});

type Form = z.infer<typeof schema>;

const refusals = {
  figures_changed: 'manageReports:attest.changed',
  attested_meanwhile: 'manageReports:attest.meanwhile',
  period_open: 'manageReports:notOver',
} as const;

/** Who attests the report as it is shown. The figures and answers are stored with it. */
export function AttestDialog({ definition, period, report, onClose, onReload }: AttestDialogProps) {
  const { t } = useTranslation(['manageReports', 'errors']);
  const save = async ({ name, title }: Form) => {
    await attestReport({
      report: definition.id,
      period,
      // Null for a national report. The generated types do not know that it is allowed.
      us_state: definition.usState as string,
      attester_name: name,
      attester_title: title,
      statement_en: definition.statement.en,
      statement_pt: definition.statement['pt-BR'],
      seen_hash: report.content_hash,
    });
    return { text: t('manageReports:attest.saved') };
  };
  return (
    <EditorDialog<Form>
      title={t('manageReports:attest.dialog')}
      submit={t('manageReports:attest.save')}
      draftKey={`attest:${definition.id}:${period}`}
      resolver={zodResolver(schema)}
      values={{ name: '', title: '' }}
      save={save}
      queryKey={reportsKey}
      problem={(error) => t(messageKeyOf(error, refusals))}
      onClose={onClose}
      onReload={onReload}
      notices={
        <div className="grid gap-3">
          <blockquote lang="en" className="rounded-md bg-sand p-4">
            {definition.statement.en}
          </blockquote>
          <blockquote lang="pt-BR" className="rounded-md bg-sand p-4 text-muted">
            {definition.statement['pt-BR']}
          </blockquote>
        </div>
      }
    >
      <FormField<Form> name="name" label={t('manageReports:attest.name')} />
      <FormField<Form> name="title" label={t('manageReports:attest.office')} />
    </EditorDialog>
  );
}

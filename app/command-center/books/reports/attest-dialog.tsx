import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import type { ReportDefinition } from '~/content/reports/report-definition';
import { useTranslation } from '~/shared/i18n/use-translation';
import { callReports, type OpenedReport, reportsKey } from './fetch-report';

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
    await callReports('attest_report', {
      report: definition.id,
      period,
      us_state: definition.usState,
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

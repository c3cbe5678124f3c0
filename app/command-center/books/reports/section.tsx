import { useQuery } from '@tanstack/react-query';
import { SectionMenu } from '~/command-center/books/section-menu';
import { ListFailure } from '~/command-center/kit/list-messages';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { AnswerEditor } from './answer-editor';
import { AttestDialog } from './attest-dialog';
import { Attestations } from './attestations';
import { completeReport, contentOf } from './complete-report';
import { Completeness } from './completeness';
import { ExportReport } from './export-report';
import { reportQuery } from './fetch-report';
import { FigureRows } from './figure-rows';
import { ReportChoice } from './report-choice';
import { ReportFields } from './report-fields';
import { useReportAddress } from './use-report-address';

/** Reports to states: figures from the books, answers of the organization, and who attested them. */
export function Reports() {
  const { t } = useTranslation('manageReports');
  const { language } = useLanguage();
  const address = useReportAddress();
  const { definition, period, field } = address;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    reportQuery(definition, period),
  );
  const report = data && !isPlaceholderData ? data : undefined;
  const fields = report && completeReport(definition, contentOf(report));
  const missing = fields ? fields.filter(({ value }) => value.is === 'missing').length : 0;
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        {report && fields && (
          <ExportReport definition={definition} period={period} report={report} fields={fields} />
        )}
      </TabHeading>
      <SectionMenu current="reports" />
      <ReportChoice address={address} />
      {error && !report && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      <Notice title={t('draft.title')}>
        <p>{t('draft.text')}</p>
        <ul className="ml-5 list-disc">
          {definition.questions.map((question) => (
            <li key={question} lang="en">
              {question}
            </li>
          ))}
        </ul>
      </Notice>
      {!error && !report && <ReportSkeleton />}
      {report && fields && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {!report.is_over && <Notice tone="warning">{t('notOver')}</Notice>}
          <Completeness fields={fields} language={language} />
          <ReportFields definition={definition} fields={fields} onOpen={address.openField} />
          <Attestations
            definition={definition}
            report={report}
            missing={missing}
            onAttest={address.attest}
          />
          {field?.source.from === 'books' && (
            <FigureRows
              definition={definition}
              period={period}
              field={field}
              source={field.source}
              total={report.figures[field.source.scope]?.[field.source.figure]}
              onClose={address.close}
            />
          )}
          {field?.source.from === 'answer' && (
            <AnswerEditor
              definition={definition}
              period={period}
              field={field}
              source={field.source}
              report={report}
              onClose={address.close}
              onReload={() => void refetch()}
            />
          )}
          {address.isAttesting && report.is_over && missing === 0 && (
            <AttestDialog
              definition={definition}
              period={period}
              report={report}
              onClose={address.close}
              onReload={() => void refetch()}
            />
          )}
        </div>
      )}
    </TabPage>
  );
}

function ReportSkeleton() {
  const { t } = useTranslation('manageReports');
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-96" />
    </div>
  );
}

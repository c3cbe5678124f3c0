import { useQuery } from '@tanstack/react-query';
import { BooksMenu } from '~/command-center/books/books-menu';
import { ListFailure } from '~/command-center/kit/list-messages';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { useAddress } from '~/command-center/kit/use-address';
import { reports } from '~/content/reports/reports';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Card } from '~/shared/ui/card';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { AnswerEditor } from './answer-editor';
import { Attestations, AttestDialog } from './attestations';
import { type CompletedField, completeReport, contentOf } from './complete-report';
import { ExportReport } from './export-report';
import { reportQuery } from './fetch-report';
import { FigureRows } from './figure-rows';
import { ReportFields } from './report-fields';
import { periodName, periodsUntil } from './report-periods';

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
      <BooksMenu current="reports" />
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

/** Which report, and about which year or month. */
function ReportChoice({ address }: { address: ReturnType<typeof useReportAddress> }) {
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

type CompletenessProps = { fields: readonly CompletedField[]; language: Language };

/** How many fields are filled in, which are not held, and which still need an answer. */
function Completeness({ fields, language }: CompletenessProps) {
  const { t } = useTranslation('manageReports');
  const missing = fields.filter(({ value }) => value.is === 'missing');
  const notHeld = fields.filter(({ value }) => value.is === 'not-held');
  const done = fields.length - missing.length;
  const lists = [
    { name: 'missing', list: missing },
    { name: 'notHeld', list: notHeld },
  ] as const;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="completeness" className="scroll-mt-24 text-heading">
          {t('completeness.title', { done, total: fields.length })}
        </h2>
        <progress
          max={fields.length}
          value={done}
          aria-label={t('completeness.label')}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-mata-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-mata-600"
        />
      </div>
      {missing.length === 0 && <p className="text-muted">{t('completeness.complete')}</p>}
      {lists.map(
        ({ name, list }) =>
          list.length > 0 && (
            <div key={name} className="grid gap-1">
              <h3 className="font-semibold">{t(`completeness.${name}`, { count: list.length })}</h3>
              <ul className="grid gap-x-6 sm:grid-cols-2">
                {list.map(({ field }) => (
                  <li key={field.id}>
                    <a
                      href={`#field-${field.id}`}
                      className="link inline-flex min-h-9 items-center text-sm"
                    >
                      {field.label[language]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Card>
  );
}

/** What is open: the report, its period, and a dialog about a field. The back button closes the dialog. */
function useReportAddress() {
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

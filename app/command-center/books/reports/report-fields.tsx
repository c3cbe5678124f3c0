import { clsx } from 'clsx';
import type { ReportDefinition } from '~/content/reports/report-definition';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import type { CompletedField } from './complete-report';
import { writeValue } from './write-value';

type ReportFieldsProps = {
  definition: ReportDefinition;
  fields: readonly CompletedField[];
  /** Opens the rows of a figure, or the form of an answer. */
  onOpen: (field: string) => void;
};

/** The sections of a report with their fields, as they are filed. */
export function ReportFields({ definition, fields, onOpen }: ReportFieldsProps) {
  const { language } = useLanguage();
  const byId = new Map(fields.map((one) => [one.field.id, one]));
  return definition.sections.map((section) => (
    <Card key={section.id} className="grid gap-2">
      <h2 className="text-heading">{section.title[language]}</h2>
      <dl className="divide-y divide-line/70">
        {section.fields.map(({ id }) => {
          const one = byId.get(id);
          return one && <FieldLine key={id} one={one} onOpen={onOpen} />;
        })}
      </dl>
    </Card>
  ));
}

function FieldLine({ one, onOpen }: { one: CompletedField; onOpen: (field: string) => void }) {
  const { t } = useTranslation('manageReports');
  const { language } = useLanguage();
  const { field, value } = one;
  const lines = writeValue(value, language, {
    notHeld: t('value.notHeld'),
    missing: t('value.missing'),
    none: t('value.none'),
  });
  const isAnswer = field.source.from === 'answer';
  const hasRows = field.source.from === 'books' && value.is !== 'not-held';
  const isUnknown = value.is === 'not-held' || value.is === 'missing';
  return (
    <div
      id={`field-${field.id}`}
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-4 target:bg-mata-100/60 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_9rem] @min-[44rem]:items-start"
    >
      <dt className="col-span-2 grid gap-0.5 @min-[44rem]:col-span-1">
        <span className="font-medium">{field.label[language]}</span>
        <span className="text-sm text-muted">{field.statute}</span>
        {field.hint && <span className="text-sm text-muted">{field.hint[language]}</span>}
      </dt>
      <dd
        className={clsx(
          'min-w-0 tabular-nums',
          // Figures are aligned at their ends, as in a table; text of several lines at its start.
          lines.length === 1 && '@min-[44rem]:text-right',
        )}
      >
        {isUnknown ? (
          <Badge tone={value.is === 'missing' ? 'warning' : 'neutral'}>{lines[0]}</Badge>
        ) : (
          <span className="grid gap-0.5 font-semibold wrap-anywhere">
            {lines.map((line, place) => (
              // Lines of a text may be equal, and they never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <span key={place}>{line}</span>
            ))}
          </span>
        )}
      </dd>
      <dd className="@min-[44rem]:text-right">
        {(isAnswer || hasRows) && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => onOpen(field.id)}
            aria-label={t(isAnswer ? 'answer.openOf' : 'rows.openOf', {
              field: field.label[language],
            })}
          >
            {t(isAnswer ? (value.is === 'missing' ? 'answer.open' : 'answer.change') : 'rows.open')}
          </Button>
        )}
      </dd>
    </div>
  );
}

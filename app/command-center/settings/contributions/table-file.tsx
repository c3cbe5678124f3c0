import { Download } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ImportProblem } from '~/command-center/kit/import/import-file';
import { type PlanType, planTypes } from '~/command-center/kit/plan-types';
import type { IuaAmount, Plan } from '~/command-center/settings/plans/fetch-plans';
import { download, writeCsv } from '~/shared/format/csv';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { Amount } from './fetch-tables';
import {
  cellKey,
  keyOf,
  readTableLines,
  sentTable,
  type TableColumn,
  type TableDraft,
  tableColumns,
} from './table-draft';

type Choices = { plans: readonly Plan[]; amounts: readonly IuaAmount[] };

/** Writes and reads a table as a CSV file with one line for each amount. */
export function useTableFile({ plans, amounts }: Choices) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const names: Record<string, PlanType> = {};
  for (const type of planTypes) names[t(`household.${type}`).toLowerCase()] = type;

  const exportCells = async (
    { starts_on, from_ages }: { starts_on: string; from_ages: readonly number[] },
    cells: readonly Amount[],
  ) => {
    const order = new Map<string, number>();
    for (const { id } of plans) {
      for (const household of planTypes) {
        for (const { id: iua } of amounts) {
          for (const age of from_ages) {
            order.set(cellKey({ plan: id, household, iua, age }), order.size);
          }
        }
      }
    }
    const rows = cells.toSorted(
      (one, other) => (order.get(keyOf(one)) ?? 0) - (order.get(keyOf(other)) ?? 0),
    );
    const text = await writeCsv(
      [
        {
          title: t('columns.plan'),
          value: (row: Amount) => plans.find(({ id }) => id === row.product_id)?.name,
        },
        {
          title: t('columns.household'),
          value: ({ plan_type }) => t(`household.${plan_type as PlanType}`),
        },
        { title: t('columns.from_age'), value: ({ from_age }) => from_age },
        {
          title: t('columns.to_age'),
          value: ({ from_age }) => {
            const next = from_ages.find((age) => age > from_age);
            return next === undefined ? '' : next - 1;
          },
        },
        {
          title: t('columns.iua'),
          value: (row) => amounts.find(({ id }) => id === row.product_iua_id)?.amount,
        },
        { title: t('columns.monthly'), value: ({ cents }) => cents / 100 },
      ],
      rows,
    );
    download(`contributions-${starts_on}.csv`, text);
  };

  const readFile = async (file: File) => {
    const { openCsv } = await import('~/command-center/kit/import/read-csv');
    const read = await openCsv<TableColumn>(file, tableColumns);
    if ('code' in read) return { problem: read };
    return readTableLines(read.lines, { plans, amounts, households: names }, language);
  };

  return { exportCells, readFile };
}

type TableFileProps = Choices & {
  draft: TableDraft;
  onRead: (part: Partial<TableDraft>) => void;
};

type ReadFile = Awaited<ReturnType<ReturnType<typeof useTableFile>['readFile']>>;

/** Reads the amounts from a CSV file, and writes them into one. */
export function TableFile({ draft, plans, amounts, onRead }: TableFileProps) {
  const { t } = useTranslation('managePlans');
  const { exportCells, readFile } = useTableFile({ plans, amounts });
  const [result, setResult] = useState<ReadFile>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = async (file: File) => {
    const now = await readFile(file).catch((): ReadFile => ({ problem: { code: 'unreadable' } }));
    setResult(now);
    if ('cells' in now) onRead(now);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('tables.import')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void read(file);
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          {t('tables.import')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const { starts_on, from_ages, amounts: cells } = sentTable(draft);
            void exportCells({ starts_on, from_ages }, cells);
          }}
        >
          <Download className="size-5" />
          {t('tables.export')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('tables.fileHint')}</p>
      {result && 'problem' in result && (
        <ImportProblem
          problem={result.problem}
          titleOf={(column: TableColumn) => t(`columns.${column}`)}
        />
      )}
      {result && 'problems' in result && (
        <Notice tone="danger" live="alert" title={t('file.wrong')}>
          <ul className="grid gap-1">
            {result.problems.slice(0, 8).map(({ row, code }) => (
              <li key={`${row} ${code}`}>{t(`file.problems.${code}`, { row })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {result && 'cells' in result && (
        <Notice tone="success" live="status">
          <p>{t('file.read', { count: Object.keys(result.cells).length })}</p>
        </Notice>
      )}
    </div>
  );
}

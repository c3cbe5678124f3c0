import { clsx } from 'clsx';
import { FileUp, type LucideIcon } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import type { FileProblem } from './read-csv';

type ImportFileProps = { isChecking: boolean; onChoose: (file: File) => void };

/** The area where a file is dropped or chosen. */
export function ImportFile({ isChecking, onChoose }: ImportFileProps) {
  const { t } = useTranslation('importMembers');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isChecking) onChoose(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'relative grid min-h-56 cursor-pointer place-items-center content-center gap-3 rounded-lg border-2 border-dashed px-6 py-10 text-center transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-barro-600',
        isOver ? 'border-mata-700 bg-mata-100' : 'border-control bg-white hover:bg-mata-50',
      )}
    >
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        disabled={isChecking}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // Resetting the input lets the user choose the same file again after a correction.
          target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {isChecking ? (
        <span role="status" className="flex items-center gap-3 font-semibold">
          <Spinner />
          {t('reading')}
        </span>
      ) : (
        <>
          <FileUp className="size-10 text-mata-700" strokeWidth={1.5} />
          <span className="text-heading">{t('drop')}</span>
          <span className="text-muted">
            {t('choose')}. {t('limit')}
          </span>
        </>
      )}
    </label>
  );
}

type ImportCountProps = {
  icon: LucideIcon;
  tone: 'mata' | 'danger' | 'plain';
  count: number;
  label: string;
};

const tones = {
  mata: 'bg-mata-100 text-mata-700',
  danger: 'bg-danger-100 text-danger-700',
  plain: 'bg-sand text-muted',
};

/** The number of lines of one kind. */
export function ImportCount({ icon: Icon, tone, count, label }: ImportCountProps) {
  const { language } = useLanguage();
  return (
    <li className="flex items-center gap-4 rounded-md bg-white p-5 shadow-raised">
      <span className={clsx('grid size-12 shrink-0 place-items-center rounded-sm', tones[tone])}>
        <Icon className="size-6" strokeWidth={1.75} />
      </span>
      <span className="grid leading-tight">
        <span className="text-heading font-semibold tabular-nums">
          {new Intl.NumberFormat(language).format(count)}
        </span>
        <span className="text-sm text-muted">{label}</span>
      </span>
    </li>
  );
}

type ImportProblemProps<Column extends string> = {
  problem: FileProblem<Column>;
  titleOf: (column: Column) => string;
};

/** The reason why a file cannot be previewed. */
export function ImportProblem<Column extends string>({
  problem,
  titleOf,
}: ImportProblemProps<Column>) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const text = () => {
    switch (problem.code) {
      case 'tooMany':
        return t('problems.tooMany', {
          count: new Intl.NumberFormat(language).format(problem.count),
        });
      case 'columnsMissing':
        return t('problems.columnsMissing', {
          columns: new Intl.ListFormat(language).format(problem.columns.map(titleOf)),
        });
      default:
        return t(`problems.${problem.code}`);
    }
  };
  return (
    <Notice tone="danger" live="alert">
      <p>{text()}</p>
    </Notice>
  );
}

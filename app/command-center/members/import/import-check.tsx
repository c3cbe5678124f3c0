import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Columns3, Download, UserCheck, Users } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { normalizeWord } from '~/command-center/kit/import/csv-columns';
import { ImportCount } from '~/command-center/kit/import/import-file';
import { download, writeCsv } from '~/shared/format/csv';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { type ImportError, problemTitles } from './import-columns';
import type { Check } from './import-members';
import { ImportPreview } from './import-preview';
import type { CheckedLine } from './import-results';

type ImportCheckProps = {
  check: Check;
  isKeeping: boolean;
  onKeep: (check: Check) => void;
  onEdit: () => void;
  onAgain: () => void;
};

/** The preview of an import, line by line, and its button, which leaves out invalid lines. */
export function ImportCheck({ check, isKeeping, onKeep, onEdit, onAgain }: ImportCheckProps) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const downloadWrong = useWrongLinesFile();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { wrong, there, people, new: added } = check;
  const kept = added + people;
  const number = new Intl.NumberFormat(language);

  const ignored = check.file.sheet.titles.filter(
    (title, place) => title.trim() !== '' && !check.file.mapping[place],
  );

  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {t('check.file', {
          name: check.file.name,
          count: check.lines.length,
          text: number.format(check.lines.length),
        })}
      </h2>
      <ul
        className={clsx(
          'grid gap-4',
          people > 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        <ImportCount
          icon={CircleCheck}
          tone="mata"
          count={added}
          label={t('check.new', { count: added })}
        />
        {people > 0 && (
          <ImportCount
            icon={Users}
            tone="mata"
            count={people}
            label={t('check.people', { count: people })}
          />
        )}
        <ImportCount
          icon={UserCheck}
          tone="plain"
          count={there}
          label={t('check.there', { count: there })}
        />
        <ImportCount
          icon={CircleAlert}
          tone={wrong > 0 ? 'danger' : 'plain'}
          count={wrong}
          label={t('check.wrong', { count: wrong })}
        />
      </ul>
      <Notice tone={wrong > 0 ? 'danger' : kept > 0 ? 'success' : 'info'} live="status">
        <p>
          {wrong > 0
            ? t(kept > 0 ? 'check.someWrong' : 'check.noneRight')
            : kept > 0
              ? t('check.ready')
              : t('check.allThere')}
        </p>
        {ignored.length > 0 && (
          <p>{t('check.ignored', { columns: new Intl.ListFormat(language).format(ignored) })}</p>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {wrong > 0 && (
          <Button onClick={() => void downloadWrong(check)}>
            <Download className="size-5" />
            {t('check.downloadErrors')}
          </Button>
        )}
        {kept > 0 && (
          <Button
            variant={wrong > 0 ? 'outline' : 'primary'}
            busy={isKeeping}
            onClick={() => onKeep(check)}
          >
            {isKeeping
              ? t('importing')
              : t(
                  wrong > 0
                    ? 'check.importOthers'
                    : people > 0
                      ? 'check.importLines'
                      : 'check.import',
                  { count: kept },
                )}
          </Button>
        )}
        <Button variant="outline" disabled={isKeeping} onClick={onAgain}>
          {t('check.another')}
        </Button>
        <Button variant="quiet" disabled={isKeeping} onClick={onEdit}>
          <Columns3 className="size-5" />
          {t('check.columns')}
        </Button>
      </div>
      <ImportPreview lines={check.lines} />
      <ImportLines lines={check.lines} />
    </div>
  );
}

const mostShown = 200;

const order = { wrong: 0, new: 1, person: 1, there: 2 };

/** The lines of a file and their results, invalid lines first. */
function ImportLines({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const words = useImportLabels();
  const sorted = lines.toSorted((a, b) => order[a.outcome] - order[b.outcome]);
  const shown = sorted.slice(0, mostShown);
  const number = new Intl.NumberFormat(language);
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto rounded-lg bg-white shadow-raised">
        <table aria-label={t('table.label')} className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th
                scope="col"
                className="w-px py-3 pr-2 pl-4 sm:pr-4 sm:pl-6 text-right font-semibold"
              >
                {t('table.line')}
              </th>
              <th scope="col" className="px-2 py-3 sm:px-4 font-semibold">
                {t('table.who')}
              </th>
              <th scope="col" className="py-3 pr-4 pl-2 sm:pr-6 sm:pl-4 font-semibold">
                {t('table.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.row} className="border-b border-line/70 align-top last:border-0">
                <td className="py-3 pr-2 pl-4 sm:pr-4 sm:pl-6 text-right tabular-nums text-muted">
                  {number.format(line.row)}
                </td>
                <td className="px-2 py-3 sm:px-4 wrap-anywhere">{words.who(line)}</td>
                <td className="py-3 pr-4 pl-2 sm:pr-6 sm:pl-4">
                  {line.outcome === 'wrong' ? (
                    <ul className="grid gap-2 wrap-anywhere">
                      {line.mistakes.map((mistake) => (
                        <li key={`${mistake.column} ${mistake.reason}`}>
                          <span className="font-medium text-danger-700">
                            {words.wrong(mistake)}
                          </span>
                          {words.value(line, mistake) && (
                            <span className="block text-muted">“{words.value(line, mistake)}”</span>
                          )}
                        </li>
                      ))}
                    </ul>
                  ) : (
                    <Badge dot tone={line.outcome === 'there' ? 'neutral' : 'success'}>
                      {t(`outcome.${line.outcome}`)}
                    </Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > shown.length && (
        <p className="text-sm text-muted">
          {t('table.more', { shown: number.format(mostShown), total: number.format(lines.length) })}
        </p>
      )}
    </div>
  );
}

/**
 * Downloads the invalid lines with their own headings and cells, and a column that names the
 * problems. The import skips that column, so the corrected file can be imported.
 */
export function useWrongLinesFile() {
  const { t } = useTranslation('importMembers');
  const words = useImportLabels();
  return async ({ lines, file }: Pick<Check, 'lines' | 'file'>) => {
    const wrong = lines.filter(({ outcome }) => outcome === 'wrong');
    const { titles } = file.sheet;
    // Cells without a heading stay at the end, where the import refuses them again.
    const width = Math.max(titles.length, ...wrong.map(({ cells }) => cells.length));
    const columns = Array.from({ length: width }, (_, place) => ({
      title: titles[place] ?? '',
      value: ({ cells }: CheckedLine) => cells[place] ?? '',
    }));
    const problem = {
      title: t('table.problem'),
      value: ({ row, mistakes }: CheckedLine) =>
        t('table.problemOf', { row, problems: mistakes.map(words.wrong).join('; ') }),
    };
    const others = columns.filter(({ title }) => !problemTitles.includes(normalizeWord(title)));
    download(`${t('table.errorsName')}.csv`, await writeCsv([problem, ...others], wrong));
  };
}

type Reason = keyof Messages['importMembers']['reasons'];

/** The lines of a file and their errors as text. */
function useImportLabels() {
  const { t, exists } = useTranslation('importMembers');
  return {
    /** The text of an error, such as "Date of birth: must be a date, such as 1985-03-01". */
    wrong: ({ column, reason }: ImportError) => {
      const isKnown = exists(`importMembers:reasons.${reason}`);
      return t('outcome.wrong', {
        // A newer database may return columns that this version does not know.
        column:
          column && exists(`importMembers:columns.${column}`)
            ? t(`columns.${column}`)
            : (column ?? t('wholeLine')),
        reason: t(`reasons.${(isKnown ? reason : 'other') as Reason}`),
      });
    },
    who: ({ written }: CheckedLine) =>
      [[written.first_name, written.last_name].filter(Boolean).join(' '), written.email]
        .filter(Boolean)
        .join(' · '),
    /** The invalid value of the file. */
    value: ({ written }: CheckedLine, { column }: ImportError) => (column && written[column]) ?? '',
  };
}

import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Columns3, Copy, Download, UserCheck, Users } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { normalizeWord } from '~/command-center/kit/import/csv-columns';
import { ImportCount } from '~/command-center/kit/import/import-file';
import { useMatchText } from '~/command-center/members/duplicates/duplicate-notice';
import { Choice } from '~/shared/fields/choice';
import { ChoiceGroup } from '~/shared/fields/choice-group';
import { download, writeCsv } from '~/shared/format/csv';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { type ImportError, problemTitles } from './import-columns';
import { hasSameName, type LeaveOut, leaveOut } from './import-duplicates';
import type { Check } from './import-members';
import { ImportPreview } from './import-preview';
import { type CheckedLine, countResults, type Resemblance } from './import-results';

type ImportCheckProps = {
  check: Check;
  isKeeping: boolean;
  onKeep: (chosen: { check: Check; left: LeaveOut }) => void;
  onEdit: () => void;
  onAgain: () => void;
};

/**
 * The preview of an import, line by line, and its button, which leaves out invalid lines. If lines
 * resemble someone, the admin chooses what happens to them: nothing is doubled or dropped unseen.
 */
export function ImportCheck({ check, isKeeping, onKeep, onEdit, onAgain }: ImportCheckProps) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const downloadWrong = useWrongLinesFile();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const [choice, setChoice] = useState<LeaveOut>();
  const [isMissing, setMissing] = useState(false);
  const resembling = check.lines.filter(({ resembles }) => resembles);
  const shown = countResults(leaveOut(check.lines, choice ?? 'all'));
  const { wrong, there, people, left, new: added } = shown;
  const kept = added + people;
  const isOpen = resembling.length > 0 && !choice;
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
          people > 0 || resembling.length > 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
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
        {resembling.length > 0 && (
          <ImportCount
            icon={Copy}
            tone="danger"
            count={resembling.length}
            label={t('check.resembling', { count: resembling.length })}
          />
        )}
        <ImportCount
          icon={CircleAlert}
          tone={wrong > 0 ? 'danger' : 'plain'}
          count={wrong}
          label={t('check.wrong', { count: wrong })}
        />
      </ul>
      <Notice tone={wrong > 0 ? 'danger' : kept > 0 ? 'success' : 'info'} live="status">
        {(wrong > 0 || left === 0) && (
          <p>
            {wrong > 0
              ? t(kept + left > 0 ? 'check.someWrong' : 'check.noneRight')
              : kept > 0
                ? t('check.ready')
                : t('check.allThere')}
          </p>
        )}
        {left > 0 && <p>{t(isOpen ? 'check.openChoice' : 'check.left', { count: left })}</p>}
        {ignored.length > 0 && (
          <p>{t('check.ignored', { columns: new Intl.ListFormat(language).format(ignored) })}</p>
        )}
      </Notice>
      {resembling.length > 0 && (
        <ResemblingChoice
          lines={resembling}
          choice={choice}
          error={isMissing && !choice ? t('resembling.missing') : undefined}
          onChoose={setChoice}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {wrong + left > 0 && (
          <Button
            variant={wrong > 0 ? 'primary' : 'outline'}
            onClick={() => void downloadWrong({ ...check, lines: shown.lines })}
          >
            <Download className="size-5" />
            {t(downloadLabel(shown))}
          </Button>
        )}
        {isOpen && (
          <Button variant={wrong > 0 ? 'outline' : 'primary'} onClick={() => setMissing(true)}>
            {t('check.importChosen')}
          </Button>
        )}
        {kept > 0 && !isOpen && (
          <Button
            variant={wrong > 0 ? 'outline' : 'primary'}
            busy={isKeeping}
            onClick={() => onKeep({ check, left: choice ?? 'none' })}
          >
            {isKeeping
              ? t('importing')
              : t(
                  wrong + left > 0
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

type ResemblingChoiceProps = {
  lines: readonly CheckedLine[];
  choice: LeaveOut | undefined;
  error: string | undefined;
  onChoose: (choice: LeaveOut) => void;
};

/** What happens to the lines that resemble someone. */
function ResemblingChoice({ lines, choice, error, onChoose }: ResemblingChoiceProps) {
  const { t } = useTranslation('importMembers');
  const group = useRef<HTMLDivElement>(null);
  const named = lines.filter(hasSameName).length;
  const isMixed = named > 0 && named < lines.length;
  const choices = ['all', ...(isMixed ? (['name'] as const) : []), 'none'] as const;
  useLayoutEffect(() => {
    if (error) group.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <div ref={group} className="rounded-lg bg-white p-5 shadow-raised">
      <ChoiceGroup label={t('resembling.label')} hint={t('resembling.hint')} error={error}>
        {choices.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="resembling"
            checked={choice === one}
            aria-invalid={Boolean(error)}
            onChange={() => onChoose(one)}
          >
            {t(`resembling.${one}`, { count: one === 'name' ? named : lines.length })}
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  );
}

const mostShown = 200;

/** The place of a line in the table: invalid lines first, then those that resemble someone. */
function placeOf({ outcome, resembles }: CheckedLine): number {
  if (outcome === 'wrong') return 0;
  if (resembles) return 1;
  return outcome === 'there' ? 3 : 2;
}

/** The lines of a file and their results. */
function ImportLines({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const words = useImportLabels();
  const sorted = lines.toSorted((a, b) => placeOf(a) - placeOf(b));
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
                    <span className="grid justify-items-start gap-2">
                      <Badge dot tone={line.outcome === 'there' ? 'neutral' : 'success'}>
                        {t(`outcome.${line.outcome}`)}
                      </Badge>
                      {line.resembles?.map((one) => (
                        <ResemblanceText
                          key={`${one.row} ${one.member?.member_id} ${one.member?.relation}`}
                          resemblance={one}
                        />
                      ))}
                    </span>
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

/** Whom a line resembles. The record opens in a new tab, so that the preview stays. */
function ResemblanceText({ resemblance }: { resemblance: Resemblance }) {
  const { t } = useTranslation('common');
  const text = useResemblanceText();
  const { member } = resemblance;
  if (!member) return <span className="text-warning-700">{text(resemblance)}</span>;
  return (
    <LocalLink
      to="adminMembers"
      search={`?open=${member.member_id}`}
      target="_blank"
      className="link text-warning-700 wrap-anywhere"
    >
      {text(resemblance)}
      <span className="sr-only"> {t('newTab')}</span>
    </LocalLink>
  );
}

/** A resemblance in words, such as "Resembles M-104-286-6: same phone". */
function useResemblanceText() {
  const { t } = useTranslation(['importMembers', 'manageMembers']);
  const matchesOf = useMatchText();
  return ({ matches, member, row }: Resemblance): string => {
    const text = matchesOf(matches);
    if (!member) {
      return t('importMembers:resembling.line', { row: row ?? 0, matches: text });
    }
    const { member_number: number, relation } = member;
    if (!relation) return t('importMembers:resembling.member', { number, matches: text });
    return t('importMembers:resembling.person', {
      relation: t(`manageMembers:household.relationships.${relation}`),
      number,
      matches: text,
    });
  };
}

/**
 * Downloads the invalid lines, and those that were left out, with their own headings and cells, and
 * a column that names the problems. The import skips that column, so the corrected file can be imported.
 */
export function useWrongLinesFile() {
  const { t } = useTranslation('importMembers');
  const words = useImportLabels();
  const resemblance = useResemblanceText();
  return async ({ lines, file }: Pick<Check, 'lines' | 'file'>) => {
    const wrong = lines.filter(({ outcome }) => outcome === 'wrong' || outcome === 'left');
    const { titles } = file.sheet;
    // Cells without a heading stay at the end, where the import refuses them again.
    const width = Math.max(titles.length, ...wrong.map(({ cells }) => cells.length));
    const columns = Array.from({ length: width }, (_, place) => ({
      title: titles[place] ?? '',
      value: ({ cells }: CheckedLine) => cells[place] ?? '',
    }));
    const problem = {
      title: t('table.problem'),
      value: ({ row, mistakes, resembles = [] }: CheckedLine) =>
        t('table.problemOf', {
          row,
          problems: [...mistakes.map(words.wrong), ...resembles.map(resemblance)].join('; '),
        }),
    };
    const others = columns.filter(({ title }) => !problemTitles.includes(normalizeWord(title)));
    download(`${t('table.errorsName')}.csv`, await writeCsv([problem, ...others], wrong));
  };
}

/** The label of the button of `useWrongLinesFile`. */
export function downloadLabel({ wrong, left }: Pick<Check, 'wrong' | 'left'>) {
  if (left === 0) return 'check.downloadErrors';
  return wrong > 0 ? 'check.downloadBoth' : 'check.downloadLeft';
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

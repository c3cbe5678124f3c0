import { CircleAlert, CircleCheck, CopyCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { ImportCount } from '~/command-center/kit/import/import-file';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { Check, CheckedLine, Mistake } from './check-contributions';

type ImportPreviewProps = {
  check: Check;
  isKeeping: boolean;
  onKeep: () => void;
  onAgain: () => void;
};

/** The preview of an import, line by line, and its button if no line is wrong. */
export function ImportPreview({ check, isKeeping, onKeep, onAgain }: ImportPreviewProps) {
  const { t } = useTranslation(['manageContributions', 'importMembers']);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { lines } = check;
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
  const [added, there, wrong] = [count('new'), count('there'), count('wrong')];
  const above = lines.filter(({ isAboveDue }) => isAboveDue).length;
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {t('importMembers:check.file', {
          name: check.fileName,
          count: lines.length,
          text: new Intl.NumberFormat(language).format(lines.length),
        })}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        <ImportCount
          icon={CircleCheck}
          tone="mata"
          count={added}
          label={t('manageContributions:import.new', { count: added })}
        />
        <ImportCount
          icon={CopyCheck}
          tone="plain"
          count={there}
          label={t('manageContributions:import.there', { count: there })}
        />
        <ImportCount
          icon={CircleAlert}
          tone={wrong > 0 ? 'danger' : 'plain'}
          count={wrong}
          label={t('importMembers:check.wrong', { count: wrong })}
        />
      </ul>
      <Notice tone={wrong > 0 ? 'danger' : added > 0 ? 'success' : 'info'} live="status">
        <p>
          {wrong > 0
            ? t('importMembers:check.fixFile')
            : added > 0
              ? t('importMembers:check.ready')
              : t('manageContributions:import.allThere')}
        </p>
        {check.ignored.length > 0 && (
          <p>
            {t('importMembers:check.ignored', {
              columns: new Intl.ListFormat(language).format(check.ignored),
            })}
          </p>
        )}
      </Notice>
      {above > 0 && (
        <Notice tone="warning">
          <p>{t('manageContributions:import.aboveDue', { count: above })}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {wrong === 0 && added > 0 && (
          <Button busy={isKeeping} onClick={onKeep}>
            {isKeeping
              ? t('importMembers:importing')
              : t('manageContributions:import.keep', { count: added })}
          </Button>
        )}
        <Button variant="outline" disabled={isKeeping} onClick={onAgain}>
          {t('importMembers:check.another')}
        </Button>
      </div>
      <PreviewLines lines={lines} />
    </div>
  );
}

const mostShown = 200;

const order = { wrong: 0, new: 1, there: 2 };

/** The lines of a file and their results: wrong lines first, then months that were paid before. */
function PreviewLines({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation(['manageContributions', 'importMembers']);
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const place = ({ outcome, isAboveDue }: CheckedLine) => order[outcome] + (isAboveDue ? -0.5 : 0);
  const shown = lines.toSorted((one, other) => place(one) - place(other)).slice(0, mostShown);
  const header = 'px-2 py-3 font-semibold sm:px-4';
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto rounded-lg bg-white shadow-raised">
        <table aria-label={t('importMembers:table.label')} className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className={`${header} w-px text-right`}>
                {t('importMembers:table.line')}
              </th>
              <th scope="col" className={header}>
                {t('manageContributions:import.payment')}
              </th>
              <th scope="col" className={header}>
                {t('importMembers:table.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.row} className="border-b border-line/70 align-top last:border-0">
                <td className="px-2 py-3 text-right text-muted tabular-nums sm:px-4">
                  {number.format(line.row)}
                </td>
                <td className="px-2 py-3 wrap-anywhere sm:px-4">
                  {[line.values.member, line.values.month, line.values.amount]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
                <td className="px-2 py-3 sm:px-4">
                  <Outcome line={line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > shown.length && (
        <p className="text-sm text-muted">
          {t('importMembers:table.more', {
            shown: number.format(mostShown),
            total: number.format(lines.length),
          })}
        </p>
      )}
    </div>
  );
}

function Outcome({ line }: { line: CheckedLine }) {
  const { t, exists } = useTranslation(['manageContributions', 'importMembers']);
  const text = ({ column, reason }: Mistake) => {
    const isOwn = exists(`manageContributions:import.reasons.${reason}`);
    return t('importMembers:outcome.wrong', {
      column: column
        ? t(`manageContributions:import.columns.${column as 'member'}`)
        : t('importMembers:wholeLine'),
      reason: isOwn
        ? t(`manageContributions:import.reasons.${reason as 'unknown'}`)
        : t(`importMembers:reasons.${reason as 'missing'}`),
    });
  };
  if (line.outcome !== 'wrong') {
    return (
      <span className="flex flex-wrap gap-1.5">
        <Badge dot tone={line.outcome === 'new' ? 'success' : 'neutral'}>
          {t(`manageContributions:import.outcomes.${line.outcome}`)}
        </Badge>
        {line.isAboveDue && (
          <Badge tone="warning">{t('manageContributions:import.outcomes.aboveDue')}</Badge>
        )}
      </span>
    );
  }
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {line.mistakes.map((mistake) => (
        <li key={`${mistake.column} ${mistake.reason}`} className="font-medium text-danger-700">
          {text(mistake)}
        </li>
      ))}
    </ul>
  );
}

import { clsx } from 'clsx';
import { flushSync } from 'react-dom';
import { PartList } from '~/command-center/requests/review/part-list';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { type Changes, changeOf, issueOf } from './change-form';
import { ChangeLine } from './change-line';
import { isUndecided, type ProposedLine } from './proposed-lines';

type DecideLinesProps = {
  lines: readonly ProposedLine[];
  changes: Changes;
  /** Problems are shown once the admin has tried to continue. */
  showsIssues: boolean;
  language: Language;
  onChange: (changes: Changes) => void;
};

/** The proposal line by line. Those that the rules leave open must be decided here. */
export function DecideLines({ lines, changes, showsIssues, onChange, ...rest }: DecideLinesProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {lines.map((line) => {
        const change = changes[line.id];
        const isOpen = isUndecided(line.result) && !change;
        const drop = () => {
          const { [line.id]: _dropped, ...others } = changes;
          moveFocus(() => onChange(others), line.id, '[data-decide-line]');
        };
        return (
          <li
            key={line.id}
            data-line={line.id}
            data-open-line={isOpen ? '' : undefined}
            className={clsx(
              'grid gap-2 rounded-md bg-white p-4',
              isOpen && 'outline-2 outline-warning-700/50',
            )}
          >
            <p className="flex items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{line.description}</strong>
                <span className="text-sm text-muted">
                  {' '}
                  · {line.provider} · {formatDate(line.day, language)}
                </span>
              </span>
              <span className="shrink-0 font-semibold tabular-nums">
                {formatMoney(line.charge / 100, language)}
              </span>
            </p>
            <PartList parts={line.result.parts} />
            {change ? (
              <ChangeLine
                change={change}
                charge={line.charge}
                language={rest.language}
                issue={showsIssues ? issueOf(change, line.charge) : undefined}
                onChange={(next) => onChange({ ...changes, [line.id]: next })}
                onDrop={drop}
              />
            ) : (
              <Button
                variant={isOpen ? 'outline' : 'quiet'}
                size="sm"
                data-decide-line=""
                aria-label={`${t(isOpen ? 'decide.decideLine' : 'decide.change')}: ${line.description}`}
                onClick={() =>
                  moveFocus(
                    () => onChange({ ...changes, [line.id]: changeOf(line.result, language) }),
                    line.id,
                    '[data-change] select',
                  )
                }
                className={clsx('w-fit', !isOpen && '-ml-3')}
              >
                {t(isOpen ? 'decide.decideLine' : 'decide.change')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Moves the focus within a line whose focused button goes, before the dialog takes it. */
function moveFocus(change: () => void, lineId: string, selector: string) {
  flushSync(change);
  document.querySelector<HTMLElement>(`[data-line="${lineId}"] ${selector}`)?.focus();
}

import { useId } from 'react';
import { rulesPages } from '~/content/rules/rules-pages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { WrittenEntry, WrittenGroup } from './written-letter';

/** More charges than these are folded. Paper shows all of them. */
const shownLines = 3;

/** What one part of the answer adds up to, reason by reason. */
export function LetterGroup({ group }: { group: WrittenGroup }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 overflow-hidden rounded-md border border-line"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-sand px-4 py-3 md:px-5">
        <h3 id={id} className="font-semibold">
          {group.title}
        </h3>
        <p className="ml-auto font-semibold tabular-nums">{group.amount}</p>
      </div>
      <ul className="divide-y divide-line">
        {group.entries.map((entry) => (
          <Entry
            key={`${entry.rule.tab}#${entry.rule.anchor} ${entry.reason}`}
            entry={entry}
            isOnly={group.entries.length === 1}
          />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, isOnly }: { entry: WrittenEntry; isOnly: boolean }) {
  const { t } = useTranslation('answer');
  const { rule, lines } = entry;
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-4 md:px-5">
      <div className="flex items-baseline justify-between gap-x-6">
        <p className="max-w-prose min-w-0 wrap-anywhere">
          {entry.isDecided && <span className="font-semibold">{t('entry.decided')} </span>}
          {entry.reason}
        </p>
        {!isOnly && <p className="shrink-0 tabular-nums">{entry.amount}</p>}
      </div>
      <p className="text-sm">
        <span className="text-muted">{t('entry.rule')} </span>
        <LocalLink to={rulesPages[rule.tab]} hash={rule.anchor} className="link">
          {rule.title}
        </LocalLink>
      </p>
      {lines.length > shownLines ? (
        <details className="text-sm print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mata-700 print:hidden">
            {t('entry.lines', { count: lines.length })}
          </summary>
          <Lines lines={lines} />
        </details>
      ) : (
        <Lines lines={lines} />
      )}
    </li>
  );
}

function Lines({ lines }: Pick<WrittenEntry, 'lines'>) {
  const { t } = useTranslation('answer');
  return (
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('entry.charge')}</th>
          <th scope="col">{t('entry.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter never change
          <tr key={index} className="align-baseline text-muted">
            <td className="py-1 pr-4 wrap-anywhere">{text}</td>
            <td className="py-1 text-right whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

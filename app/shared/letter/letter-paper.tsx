import { createContext, type ReactNode, useContext, useId } from 'react';
import { rulesPages } from '~/content/rules/rules-pages';
import { type Page, pathFor } from '~/paths';
import { WeekList } from '~/shared/hard-news/week-list';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';
import { Notice } from '~/shared/ui/notice';
import { LetterAmounts } from './letter-amounts';
import type { WrittenEntry, WrittenGroup, WrittenLetter, WrittenPayments } from './written-letter';

type LetterPaperProps = {
  letter: WrittenLetter;
  /** The letter is a part of another page, which its links do not leave. */
  isPart?: boolean;
};

const IsPart = createContext(false);

/** The letter: the answer in one sentence and three amounts, then line by line, then what follows. */
export function LetterPaper({ letter, isPart = false }: LetterPaperProps) {
  const { t } = useTranslation('answer');
  const Title = isPart ? 'h2' : 'h1';
  return (
    <IsPart value={isPart}>
      <div className="@container print:contents">
        <article className="grid grid-cols-1 gap-8 rounded-lg bg-white p-5 shadow-raised @xl:p-10 print:block print:space-y-6 print:rounded-none print:p-0 print:[box-shadow:none]!">
          <header className="grid gap-5">
            {letter.replaced && (
              <Notice tone="warning">
                <p>{letter.replaced}</p>
              </Notice>
            )}
            {letter.secondReading && (
              <Notice tone="info">
                <p>{letter.secondReading}</p>
              </Notice>
            )}
            <Title className="text-subtitle text-balance">{letter.title}</Title>
            <dl className="grid gap-x-8 gap-y-3 border-y border-line py-4 text-sm @md:grid-cols-2">
              {letter.facts.map(({ label, value }) => (
                <div key={label + value} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{label}</dt>
                  <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="grid max-w-prose gap-2">
              <p>{letter.greeting}</p>
              <p className="text-lead font-semibold text-balance">{letter.outcome}</p>
            </div>
          </header>
          <LetterAmounts letter={letter} isPart={isPart} />
          {letter.message && (
            <section className="grid gap-2 rounded-md bg-sand p-5">
              <h2 className="text-sm font-semibold text-muted">{t('message')}</h2>
              <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{letter.message}</p>
            </section>
          )}
          {/* A member who reads a "no" looks for the reason first. */}
          {letter.beginsWithReason && <Detail letter={letter} />}
          {letter.steps && <Steps steps={letter.steps} />}
          {letter.week && (
            <WeekList steps={letter.week} StepLink={LetterLink} className="rounded-md @xl:p-6" />
          )}
          {!letter.beginsWithReason && <Detail letter={letter} />}
          {letter.payments && <LetterPayments payments={letter.payments} />}
          {letter.disagree && (
            <section className="hidden gap-2 print:grid">
              <h2 className="text-heading">{t('disagree.title')}</h2>
              <p>{letter.disagree}</p>
            </section>
          )}
        </article>
      </div>
    </IsPart>
  );
}

type LetterLinkProps = { to: Page; hash?: string; className: string; children: ReactNode };

function LetterLink({ to, hash, className, children }: LetterLinkProps) {
  const { language } = useLanguage();
  if (useContext(IsPart)) {
    return (
      <ExternalLink newTab href={pathFor(to, language, hash)} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <LocalLink to={to} {...(hash && { hash })} className={className}>
      {children}
    </LocalLink>
  );
}

function Steps({ steps }: { steps: string[] }) {
  const { t } = useTranslation('answer');
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{t('steps.title')}</h2>
      <ol className="grid max-w-prose list-decimal gap-3 pl-5 marker:font-semibold marker:text-mata-700">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Detail({ letter }: { letter: WrittenLetter }) {
  const { t } = useTranslation('answer');
  return (
    <section className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="text-heading">{letter.detailTitle}</h2>
        <p className="text-sm text-muted">{t('detail.text')}</p>
      </div>
      {letter.decided.length > 0 && (
        <Notice>
          {letter.decided.map((text) => (
            <p key={text} className="wrap-anywhere">
              {text}
            </p>
          ))}
        </Notice>
      )}
      {letter.groups.map((group) => (
        <LetterGroup key={group.kind} group={group} />
      ))}
      <p className="text-sm text-muted">{t('rules.text')}</p>
    </section>
  );
}

/** More charges than these are folded. Paper shows all of them. */
const shownLines = 3;

/** What one part of the answer adds up to, reason by reason. */
function LetterGroup({ group }: { group: WrittenGroup }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 overflow-hidden rounded-md border border-line"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-sand px-4 py-3 @xl:px-5">
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
    <li className="grid grid-cols-1 gap-2 px-4 py-4 @xl:px-5">
      <div className="flex items-baseline justify-between gap-x-6">
        <p className="max-w-prose min-w-0 wrap-anywhere">
          {entry.isDecided && <span className="font-semibold">{t('entry.decided')} </span>}
          {entry.reason}
        </p>
        {!isOnly && <p className="shrink-0 tabular-nums">{entry.amount}</p>}
      </div>
      <p className="text-sm">
        <span className="text-muted">{t('entry.rule')} </span>
        <LetterLink to={rulesPages[rule.tab]} hash={rule.anchor} className="link">
          {rule.title}
        </LetterLink>
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

/** The payments of the community so far, and what is open. */
function LetterPayments({ payments }: { payments: WrittenPayments }) {
  const { t } = useTranslation('answer');
  const { rows, sum } = payments;
  const id = useId();
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-heading">
        {t('payments.title')}
      </h2>
      {rows.length > 0 && (
        <table aria-labelledby={id} className="w-full">
          <thead className="text-left text-sm text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-normal @max-md:hidden">
                {t('payments.columns.date')}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {t('payments.columns.payment')}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t('payments.columns.amount')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ date, text, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added at the end
              <tr key={index} className="align-baseline">
                <td className="py-2.5 pr-4 text-sm tabular-nums @max-md:hidden">{date}</td>
                <td className="py-2.5 pr-4 wrap-anywhere">
                  {/* On a phone, three columns would break words. */}
                  <span className="block text-sm text-muted @md:hidden">{date}</span>
                  {text}
                </td>
                <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="font-semibold">{sum}</p>
    </section>
  );
}

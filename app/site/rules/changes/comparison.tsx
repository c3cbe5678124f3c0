import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Piece, SectionChange } from '~/content/rules/compare-editions';
import { rulesPages } from '~/content/rules/rules-pages';
import { rulesTabs } from '~/content/rules/types';
import { useLoaded } from '~/shared/browser/use-loaded';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { Card } from '~/shared/ui/card';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Edition, fetchTexts } from './editions';
import { LoadState } from './load-state';

type ComparisonProps = { editions: readonly Edition[]; from: number; to: number };

/** Two editions, chosen by the reader, and the words that differ. */
export function Comparison({ editions, from, to }: ComparisonProps) {
  const { t } = useTranslation('rulesChanges');
  const { language } = useLanguage();
  const [earlier, later] = [Math.min(from, to), Math.max(from, to)];
  const changes = useLoaded(`${language} ${earlier} ${later}`, async (signal) => {
    const [{ compareEditions }, [before, after]] = await Promise.all([
      import('~/content/rules/compare-editions'),
      fetchTexts([earlier, later], language, signal),
    ]);
    return before && after ? compareEditions(before, after) : [];
  });
  return (
    <section id="comparison" aria-labelledby="comparison-title">
      <ArrivalHeading id="comparison">{t('comparison.title')}</ArrivalHeading>
      <p className="mt-2 mb-5 max-w-prose text-muted">{t('comparison.text')}</p>
      <div className="mb-8 grid gap-4 sm:grid-cols-2 lg:max-w-160">
        <EditionChoice name="from" value={from} editions={editions} />
        <EditionChoice name="to" value={to} editions={editions} />
      </div>
      {earlier === later ? (
        <p role="status">{t('comparison.same')}</p>
      ) : (
        <LoadState loaded={changes} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
          {(found) => <Differences changes={found} />}
        </LoadState>
      )}
    </section>
  );
}

type EditionChoiceProps = { name: 'from' | 'to'; value: number; editions: readonly Edition[] };

function EditionChoice({ name, value, editions }: EditionChoiceProps) {
  const { t } = useTranslation('rulesChanges');
  const [, setSearch] = useSearchParams();
  const choose = (chosen: string) =>
    setSearch(
      (search) => {
        search.set(name, chosen);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Field label={t(`comparison.${name}`)}>
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        {editions.map(({ number }) => (
          <option key={number} value={number}>
            {t('edition', { number })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The sections that differ, by tab, with their changed words. */
export function Differences({ changes }: { changes: readonly SectionChange[] }) {
  const { t } = useTranslation(['rulesChanges', 'search']);
  return (
    <>
      <p role="status" className="font-semibold">
        {changes.length > 0
          ? t('comparison.count', { count: changes.length })
          : t('comparison.none')}
      </p>
      {changes.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          <del className={removedLook}>{t('legend.removed')}</del>{' '}
          <ins className={addedLook}>{t('legend.added')}</ins>
        </p>
      )}
      {rulesTabs.map((tab) => {
        const inTab = changes.filter((change) => change.tab === tab);
        if (inTab.length === 0) return null;
        return (
          <div key={tab} className="mt-8">
            <h3 className="mb-4 text-subtitle">{t(`search:tabs.${tab}`)}</h3>
            <ul className="grid gap-4">
              {inTab.map((change) => (
                <li key={change.id}>
                  <ChangedSection change={change} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

function ChangedSection({ change }: { change: SectionChange }) {
  const { t } = useTranslation('rulesChanges');
  const { tab, id, kind, title, sentences } = change;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h4 className="text-heading">
          {title.length > 0 ? (
            <Pieces pieces={kind === 'changed' ? title : plain(title)} />
          ) : (
            t('top')
          )}
        </h4>
        {kind !== 'changed' && <Badge tone="info">{t(`kind.${kind}`)}</Badge>}
      </div>
      {sentences.map((pieces) => (
        <p key={textOf(pieces)} className="max-w-prose break-words">
          <Pieces pieces={pieces} />
        </p>
      ))}
      {kind !== 'removed' && (
        <LocalLink
          to={rulesPages[tab]}
          hash={title.length > 0 ? id : ''}
          className="inline-flex min-h-11 items-center justify-self-start rounded-xs font-semibold text-mata-700 hover:underline"
        >
          {t('open')}
          <span className="sr-only"> {textOf(title)}</span>
        </LocalLink>
      )}
    </Card>
  );
}

const removedLook = 'bg-danger-100 text-danger-700 line-through decoration-2';
const addedLook =
  'bg-mata-100 font-semibold text-mata-800 underline decoration-2 underline-offset-2';

/** Words in `ins` and `del`, which screen readers may not announce: hidden words say it. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation('rulesChanges');
  return pieces.map(({ kind, text }, place) => {
    const key = `${place} ${text}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    const trimmed = text.trimEnd();
    return (
      <span key={key}>
        <Mark className={kind === 'added' ? addedLook : removedLook}>
          <span className="sr-only">{t(`spoken.${kind}`)} </span>
          {trimmed}
          <span className="sr-only"> {t('spoken.end')} </span>
        </Mark>
        {text.slice(trimmed.length) || gapBefore(pieces[place + 1])}
      </span>
    );
  });
}

/** A space between removed and added words. The same words bring their own, and punctuation has none. */
function gapBefore(next: Piece | undefined): string {
  return next && next.kind !== 'same' ? ' ' : '';
}

/** The title of a new or removed section, which a badge marks already. */
function plain(pieces: readonly Piece[]): Piece[] {
  return pieces.map(({ text }) => ({ kind: 'same', text }));
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** A section's heading. A link to the section moves the focus here, also if it has loaded later. */
export function ArrivalHeading({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id, key]);
  return (
    <h2
      ref={heading}
      id={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-24 text-title outline-none"
    >
      {children}
    </h2>
  );
}

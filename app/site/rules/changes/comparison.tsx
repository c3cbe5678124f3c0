import { useSearchParams } from 'react-router';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { ArrivalHeading } from './arrival-heading';
import { Differences } from './differences';
import { type Edition, fetchTexts } from './editions';
import { LoadState } from './load-state';
import { useLoaded } from './use-loaded';

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

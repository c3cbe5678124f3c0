import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { readMemberNumber } from '~/shared/format/member-number';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';

type ListMessageProps = { media?: ReactNode; title: string; text: string; children?: ReactNode };

/** A title, a sentence and an action that replace the rows of a list. */
export function ListMessage({ media, title, text, children }: ListMessageProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-white px-6 py-14 text-center shadow-raised">
      {media}
      <div className="grid gap-2">
        <h2 className="text-heading">{title}</h2>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

type NoMatchesProps = { search: string; onClear: () => void };

export function NoMatches({ search, onClear }: NoMatchesProps) {
  const { t } = useTranslation('commandCenter');
  const isMistyped = readMemberNumber(search)?.isPossible === false;
  return (
    <ListMessage
      media={<SearchX className="size-10 text-muted" strokeWidth={1.5} />}
      title={t(isMistyped ? 'list.wrongNumber.title' : 'list.noMatches.title')}
      text={t(isMistyped ? 'list.wrongNumber.text' : 'list.noMatches.text')}
    >
      <Button variant="outline" size="sm" onClick={onClear}>
        {t('list.noMatches.clear')}
      </Button>
    </ListMessage>
  );
}

type RedirectToLastPageProps = { lastPage: number; onLeave: (page: number) => void };

/** Redirects from a page past the end of the list to its last page. */
export function RedirectToLastPage({ lastPage, onLeave }: RedirectToLastPageProps) {
  const leave = useEffectEvent(() => onLeave(lastPage));
  useEffect(() => leave(), []);
  return <ListSkeleton columns={0} />;
}

type ListFailureProps = { error: unknown; isTrying: boolean; onRetry: () => void };

export function ListFailure({ error, isTrying, onRetry }: ListFailureProps) {
  const { t } = useTranslation('commandCenter');
  const query = { error, isFetching: isTrying, refetch: onRetry };
  return <LoadFailure title={t('list.failed')} query={query} />;
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** @param columns the number of table columns; 0 for cards. */
export function ListSkeleton({ columns }: { columns: number }) {
  const { t } = useTranslation('commandCenter');
  const isTable = columns > 0;
  return (
    <div
      role="status"
      className={clsx('grid', isTable ? 'rounded-lg bg-white shadow-raised' : 'gap-3')}
    >
      <span className="sr-only">{t('list.loading')}</span>
      {places.map((place) => (
        <div
          key={place}
          className={clsx('flex gap-8 p-6', !isTable && 'rounded-md bg-white shadow-raised')}
        >
          {places.slice(0, isTable ? columns : 2).map((cell) => (
            <Skeleton key={cell} className="h-5 grow basis-0" />
          ))}
        </div>
      ))}
    </div>
  );
}

import { useTranslation } from '~/shared/i18n/use-translation';
import type { SearchState } from './use-rules-search';

type SearchResultsProps = {
  state: SearchState;
  query: string;
  onRetry: () => void;
  onChoose: () => void;
  onSuggest: (query: string) => void;
};

/** The state of a search, over the page. */
export function SearchResults({ state, query, onRetry, ...handlers }: SearchResultsProps) {
  const { t } = useTranslation('rules');
  return (
    <>
      <p role="status" className="sr-only">
        {state.status === 'found' && state.urgency && `${t(`search.${state.urgency}.title`)} `}
        {state.status === 'found' && t('search.results', { count: state.matches.length })}
      </p>
      {state.status !== 'idle' && (
        <div className="absolute top-full right-0 z-35 mt-2 max-h-[min(36rem,65dvh)] w-full overflow-y-auto overscroll-contain rounded-md bg-white p-2 shadow-float ring-1 ring-line md:w-136 md:max-w-[calc(100vw-2*var(--spacing-gutter))]">
          {state.status === 'loading' && <p className="p-4 text-muted">{t('search.loading')}</p>}
          {state.status === 'failed' && (
            <p role="alert" className="p-4">
              {t('search.failed')}{' '}
              <button
                type="button"
                onClick={onRetry}
                className="link min-h-11 font-semibold text-mata-700"
              >
                {t('search.retry')}
              </button>
            </p>
          )}
          {state.status === 'found' && (
            <state.RulesResults {...state} query={query} {...handlers} />
          )}
        </div>
      )}
    </>
  );
}

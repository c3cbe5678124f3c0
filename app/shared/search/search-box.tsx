import { Search, X } from 'lucide-react';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { AnswerFound } from './find-answer';
import type { Found } from './search';
import type { SearchResultsProps } from './search-results';

/**
 * One box for symptoms, bills and questions. What it finds opens over the page: whom to call, an
 * answer, and the sections of the rules.
 */
export function SearchBox() {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const frame = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { state, retry } = useSearch(query, language);
  const close = () => setIsOpen(false);

  useEffect(() => {
    // Uses text typed before hydration.
    const typed = input.current?.value ?? '';
    if (typed) {
      setQuery(typed);
      setIsOpen(document.activeElement === input.current);
    }
    const closeOutside = ({ target }: Event) =>
      target instanceof Node && !frame.current?.contains(target) && setIsOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const change = (text: string) => {
    setQuery(text);
    setIsOpen(true);
  };
  const write = (text: string) => {
    if (input.current) input.current.value = text;
    change(text);
    input.current?.focus();
  };
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    // Enter opens a page; it never calls a number.
    frame.current?.querySelector<HTMLElement>('a:not([href^="tel:"])')?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      // The focus opens the results, so they close after it.
      input.current?.focus();
      close();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(frame.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    <search className="noscript:hidden">
      <form
        ref={frame}
        onSubmit={goToFirst}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) =>
          relatedTarget && !frame.current?.contains(relatedTarget) && close()
        }
        className="relative"
      >
        <Search className="pointer-events-none absolute top-4.5 left-4 size-5 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          onFocus={() => {
            prefetchSearch(language);
            setIsOpen(true);
          }}
          onChange={({ target }) => change(target.value)}
          className="search-box block min-h-14 w-full rounded-md border border-control bg-white pr-12 pl-12 text-base placeholder:text-muted focus-visible:border-mata-700 focus-visible:outline-offset-0 focus-visible:outline-mata-700"
        />
        {query !== '' && (
          <button
            type="button"
            onClick={() => write('')}
            aria-label={t('clear')}
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
          >
            <X className="size-5" />
          </button>
        )}
        {isOpen && (
          <FloatingResults
            state={state}
            query={query}
            onRetry={retry}
            onChoose={close}
            onSuggest={write}
          />
        )}
      </form>
    </search>
  );
}

/** Moves the focus between the input and the results. */
function moveFocus(frame: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(frame?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  stops[place + step]?.focus();
}

type FloatingResultsProps = {
  state: SearchState;
  query: string;
  onRetry: () => void;
  onChoose: () => void;
  onSuggest: (query: string) => void;
};

/** The state of a search, over the page. */
function FloatingResults({ state, query, onRetry, ...handlers }: FloatingResultsProps) {
  const { t } = useTranslation('search');
  const spoken = ({ question, verdict, text }: AnswerFound) =>
    [question, t(`verdict.${verdict}`), text].join(' ');
  return (
    <>
      <p role="status" className="sr-only">
        {state.status === 'found' && state.urgency && `${t(`urgencies.${state.urgency}.title`)} `}
        {state.status === 'found' && state.answer && `${spoken(state.answer)} `}
        {state.status === 'found' && t('results', { count: state.matches.length })}
      </p>
      {state.status !== 'idle' && (
        <div className="absolute top-full right-0 z-35 mt-2 max-h-[min(36rem,65dvh)] w-full overflow-y-auto overscroll-contain rounded-md bg-white p-2 shadow-float ring-1 ring-line md:w-136 md:max-w-[calc(100vw-2*var(--spacing-gutter))]">
          {state.status === 'loading' && <p className="p-4 text-muted">{t('loading')}</p>}
          {state.status === 'failed' && (
            <p role="alert" className="p-4">
              {t('failed')}{' '}
              <button
                type="button"
                onClick={onRetry}
                className="link min-h-11 font-semibold text-mata-700"
              >
                {t('retry')}
              </button>
            </p>
          )}
          {state.status === 'found' && (
            <state.SearchResults {...state} query={query} {...handlers} />
          )}
        </div>
      )}
    </>
  );
}

type SearchState =
  | { status: 'idle' | 'loading' | 'failed' }
  | ({ status: 'found'; SearchResults: ComponentType<SearchResultsProps> } & Found);

/**
 * Searches the answers and the rules. They, the search, and its results component load with the
 * first search, because most visitors never search.
 */
function useSearch(query: string, language: Language) {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    if (query.trim() === '') return setState({ status: 'idle' });
    let isCurrent = true;
    const settle = (next: SearchState) => isCurrent && setState(next);
    setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
    load(query, language).then(settle, () => settle({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [query, language, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}

/** Prefetches the search. A failure is reported by the search itself. */
function prefetchSearch(language: Language): void {
  void Promise.allSettled([load('', language)]);
}

async function load(query: string, language: Language): Promise<SearchState> {
  const [{ search }, { SearchResults }] = await Promise.all([
    import('./search'),
    import('./search-results'),
  ]);
  return { status: 'found', ...(await search(query, language)), SearchResults };
}

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Language } from '~/shared/i18n/language';
import type { Found } from './find-in-rules';
import type { RulesResultsProps } from './rules-results';

export type SearchState =
  | { status: 'idle' | 'loading' | 'failed' }
  | ({ status: 'found'; RulesResults: ComponentType<RulesResultsProps> } & Found);

/**
 * Searches the rules. The rules, the search, and its results component load with the first search,
 * because most visitors never search.
 */
export function useRulesSearch(query: string, language: Language) {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    if (query.trim() === '') return setState({ status: 'idle' });
    let isCurrent = true;
    const settle = (next: SearchState) => isCurrent && setState(next);
    setState((last) => (last.status === 'found' ? last : { status: 'loading' }));
    search(query, language).then(settle, () => settle({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [query, language, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}

/** Prefetches the search. A failure is reported by the search itself. */
export function prefetchSearch(language: Language): void {
  void Promise.allSettled([search('', language)]);
}

async function search(query: string, language: Language): Promise<SearchState> {
  const [{ searchRules }, { RulesResults }] = await Promise.all([
    import('./find-in-rules'),
    import('./rules-results'),
  ]);
  return { status: 'found', ...(await searchRules(query, language)), RulesResults };
}

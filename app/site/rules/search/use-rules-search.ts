import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Language } from '~/shared/i18n/language';
import type { RulesMatch } from './find-in-rules';
import type { FoundRulesProps } from './found-rules';

export type SearchState =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'found'; matches: RulesMatch[]; FoundRules: ComponentType<FoundRulesProps> };

/**
 * What the rules say about `query`. The rules, the search itself and the component that shows
 * what it found are loaded with the first one: most visitors never search.
 */
export function useRulesSearch(query: string, language: Language) {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
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

/** Called when somebody is about to search. A failure is reported by the search itself. */
export function warmUp(language: Language): void {
  void Promise.allSettled([search('', language)]);
}

async function search(query: string, language: Language): Promise<SearchState> {
  const [{ searchRules }, { FoundRules }] = await Promise.all([
    import('./search-rules'),
    import('./found-rules'),
  ]);
  return { status: 'found', matches: await searchRules(query, language), FoundRules };
}

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { isFactsError } from '#rules/engine/facts-error';
import type { LineResult } from '#rules/engine/types';
import type { BillLine, Facts } from '~/command-center/requests/review/review-types';
import { previewHousehold } from './preview-household';

/** The engine, which is loaded when a bill is opened. */
export const engineQuery = {
  queryKey: ['rules-engine'],
  queryFn: async () => (await import('#rules/engine/evaluate')).evaluate,
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * What the engine says about lines while they are typed. The stored proposal is the server's.
 * @param stored the ids of the stored lines that these replace.
 * @returns undefined until the engine has loaded, or if facts are missing or wrong.
 */
export function usePreview(
  facts: Facts | null,
  stored: readonly string[],
  lines: readonly BillLine[],
): LineResult[] | undefined {
  const { data: evaluate } = useQuery(engineQuery);
  const current = useDeferredValue(lines);
  return useMemo(() => {
    if (!evaluate || !facts?.need_id) return undefined;
    const ids = new Set(current.map(({ id }) => id));
    try {
      const { needs } = evaluate(previewHousehold(facts, stored, current), facts.editions);
      return needs.flatMap((need) => need.lines).filter(({ lineId }) => ids.has(lineId));
    } catch (error) {
      // Saving says what is wrong.
      if (isFactsError(error)) return undefined;
      throw error;
    }
  }, [evaluate, facts, stored, current]);
}

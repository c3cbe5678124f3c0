import { useEffect, useReducer, useState } from 'react';
import { useTabDraft } from '~/command-center/kit/editor/use-draft';
import { type BillDraft, type LineDraft, nextLine } from './bill-draft';

type Step =
  | { set: Partial<BillDraft> }
  | { line: string; set: Partial<LineDraft> }
  | { add: true }
  | { remove: string }
  | { restore: { line: LineDraft; index: number } };

function step(draft: BillDraft, action: Step): BillDraft {
  const { lines } = draft;
  if ('line' in action) {
    const changed = lines.map((line) =>
      line.id === action.line ? { ...line, ...action.set } : line,
    );
    return { ...draft, lines: changed };
  }
  if ('set' in action) return { ...draft, ...action.set };
  if ('add' in action) return { ...draft, lines: [...lines, nextLine(lines.at(-1))] };
  if ('remove' in action) {
    const left = lines.filter(({ id }) => id !== action.remove);
    return { ...draft, lines: left.length > 0 ? left : [nextLine()] };
  }
  const { line, index } = action.restore;
  return { ...draft, lines: lines.toSpliced(index, 0, line) };
}

/**
 * A bill while it is typed. It survives a reload and the end of the session in this tab.
 * @param key the bill, or the request of a new one.
 */
export function useBillDraft(key: string, start: () => BillDraft) {
  const [first] = useState(start);
  const [draft, dispatch] = useReducer(step, first);
  const isDirty = contentOf(draft) !== contentOf(first);
  const kept = useTabDraft<BillDraft>(`bill:${key}`, () => (isDirty ? draft : undefined));
  useEffect(() => {
    if (kept) dispatch({ set: kept });
  }, [kept]);
  return { draft, dispatch, isDirty, isRestored: kept !== undefined };
}

export type BillSteps = ReturnType<typeof useBillDraft>['dispatch'];

function contentOf({ seenAt: _version, ...content }: BillDraft): string {
  return JSON.stringify(content);
}

import { useRef, useState } from 'react';

/**
 * The selected rows of the current page, or of all that match (`useMatching`). Other rows that are no
 * longer visible are not selected, so no action affects rows that the user has not chosen.
 * @param shown the ids that can be selected, in order.
 */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const selected = shown.filter((id) => chosen.has(id));

  /** With `isRange`, toggles all rows between this one and the one toggled before it. */
  const toggle = (id: string, isRange = false) => {
    const next = new Set(selected);
    const isOn = !next.has(id);
    const from = isRange && last.current ? shown.indexOf(last.current) : -1;
    const to = shown.indexOf(id);
    const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const one of range) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    last.current = id;
    setChosen(next);
  };

  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle,
    selectAll: () => setChosen(new Set(shown)),
    /** Also ids that are not shown yet. */
    select: (ids: readonly string[]) => setChosen(new Set(ids)),
    /** After an action on these rows. Rows that the user has selected since then stay selected. */
    deselect: (ids: readonly string[]) =>
      setChosen((current) => new Set([...current].filter((id) => !ids.includes(id)))),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

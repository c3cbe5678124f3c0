import { useState } from 'react';
import type { Verified } from './verify-form';

/** The result of the first step in this tab. Never stored: a reload starts over. */
type Proved = { member?: Verified; isActive?: boolean };

let kept: Proved = {};

/** The verification survives a change of language, which is another route and remounts the page. */
export function useProved() {
  const [proved, setProved] = useState(kept);
  const prove = (next: Proved) => {
    kept = next;
    setProved(next);
  };
  return { ...proved, prove };
}

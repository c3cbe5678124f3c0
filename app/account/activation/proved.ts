import { useState } from 'react';
import type { Verified } from './verify-form';

/** What the first step has proved in this tab. Never stored: a reload begins again. */
type Proved = { member?: Verified; isActive?: boolean };

let kept: Proved = {};

/** `Proved` outlives a change of language, which is another route and draws the page again. */
export function useProved() {
  const [proved, setProved] = useState(kept);
  const prove = (next: Proved) => {
    kept = next;
    setProved(next);
  };
  return { ...proved, prove };
}

export type Change = {
  direction: 'more' | 'less' | 'same' | 'new';
  /** The change relative to the earlier number; 0.12 is 12% more. None without such a number. */
  share?: number;
};

/** The change of a number since the earlier period. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same' };
  if (before === 0) return { direction: 'new' };
  const share = Math.abs(now - before) / before;
  // A change that is written as 0% is none.
  if (share < 0.005) return { direction: 'same' };
  return { direction: now > before ? 'more' : 'less', share };
}

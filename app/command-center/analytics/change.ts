export type Change = {
  direction: 'more' | 'less' | 'same' | 'new';
  /** The change as a share of what was before: 0.12 for 12 % more. None without a before. */
  share?: number;
};

/** How a number stands to the one before it. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same' };
  if (before === 0) return { direction: 'new' };
  return { direction: now > before ? 'more' : 'less', share: Math.abs(now - before) / before };
}

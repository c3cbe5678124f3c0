import { useEffect, useState } from 'react';

/**
 * A temporary value: `undefined`, then the value that is set, then `undefined` again.
 * @param duration milliseconds.
 */
export function useForAMoment<Said>(duration = 2500) {
  const [said, say] = useState<Said>();

  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => say(undefined), duration);
    return () => clearTimeout(timer);
  }, [said, duration]);

  return [said, say] as const;
}

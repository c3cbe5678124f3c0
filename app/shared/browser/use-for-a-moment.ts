import { useEffect, useState } from 'react';

/**
 * Something that is said for a moment: nothing at first, then what it is set to, then nothing again.
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

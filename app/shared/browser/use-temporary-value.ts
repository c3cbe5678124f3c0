import { useEffect, useState } from 'react';

/**
 * A temporary value: `undefined`, then the value that is set, then `undefined` again.
 * @param duration milliseconds.
 */
export function useTemporaryValue<Value>(duration = 2500) {
  const [value, setValue] = useState<Value>();

  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), duration);
    return () => clearTimeout(timer);
  }, [value, duration]);

  return [value, setValue] as const;
}

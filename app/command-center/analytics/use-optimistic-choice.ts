import { useEffect, useState } from 'react';

/**
 * A choice in the address that is shown at once. The address changes a moment later; without this
 * state, a radio button would revert until then.
 */
export function useOptimisticChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  const choose = (next: Value) => {
    setShown(next);
    onChange(next);
  };
  return [shown, choose];
}

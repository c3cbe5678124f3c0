import { useEffect, useState } from 'react';

/**
 * A choice that stands in the address, shown at once: the address follows a moment later, and
 * until then a radio button would spring back.
 */
export function useChoice<Value>(
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

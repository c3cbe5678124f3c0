import { useEffect, useEffectEvent } from 'react';

/** Acts on Ctrl or Cmd with a key, wherever the focus is, in place of what the browser does. */
export function useCtrlKey(name: 's' | 'k' | 'enter', act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== name) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

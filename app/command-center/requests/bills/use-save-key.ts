import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S or Cmd+S, wherever the focus is, in place of the browser's dialog. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

import { useEffectEvent, useLayoutEffect } from 'react';
import { useAdmin } from './backend/session';
import { useStoredSetting } from './stored-setting';

/** Actions by `KeyboardEvent.key`, in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Single keys that act anywhere on the page, unless the user types, a dialog or menu is open, or
 * the user has turned shortcuts off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [setting] = useShortcutSetting();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (setting === 'off' || defaultPrevented || ctrlKey || metaKey || altKey) return;
    const act = shortcuts[key.toLowerCase()];
    if (!act || isTaken(event.target)) return;
    event.preventDefault();
    act();
  });
  // Before the first paint: a person who types ahead presses the key as soon as the page is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether single-key shortcuts are on; stored per admin in this browser. */
export function useShortcutSetting() {
  return useStoredSetting('shortcuts', useAdmin().id, ['on', 'off']);
}

const typing =
  'textarea, select, [contenteditable], [role="menu"], [role="listbox"], input:not([type="checkbox"])';
const openDialog = '[aria-labelledby]:is([role="dialog"], [role="alertdialog"])';

function isTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(typing)) return true;
  return document.querySelector(openDialog) !== null;
}

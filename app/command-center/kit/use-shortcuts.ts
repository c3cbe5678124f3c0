import { useEffectEvent, useLayoutEffect } from 'react';
import { useAdmin } from './backend/session';
import { useStoredSetting } from './stored-setting';

/** Actions by `KeyboardEvent.key`, in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Single keys that act anywhere on the page, unless the user types, a dialog or menu is open, or
 * the user has turned shortcuts off (WCAG 2.1.4).
 * @param scope `dialog` for the keys of an open dialog: there, a key that is held down acts once.
 */
export function useShortcuts(shortcuts: Shortcuts, scope: 'page' | 'dialog' = 'page'): void {
  const [setting] = useShortcutSetting();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (setting === 'off' || defaultPrevented || ctrlKey || metaKey || altKey) return;
    const act = shortcuts[key.toLowerCase()];
    if (!act || isTaken(event) || (scope === 'page' && isDialogOpen())) return;
    event.preventDefault();
    if (scope === 'page' || !event.repeat) act();
  });
  // Before the first paint: a person who types ahead presses the key as soon as the page is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // Dialogs stop the arrow keys on their way up.
    const isCapturing = scope === 'dialog';
    document.addEventListener('keydown', listener, isCapturing);
    return () => document.removeEventListener('keydown', listener, isCapturing);
  }, [scope]);
}

/** Whether single-key shortcuts are on; stored per admin in this browser. */
export function useShortcutSetting() {
  return useStoredSetting('shortcuts', useAdmin().id, ['on', 'off']);
}

const typing =
  'textarea, select, [contenteditable], [role="menu"], [role="listbox"], input:not([type="checkbox"])';
const openDialog = '[aria-labelledby]:is([role="dialog"], [role="alertdialog"])';

/** Whether the focused element uses the key itself. It can name its keys in `data-keys`. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const named = target.closest<HTMLElement>('[data-keys]')?.dataset.keys ?? '';
  return target.closest(typing) !== null || named.split(' ').includes(key);
}

/** Whether a modal dialog is open; toasts have the role, too, but no title. */
export function isDialogOpen(): boolean {
  return document.querySelector(openDialog) !== null;
}

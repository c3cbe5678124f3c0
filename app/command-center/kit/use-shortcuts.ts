import { useEffectEvent, useLayoutEffect } from 'react';
import { useAdmin } from './backend/session';
import { useStoredSetting } from './stored-setting';

/** What the admin can do on a page. The list of keys and the palette show it, if it has a label. */
export type PageAction = {
  /** The `KeyboardEvent.key`, in lower case; none for an action without a key. */
  key?: string;
  /** How the keys are shown, for those that a field handles itself, such as Ctrl and Enter. */
  shown?: readonly string[];
  label?: string;
  act?: () => void;
  /** Impossible now: the palette does not offer it. Its key may still lead to where it happens. */
  isOff?: boolean;
};

const lists = new Set<() => readonly PageAction[]>();

/**
 * The actions of a page. Their single keys act anywhere on it, unless the user types, a dialog or menu is open, or
 * the user has turned shortcuts off (WCAG 2.1.4).
 * @param list is called for each key and each look at the list, so that it is true at that moment.
 * @param scope `dialog` for the keys of an open dialog: there, a key that is held down acts once.
 */
export function useShortcuts(
  list: () => readonly PageAction[],
  scope: 'page' | 'dialog' = 'page',
): void {
  const [setting] = useShortcutSetting();
  const listNow = useEffectEvent(list);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (setting === 'off' || defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (isTaken(event) || (scope === 'page' && isDialogOpen())) return;
    const act = list().find((action) => action.key === key.toLowerCase())?.act;
    if (!act) return;
    event.preventDefault();
    if (scope === 'page' || !event.repeat) act();
  });
  // Before the first paint: a person who types ahead presses the key as soon as the page is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const registered = () => listNow();
    // Dialogs stop the arrow keys on their way up.
    const isCapturing = scope === 'dialog';
    document.addEventListener('keydown', listener, isCapturing);
    if (scope === 'page') lists.add(registered);
    return () => {
      document.removeEventListener('keydown', listener, isCapturing);
      lists.delete(registered);
    };
  }, [scope]);
}

/** The actions with a label that this page has now; those of the page come before those of its parts. */
export function pageActions(): (PageAction & { label: string })[] {
  return [...lists]
    .toReversed()
    .flatMap((list) => list())
    .filter((action): action is PageAction & { label: string } => action.label !== undefined);
}

/** Opens the list of keys, as its key does. */
export function showKeys(): void {
  pageActions()
    .find(({ key }) => key === '?')
    ?.act?.();
}

/** The keys of an action, as they are printed on a keyboard. */
export function keysOf({ key, shown }: PageAction): readonly string[] {
  if (shown) return shown;
  if (key === undefined) return [];
  return [key === 'escape' ? 'Esc' : key.toUpperCase()];
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

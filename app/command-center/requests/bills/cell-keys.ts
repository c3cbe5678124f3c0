import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const cells = 'input[data-cell]:not(:disabled)';

/**
 * Enter goes to the next cell and Shift+Enter to the previous one. After the last cell it calls
 * `onEnd`. A list that is open for a choice takes its own Enter first.
 */
export function moveByEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(cells)) return;
  event.preventDefault();
  if (!focusCell(target, shiftKey ? -1 : 1) && !shiftKey) onEnd();
}

/** Focuses the next or previous cell of the bill. @returns whether there is one. */
export function focusCell(from: HTMLInputElement, step: 1 | -1): boolean {
  const all = [...(from.closest('form')?.querySelectorAll<HTMLInputElement>(cells) ?? [])];
  const next = all[all.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

/**
 * Makes a change and focuses the first cell of a line. Both happen before the next key, which would
 * otherwise reach the previous cell.
 */
export function focusLine(index: number, change: () => void): void {
  flushSync(change);
  const rows = document.querySelectorAll<HTMLElement>('[data-lines] [data-line]');
  rows[index]?.querySelector('input')?.focus();
}

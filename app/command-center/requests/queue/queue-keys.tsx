import { useEffect, useRef, useState } from 'react';
import { KeysDialog } from '~/command-center/kit/keys-dialog';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import type { ListedRequest } from '~/command-center/requests/fetch-requests';
import { useTranslation } from '~/shared/i18n/use-translation';

export type QueueDialog = 'assign' | 'snooze' | 'priority' | 'keys';

type QueueKeys = {
  rows: readonly ListedRequest[];
  /** The request to focus first, which the admin has just left. */
  startAt: string | undefined;
  open: (number: string, hash?: string) => void;
  toggle: ((id: string) => void) | undefined;
  clear: () => void;
  hasSelection: boolean;
  onDialog: (dialog: QueueDialog) => void;
};

/**
 * The keyboard shortcuts of the queue. J and K move the focus between rows, O opens, R opens at the
 * reply, A, S and P change the focused or selected requests, X selects, ? lists the keys.
 * @returns the focused request, and the text for screen readers.
 */
export function useQueueKeys(options: QueueKeys) {
  const { rows, startAt, open, toggle, clear, hasSelection, onDialog } = options;
  const { t } = useTranslation('manageRequests');
  const [said, say] = useState('');
  const current = useRef(startAt);
  // The row may have moved or gone since the admin opened it.
  const index = useRef(0);
  const isFirst = useRef(startAt !== undefined);
  useEffect(() => {
    if (!isFirst.current || rows.length === 0) return;
    isFirst.current = false;
    // The table measures its width before it renders rows.
    let frames = 10;
    const focusLater = () => {
      frames -= 1;
      if (focusRow(current.current) || frames === 0) return;
      requestAnimationFrame(focusLater);
    };
    focusLater();
  }, [rows]);

  const focused = () => {
    const number = numberOf(document.activeElement) ?? current.current;
    return rows.find((row) => row.number === number);
  };
  const go = (step: 1 | -1) => {
    const row = focused();
    const from = row ? rows.indexOf(row) : undefined;
    const target = from === undefined ? Math.min(index.current, rows.length - 1) : from + step;
    const next = rows[target];
    if (!next) return say(t(step === 1 ? 'keys.last' : 'keys.first'));
    say('');
    current.current = next.number;
    index.current = target;
    focusRow(next.number);
  };
  const withFocused = (act: (row: ListedRequest) => void) => () => {
    const row = focused();
    if (row) act(row);
  };
  const change = (dialog: QueueDialog) => () => {
    if (toggle && (hasSelection || focused())) onDialog(dialog);
  };
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    o: withFocused(({ number }) => open(number)),
    r: withFocused(({ number }) => open(number, '#reply')),
    a: change('assign'),
    s: change('snooze'),
    p: change('priority'),
    x: withFocused(({ id }) => toggle?.(id)),
    escape: () => clear(),
    '?': () => onDialog('keys'),
  });
  return { focused, said };
}

function rowLink(number: string | undefined): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  return links.find((link) => link.textContent === number);
}

/** @returns whether there is such a row. */
function focusRow(number: string | undefined): boolean {
  const link = rowLink(number);
  link?.focus({ preventScroll: true });
  link?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
  return link !== undefined;
}

/** The number of the row that contains an element. */
function numberOf(element: Element | null): string | undefined {
  return element?.closest('tbody, li')?.querySelector('[data-row]')?.textContent ?? undefined;
}

const shortcuts = [
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['O'], does: 'open' },
  { keys: ['/'], does: 'search' },
  { keys: ['X'], does: 'select' },
  { keys: ['A'], does: 'assign' },
  { keys: ['S'], does: 'snooze' },
  { keys: ['P'], does: 'priority' },
  { keys: ['G'], does: 'goOn' },
  { keys: ['1', '–', '5'], does: 'tabs' },
  { keys: ['D'], does: 'documents' },
  { keys: ['E'], does: 'need' },
  { keys: ['B'], does: 'bill' },
  { keys: ['Alt', '←', '→'], does: 'turnPage' },
  { keys: ['Alt', '↑', '↓'], does: 'zoomPage' },
  { keys: ['Alt', 'R'], does: 'rotatePage' },
  { keys: ['V'], does: 'decision' },
  { keys: ['Y'], does: 'confirm' },
  { keys: ['L'], does: 'payment' },
  { keys: ['R'], does: 'reply' },
  { keys: ['M'], does: 'macro' },
  { keys: ['Ctrl', 'Enter'], does: 'send' },
  { keys: ['N'], does: 'note' },
  { keys: ['T'], does: 'state' },
  { keys: ['C'], does: 'close' },
  { keys: ['U'], does: 'back' },
  { keys: ['?'], does: 'help' },
] as const;

/** The shortcuts of the queue and of an open request. */
export function QueueKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  return (
    <KeysDialog
      title={t('keys.title')}
      text={t('keys.text')}
      shortcuts={shortcuts.map(({ keys, does }) => ({ keys, label: t(`keys.does.${does}`) }))}
      switchLabel={t('keys.on')}
      onClose={onClose}
    />
  );
}

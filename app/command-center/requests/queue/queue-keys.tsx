import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import type { ListedRequest } from '~/command-center/requests/fetch-requests';
import { useTranslation } from '~/shared/i18n/use-translation';

export type QueueDialog = 'assign' | 'snooze' | 'priority' | 'state' | 'tags';

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
 * reply, A, S, P, T and H change the focused or selected requests, X selects.
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

  const last = () => numberOf(document.activeElement) ?? current.current;
  const focused = () => rows.find(({ number }) => number === last());
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
  // A change can take the request out of the view: it still opens.
  const openLast = (hash?: string) => () => {
    const number = last();
    if (number) open(number, hash);
  };
  const change = (dialog: QueueDialog) => () => {
    if (toggle && (hasSelection || focused())) onDialog(dialog);
  };
  useShortcuts(() => {
    const isNone = focused() === undefined;
    const cannotChange = !toggle || (isNone && !hasSelection);
    const does = (name: QueueDialog) => ({
      label: t(`keys.does.${name}`),
      isOff: cannotChange,
      act: change(name),
    });
    return [
      { key: 'j', label: t('keys.does.next'), isOff: rows.length === 0, act: () => go(1) },
      { key: 'k', label: t('keys.does.previous'), isOff: rows.length === 0, act: () => go(-1) },
      {
        key: 'o',
        label: t('keys.does.open'),
        isOff: last() === undefined,
        act: openLast(),
      },
      {
        key: 'r',
        label: t('keys.does.reply'),
        isOff: !toggle || last() === undefined,
        act: openLast('#reply'),
      },
      { key: 'a', ...does('assign') },
      { key: 's', ...does('snooze') },
      { key: 'p', ...does('priority') },
      { key: 't', ...does('state') },
      { key: 'h', ...does('tags') },
      {
        key: 'x',
        label: t('keys.does.select'),
        isOff: !toggle || isNone,
        act: () => {
          const row = focused();
          if (row) toggle?.(row.id);
        },
      },
      { key: 'escape', label: t('keys.does.clear'), isOff: !hasSelection, act: () => clear() },
    ];
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

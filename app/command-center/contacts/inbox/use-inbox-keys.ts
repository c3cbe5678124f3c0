import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useChangeContacts } from '~/command-center/contacts/change-contacts';
import { type Contact, contactQuery } from '~/command-center/contacts/fetch-contacts';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { Selection } from '~/command-center/kit/list/use-selection';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { useTranslation } from '~/shared/i18n/use-translation';

type Inbox = {
  rows: readonly Contact[];
  openId: string | null;
  open: (id: string, options?: { replace?: boolean }) => void;
  close: () => void;
  selection: Selection;
  mayWrite: boolean;
};

/**
 * The inbox's keyboard shortcuts: J and K open the next and previous message, A assigns to the admin,
 * E marks as responded and continues, R replies, X selects.
 * @returns the text for screen readers.
 */
export function useInboxKeys({ rows, openId, open, close, selection, mayWrite }: Inbox) {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const change = useChangeContacts();
  const [said, say] = useState('');
  // If the open row leaves the list, the next row gets its index.
  const place = useRef(-1);
  const index = rows.findIndex(({ id }) => id === openId);
  if (index >= 0) place.current = index;
  useNeighbors(rows, index);

  const go = (step: 1 | -1) => {
    const current = openInAddress();
    const from = rows.findIndex(({ id }) => id === current);
    const isGone = current !== null && from < 0;
    const target = isGone ? place.current + (step === 1 ? 0 : -1) : from + step;
    const next = current === null ? rows[0] : rows[target];
    if (!next) {
      say(t(step === 1 ? 'keys.last' : 'keys.first'));
      return;
    }
    open(next.id, { replace: current !== null });
    say(t('keys.opened', { name: next.name || t('nameless') }));
    focusRow(next.id);
  };
  const markDone = () => {
    const current = rows.find(({ id }) => id === openInAddress());
    if (!current) return;
    if (current.status === 'responded') {
      say(t('keys.doneAlready'));
      return;
    }
    change.mutate([{ id: current.id, seen: current.updated_at, status: 'responded' }]);
    if (rows.at(-1) !== current) go(1);
  };
  const assignToMe = () => {
    const current = rows.find(({ id }) => id === (focusedRow() ?? openInAddress()));
    if (!current) return;
    if (current.assigned_to === admin.id) say(t('keys.assignedAlready'));
    else change.mutate([{ id: current.id, seen: current.updated_at, assigned_to: admin.id }]);
  };
  const leave = () => {
    if (selection.selected.length > 0) selection.clear();
    else if (openId !== null) close();
  };
  useShortcuts(() => {
    const chosen = focusedRow() ?? openInAddress();
    const isOpen = openInAddress() !== null;
    const isNone = rows.length === 0;
    const isReply = document.querySelector('[data-reply]') !== null;
    return [
      { key: 'j', label: t('keys.does.next'), isOff: isNone, act: () => go(1) },
      { key: 'k', label: t('keys.does.previous'), isOff: isNone, act: () => go(-1) },
      { key: 'a', label: t('keys.does.assign'), isOff: !mayWrite || !chosen, act: assignToMe },
      { key: 'e', label: t('keys.does.done'), isOff: !mayWrite || !isOpen, act: markDone },
      {
        key: 'r',
        label: t('keys.does.reply'),
        isOff: !isReply,
        act: () => document.querySelector<HTMLElement>('[data-reply]')?.focus(),
      },
      { shown: ['Ctrl', 'Enter'], label: t('keys.does.send') },
      {
        key: 'x',
        label: t('keys.does.select'),
        isOff: !chosen,
        act: () => chosen && selection.toggle(chosen),
      },
      {
        key: 'escape',
        label: t('keys.does.close'),
        isOff: openId === null && selection.selected.length === 0,
        act: leave,
      },
    ];
  });
  return { said, go, markDone };
}

/** The id of the message whose row has the focus. */
function focusedRow(): string | undefined {
  const row = document.activeElement?.closest('li')?.querySelector('[data-contact]');
  return row?.getAttribute('data-contact') ?? undefined;
}

/** The address contains the open message, because keys can be faster than the screen. */
function openInAddress(): string | null {
  return new URLSearchParams(window.location.search).get('open');
}

/** Prefetches the messages above and below the open one, so that they open at once. */
function useNeighbors(rows: readonly Contact[], index: number) {
  const client = useQueryClient();
  const above = index < 0 ? undefined : rows[index - 1]?.id;
  const below = index < 0 ? undefined : rows[index + 1]?.id;
  useEffect(() => {
    for (const id of [below, above]) {
      if (id) void client.prefetchQuery({ ...contactQuery(id), staleTime: 60_000 });
    }
  }, [client, above, below]);
}

/** The row may appear with the same render that opens it. */
function focusRow(id: string) {
  const row = document.querySelector<HTMLElement>(`[data-contact="${id}"]`);
  row?.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

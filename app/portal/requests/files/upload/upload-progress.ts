import { useSyncExternalStore } from 'react';
import { onPageChange, type PageChange } from '../local/page-changes';

/** Bytes that the server has of each waiting page, and of the pages that it has completely. */
export type UploadProgress = { sent: ReadonlyMap<string, number>; storedBytes: number };

const none: UploadProgress = { sent: new Map(), storedBytes: 0 };

let progress = none;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The progress of the upload, also if another tab sends the pages. */
export function useUploadProgress(): UploadProgress {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => none,
  );
}

/** Starts again at zero, once everything was sent. */
export function resetProgress(): void {
  if (progress !== none) update(none);
}

function subscribe(listener: () => void): () => void {
  stop ??= onPageChange(follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function follow(change: PageChange): void {
  const sent = new Map(progress.sent);
  if (change.kind === 'progress' && change.id) {
    update({ ...progress, sent: sent.set(change.id, change.sent) });
  } else if (change.kind === 'stored') {
    sent.delete(change.id);
    update({ sent, storedBytes: progress.storedBytes + change.size });
  }
}

function update(next: UploadProgress): void {
  progress = next;
  for (const listener of listeners) listener();
}

import { CircleAlert, CloudOff, RotateCcw, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { LocalPage } from '~/portal/requests/files/local/local-page';
import {
  onPageChange,
  type PageChange,
  removePage,
  updatePage,
} from '~/portal/requests/files/local/page-store';
import { removeWaitingPage } from '~/portal/requests/files/upload/remove-file';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import { PagePicture } from './page-picture';

type WaitingPagesProps = { userId: string; pages: readonly LocalPage[]; isOnline: boolean };

/** The pages that are being sent, each with its progress, and all together. */
export function WaitingPages({ userId, pages, isOnline }: WaitingPagesProps) {
  const { t } = useTranslation('requestFiles');
  const { sent, storedBytes } = useUploadProgress();
  const isDone = pages.length === 0;
  const isLosable = pages.some(({ isInMemory }) => isInMemory);

  useEffect(() => {
    if (isDone) resetProgress();
  }, [isDone]);

  if (isDone) return null;
  const left = pages.reduce((sum, page) => sum + page.size, 0);
  const done = pages.reduce((sum, { id }) => sum + (sent.get(id) ?? 0), storedBytes);
  const total = Math.round((100 * done) / (left + storedBytes || 1));
  return (
    <div className="grid gap-3 rounded-md bg-white p-4 shadow-raised">
      {isOnline ? (
        <p role="status" className="flex items-center gap-3 font-semibold text-mata-800">
          <Spinner />
          {t('waiting.sending', { count: pages.length })}
        </p>
      ) : (
        <Notice tone="warning" live="status" title={t('waiting.offline.title')}>
          {t(isLosable ? 'inMemory.text' : 'waiting.offline.text')}
        </Notice>
      )}
      <Progress label={t('waiting.total')} value={total} />
      <ul className="grid gap-2">
        {pages.map((page) => {
          const value = Math.round((100 * (sent.get(page.id) ?? 0)) / (page.size || 1));
          return (
            <li key={page.id} className="flex items-center gap-3">
              <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-xs bg-sand">
                <PagePicture thumbnail={page.thumbnail} />
              </span>
              <span className="grid min-w-0 grow gap-1.5">
                <span className="truncate text-sm">{page.name}</span>
                <Progress label={page.name} value={value} />
              </span>
              <span className="w-11 shrink-0 text-right text-xs whitespace-nowrap text-muted tabular-nums">
                {isOnline ? `${value} %` : <CloudOff className="ml-auto size-4.5" />}
              </span>
              <button
                type="button"
                aria-label={t('waiting.cancel', { name: page.name })}
                title={t('waiting.cancel', { name: page.name })}
                onClick={() => removeWaitingPage(userId, page.id)}
                className="grid size-11 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-ink"
              >
                <X className="size-5" />
              </button>
            </li>
          );
        })}
      </ul>
      {!isLosable && <p className="text-sm text-muted">{t('waiting.background')}</p>}
    </div>
  );
}

function Progress({ label, value }: { label: string; value: number }) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={value}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-mata-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-mata-600"
    />
  );
}

type RefusedPagesProps = { userId: string; pages: readonly LocalPage[] };

/** Files that cannot be sent: why, and what to do instead. The other pages are not affected. */
export function RefusedPages({ userId, pages }: RefusedPagesProps) {
  const { t } = useTranslation('requestFiles');
  return (
    <div role="alert" className="empty:hidden">
      {pages.length > 0 && (
        <ul className="grid gap-3">
          {pages.map((page) => (
            <li
              key={page.id}
              className="flex gap-3 rounded-md bg-danger-100 py-2 pr-2 pl-4 text-sm text-danger-700"
            >
              <CircleAlert className="mt-2.5 size-5 shrink-0" />
              <span className="grid min-w-0 grow content-center gap-1 py-2">
                <span className="font-semibold wrap-anywhere">{page.name}</span>
                <span>{t(`refusals.${page.refusal ?? 'refused'}`)}</span>
              </span>
              {page.refusal === 'refused' && (
                <button
                  type="button"
                  aria-label={t('refused.again', { name: page.name })}
                  title={t('refused.again', { name: page.name })}
                  onClick={() => updatePage(userId, page.id, { state: 'waiting' })}
                  className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/50"
                >
                  <RotateCcw className="size-5" />
                </button>
              )}
              <button
                type="button"
                aria-label={t('refused.dismiss', { name: page.name })}
                title={t('refused.dismiss', { name: page.name })}
                onClick={() => removePage(userId, page.id)}
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/50"
              >
                <X className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Bytes that the server has of each waiting page, and of the pages that it has completely. */
export type UploadProgress = { sent: ReadonlyMap<string, number>; storedBytes: number };

const none: UploadProgress = { sent: new Map(), storedBytes: 0 };

let progress = none;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The progress of the upload, also if another tab sends the pages. */
function useUploadProgress(): UploadProgress {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => none,
  );
}

/** Starts again at zero, once everything was sent. */
function resetProgress(): void {
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

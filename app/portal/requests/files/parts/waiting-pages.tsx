import { CloudOff, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import type { LocalPage } from '../local/local-page';
import { removeWaitingPage } from '../upload/remove-waiting-page';
import { resetProgress, useUploadProgress } from '../upload/upload-progress';
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

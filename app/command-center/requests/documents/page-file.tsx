import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RequestFile } from '~/command-center/requests/fetch-request';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { fileQuery, openFile } from './open-file';

type PageImageProps = {
  file: RequestFile;
  label: string;
  zoom: number;
  rotation: number;
  className?: string;
};

/** A photo of a page, which fits into its frame. A zoomed page scrolls. */
export function PageImage({ file, label, zoom, rotation, className }: PageImageProps) {
  const { t } = useTranslation('manageRequests');
  const query = useQuery(fileQuery(file.id));
  const [isLoaded, setLoaded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (query.error || hasFailed) {
    const refetch = () => {
      setFailed(false);
      void query.refetch();
    };
    return <LoadFailure query={{ error: query.error, isFetching: query.isFetching, refetch }} />;
  }
  const isSideways = rotation % 180 !== 0;
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a zoomed page
      tabIndex={0}
      data-keys={zoom > 1 ? 'ArrowLeft ArrowRight' : undefined}
      className={clsx(
        '@container-size relative h-[55dvh] overflow-auto rounded-md bg-mata-900/90 lg:h-[72dvh]',
        className,
      )}
    >
      {!isLoaded && (
        <div role="status" className="absolute inset-0 p-4">
          <span className="sr-only">{t('viewer.loading')}</span>
          <Skeleton className="h-full" />
        </div>
      )}
      {query.data && (
        // The frame of a rotated photo does not rotate, so that all of it can be scrolled to.
        <div className="relative" style={{ width: `${zoom * 100}cqw`, height: `${zoom * 100}cqh` }}>
          <img
            src={query.data}
            alt={label}
            draggable={false}
            onLoad={() => setLoaded(true)}
            onError={() => setFailed(true)}
            style={{
              rotate: `${rotation}deg`,
              width: `${zoom * 100}${isSideways ? 'cqh' : 'cqw'}`,
              height: `${zoom * 100}${isSideways ? 'cqw' : 'cqh'}`,
            }}
            className="absolute top-1/2 left-1/2 max-w-none -translate-1/2 object-contain"
          />
        </div>
      )}
    </div>
  );
}

/** A PDF, which is downloaded: it may contain scripts, and viewers refuse a sandboxed frame. */
export function PagePdf({ file }: { file: RequestFile }) {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const download = useMutation({
    mutationFn: () => openFile(file.id),
    // The response is an attachment, so the page stays.
    onSuccess: (address) => window.location.assign(`${address}&download=${file.id}.pdf`),
  });
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-4 rounded-md bg-sand p-8 text-center">
      <p className="max-w-prose text-muted">{t('manageRequests:viewer.pdf')}</p>
      <p className="text-sm font-semibold wrap-anywhere">{file.name}</p>
      {download.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(download.error)}`)}</p>
        </Notice>
      )}
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <FileDown className="size-5" />}
        {t('manageRequests:viewer.download')}
      </Button>
    </div>
  );
}

/** The sizes of a page, as multiples of its width. */
export const zooms = [1, 1.5, 2, 3, 4];

type PageToolProps = {
  label: string;
  onClick: () => void;
  isDisabled: boolean;
  size?: 'compact';
  children: ReactNode;
};

/** A button of an icon that moves, zooms or rotates a page. */
export function PageTool({ label, onClick, isDisabled, size, children }: PageToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className={clsx(
        'grid place-items-center text-muted transition-colors hover:bg-sand hover:text-ink disabled:opacity-40',
        size === 'compact' ? 'size-10 shrink-0 rounded-xs' : 'size-11 rounded-sm',
      )}
    >
      {children}
    </button>
  );
}

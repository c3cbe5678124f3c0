import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { RequestFile } from '~/command-center/requests/fetch-request';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { fileQuery } from './open-file';

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

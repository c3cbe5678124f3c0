import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';

/** The form while it loads; `children` replace the placeholder if it cannot load. */
export function DraftSkeleton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('requestForm');
  return (
    <div className="page pt-8">
      <div className="mx-auto grid w-full max-w-160 gap-6">
        <h1 className="sr-only">{t('loading')}</h1>
        {children || <Skeleton className="h-80 w-full" />}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '~/shared/ui/skeleton';

type InfoCardProps = {
  label: string;
  /** `undefined` while it loads. */
  value: string | undefined;
  hint: string | undefined;
  action?: ReactNode;
  className?: string;
};

/** One fact of a `<dl>`: its name, its value and its purpose. */
export function InfoCard({ label, value, hint, action, className }: InfoCardProps) {
  return (
    <div
      className={clsx(
        'relative grid content-start rounded-md bg-white p-5 pt-2.5 shadow-raised md:p-6 md:pt-3.5',
        className,
      )}
    >
      <dt className="flex min-h-11 items-center text-sm font-semibold text-muted">{label}</dt>
      <dd className="flex min-h-9 items-center text-heading font-semibold tabular-nums">
        {value ?? <Skeleton className="h-[1em] w-32" />}
        <span className="absolute top-2.5 right-2.5 md:top-3.5 md:right-3.5">{action}</span>
      </dd>
      <dd className="mt-1 text-sm text-muted">
        {hint ?? <Skeleton className="my-[0.25em] h-[1em] w-full max-w-36" />}
      </dd>
    </div>
  );
}

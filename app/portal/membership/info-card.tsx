import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '~/shared/ui/skeleton';

type InfoCardProps = {
  label: string;
  /** `undefined` while it loads. */
  value: string | undefined;
  hint: string | undefined;
  /** A long code instead of a word or an amount; `sample` is one of the same length. */
  sample?: string;
  action?: ReactNode;
  className?: string;
};

/** One fact of a `<dl>`: its name, its value, and what it is for. */
export function InfoCard({ label, value, hint, sample, action, className }: InfoCardProps) {
  return (
    <div
      className={clsx(
        'relative grid content-start rounded-md bg-white p-5 pt-2.5 shadow-raised md:p-6 md:pt-3.5',
        className,
      )}
    >
      <dt className="flex min-h-11 items-center text-sm font-semibold text-muted">{label}</dt>
      <dd
        className={clsx(
          'flex min-h-9 items-center font-semibold tabular-nums',
          sample ? 'text-sm wrap-anywhere' : 'text-heading',
        )}
      >
        {value ?? <Placeholder sample={sample} />}
        <span className="absolute top-2.5 right-2.5 md:top-3.5 md:right-3.5">{action}</span>
      </dd>
      <dd className="mt-1 text-sm text-muted">
        {hint ?? <Skeleton className="my-[0.25em] h-[1em] w-full max-w-36" />}
      </dd>
    </div>
  );
}

/** A code breaks where its sample breaks, so the grey place has as many lines. */
function Placeholder({ sample }: { sample: string | undefined }) {
  if (!sample) return <Skeleton className="h-[1em] w-32" />;
  return (
    <span
      aria-hidden="true"
      className="animate-pulse rounded-xs bg-line/70 text-transparent select-none"
    >
      {sample}
    </span>
  );
}
